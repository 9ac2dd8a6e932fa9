import Foundation

/// Why bytes are not a transition system, and where.
public struct TransitionSystemError: LocalizedError, Hashable {
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong there, as a sentence without its capital letter.
  public let problem: String

  /// What is wrong, after the line.
  public var errorDescription: String? { "line \(line): \(problem)" }

  init(line: Int, _ problem: String) {
    self.line = line
    self.problem = problem
  }

  /// Creates the error of something that stands in the place of another.
  init(line: Int, expected: String, found: String?) {
    self.init(line: line, "\(expected) is expected, not \(found?.shown ?? "the end of the file").")
  }
}

extension TransitionSystem {
  /// The largest number of states or transitions.
  static let maxCount = Int(Int32.max) - 1

  /// The states from 0 on, in words for an error.
  static func stateWords(_ count: Int) -> String {
    "a state from 0 to \((count - 1).grouped)"
  }
}
