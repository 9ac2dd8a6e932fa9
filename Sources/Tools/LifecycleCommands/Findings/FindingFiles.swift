import CommandLineTools
import Foundation
import LifecycleLogs
import Reporting

/// The files in which a project says which findings it accepts, and what rules weigh.
struct FindingFiles: Hashable, Sendable {
  /// The file of settings that is read if no option names one.
  static let defaultSettings = ".lifecycle.json"

  /// A file of settings or a baseline is small.
  private static let sizeLimit = 16 << 20

  /// The baseline to read; nil for none.
  let baseline: String?
  /// The baseline to write; nil for none.
  let newBaseline: String?
  private let namedSettings: String?

  init(_ arguments: Arguments) throws(UsageError) {
    baseline = arguments.value(of: .baseline)
    newBaseline = arguments.value(of: .writeBaseline)
    namedSettings = arguments.value(of: .settings)
    for option in [Option.baseline, .writeBaseline, .settings]
    where arguments.value(of: option) == "-" {
      throw .wrongValue(option, "name a file, not standard input or output.")
    }
  }

  /// The file of settings; nil if there is none.
  var settings: String? {
    namedSettings ?? (FileSystem.exists(Self.defaultSettings) ? Self.defaultSettings : nil)
  }

  /// The bytes of the file of settings.
  private func bytes(ofSettings path: String) throws -> [UInt8] {
    namedSettings == nil
      ? try InputFile.read(found: path, limit: Self.sizeLimit)
      : try InputFile.read(path, limit: Self.sizeLimit)
  }

  /// Reads the settings.
  func readSettings() throws -> FindingSettings? {
    try settings.map { path in
      let bytes = try bytes(ofSettings: path)
      return try Self.policy(in: path) { () throws(PolicyError) in
        try FindingSettings(bytes, rules: FindingRules.known)
      }
    }
  }

  /// Reads the vocabulary of logs in a file, or else the one in the settings; nil if there is none.
  func readVocabulary(_ named: String?) throws -> LogVocabulary? {
    guard let path = named ?? settings else { return nil }
    let bytes =
      named == nil
      ? try bytes(ofSettings: path) : try InputFile.read(path, limit: Self.sizeLimit)
    return try Self.policy(in: path) { () throws(PolicyError) in
      named == nil ? try LogVocabulary(ofSettings: bytes) : try LogVocabulary(ofFile: bytes)
    }
  }

  /// Reads the baseline of a command.
  func readBaseline(of command: String) throws -> FindingBaseline? {
    try baseline.map { path in
      if FileSystem.kind(of: path) == nil { throw FindingFileError.noBaseline(path) }
      let bytes = try InputFile.read(path, limit: Self.sizeLimit)
      return try Self.policy(in: path) { () throws(PolicyError) in
        try FindingBaseline(bytes, for: command)
      }
    }
  }

  /// Says which file is meant if there is something wrong in it.
  private static func policy<Value>(
    in path: String, _ read: () throws(PolicyError) -> Value
  ) throws(FindingFileError) -> Value {
    do throws(PolicyError) { return try read() } catch { throw .policy(path, error) }
  }
}

/// What is wrong with a file of settings or with a baseline.
enum FindingFileError: CommandError, Hashable {
  case noBaseline(String)
  case policy(String, PolicyError)

  var status: ExitStatus {
    switch self {
    case .noBaseline: .fileError
    case .policy: .malformedInput
    }
  }

  var errorDescription: String? {
    switch self {
    case .noBaseline(let path):
      "there is no baseline \(path.shown); write one with \(Option.writeBaseline.name) \(path.printable)."
    case .policy(let path, let error): "\(path.shown): \(error.localizedDescription)"
    }
  }
}
