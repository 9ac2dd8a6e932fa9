import Foundation
import SystemFiles
import Reporting
import Synchronization

/// The folder in which every check of a process leaves what it has lived.
///
/// The environment variable `LIFECYCLE_COVERAGE` names it. Each check writes a file of its own, so
/// that tests may run at the same time, in several processes and on several machines.
public struct CoverageFolder: Sendable {
  /// The name of the environment variable.
  public static let variable = "LIFECYCLE_COVERAGE"

  private let path: String
  private static let number = Atomic<Int>(0)

  /// The folder that the environment names; nil if it names none.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let path = environment[Self.variable], !path.isEmpty else { return nil }
    self.path = path
  }

  /// Writes what a check has lived.
  ///
  /// - Returns: Why it cannot be written, in one sentence; nil if it is.
  func keep(_ coverage: LifeCoverage) -> String? {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let number = Self.number.add(1, ordering: .relaxed).newValue
    let process = ProcessInfo.processInfo.processIdentifier
    let random = UInt32.random(in: 0 ... .max)
    let file = folder.appendingPathComponent(
      "\(coverage.model.name)-\(process)-\(number)-\(String(random, radix: 16)).json")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let replacement = try FileReplacement(of: file.path)
      try replacement.write(Array(coverage.json.text.utf8))
      try replacement.commit()
      return nil
    } catch {
      return words(error.inWords)
    }
  }

  private func words(_ reason: String) -> String {
    "the coverage cannot be written to “\(path)”, which \(Self.variable) names: \(reason)"
  }
}
