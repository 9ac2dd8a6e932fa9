import CommandLineTools
import DelegateSource
import Foundation
import Reporting

/// The files of `delegates`: what was read, and what could not be.
struct SourceReading {
  /// The files that were read.
  private(set) var files: [SourceFile] = []
  /// The files that were not, and why.
  private(set) var troubles: [(path: String, error: any CommandError)] = []
  private let paths: [String]
  private var contents: [String: [UInt8]] = [:]

  /// Reads files; those that cannot be read are left out.
  init(_ paths: [String]) throws {
    self.paths = paths
    for path in paths {
      do {
        let bytes = try Self.read(path)
        contents[path] = bytes
        files.append(SourceFile(bytes, name: path))
      } catch let error as FileError {
        troubles.append((path, error))
      } catch let error as SourceTextError {
        troubles.append((path, error))
      }
    }
  }

  /// What was found, for reports.
  func report(on survey: DelegateSurvey) -> FindingReport {
    var columns: [String: CharacterColumns] = [:]
    for file in Set(survey.findings.map(\.file)) {
      columns[file] = CharacterColumns(contents[file] ?? [])
    }
    return FindingReport(
      command: "delegates", rules: DelegateRule.allCases.map(\.reported),
      subjects: paths.map(ReportedFinding.subject),
      findings: survey.findings.map { $0.reported(columns[$0.file] ?? CharacterColumns([])) },
      notJudged: troubles.map {
        FindingReport.NotJudged(
          subject: ReportedFinding.subject($0.path), reason: $0.error.localizedDescription)
      },
      isComplete: troubles.isEmpty)
  }

  /// How the command ends.
  func status(failing: Bool) -> ExitStatus {
    let statuses = Set(troubles.map(\.error.status) + (failing ? [.unexpected] : []))
    let order: [ExitStatus] = [.fileTrouble, .malformedInput, .unexpected]
    return order.first(where: statuses.contains) ?? .asExpected
  }

  private static func read(_ path: String) throws -> [UInt8] {
    let bytes = try InputFile.read(path)
    if let offset = SourceTextError.offset(in: bytes) {
      throw SourceTextError(path: path, offset: offset)
    }
    return bytes
  }
}

/// A file that is not Swift source, because it is not UTF-8 text.
struct SourceTextError: CommandError {
  let path: String
  /// The first byte that is not part of a character.
  let offset: Int

  var status: ExitStatus { .malformedInput }

  var errorDescription: String? {
    "\(InputFile.name(of: path)): the bytes from offset \(offset) are not UTF-8, so this is not Swift."
  }

  /// Where bytes stop being UTF-8; nil if all of them are UTF-8.
  static func offset(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // Decoding puts U+FFFD where a character cannot be read, so that is the first difference.
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    return zip(bytes, repaired).prefix { $0 == $1 }.count
  }
}
