import Foundation
import Testing

/// A line of `Tests/Hostile/cases.txt`: something hostile, and what must happen.
struct HostileCase: Sendable, CustomTestStringConvertible {
  /// Whether it is also tried when time is short.
  let isQuick: Bool
  let status: Int32
  /// What must be in the output or among the errors.
  let words: String
  /// The line of bash that tries it.
  let line: String

  var testDescription: String { line }

  /// The cases that this run of the tests tries: all if `THOROUGH_TESTS` is 1.
  static var tried: [HostileCase] {
    let isThorough = ProcessInfo.processInfo.environment["THOROUGH_TESTS"] == "1"
    return all.filter { $0.isQuick || isThorough }
  }

  static let all: [HostileCase] = {
    let text = try? String(contentsOfFile: folder + "/cases.txt", encoding: .utf8)
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      HostileCase(line.components(separatedBy: " | "))
    }
  }()

  /// `Tests/Hostile`.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Hostile").path

  private init?(_ parts: [String]) {
    guard parts.count >= 4, let status = Int32(parts[1]) else { return nil }
    self.isQuick = parts[0] == "always"
    self.status = status
    words = parts[2]
    line = parts[3...].joined(separator: " | ")
  }
}
