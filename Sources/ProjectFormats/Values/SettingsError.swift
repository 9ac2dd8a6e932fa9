import Foundation

/// Why a settings file cannot be read.
package struct SettingsError: Error, Hashable, Sendable {
  /// What is wrong with it.
  package enum Problem: Hashable, Sendable {
    /// It has nothing in it.
    case empty
    /// It is text, and some bytes are no characters.
    case notText(offset: Int)
    /// It ends in the middle of a value; the words name what was being read.
    case cutOff(String)
    /// Something else was expected.
    case unexpected(String, expected: String)
    /// It breaks the rules of its format; the words say how.
    case malformed(String)
    /// Values are nested more deeply than the limit.
    case tooDeep(limit: Int)
    /// It repeats parts of itself so often that it stands for more values than the limit.
    case tooLarge(limit: Int)
    /// It is well-formed, and says something that this reader does not understand.
    case notSupported(String)
  }

  /// What is wrong with it.
  package let problem: Problem
  /// The line, counted from 1; nil if the format has no lines or the whole file is meant.
  package let line: Int?

  /// Creates an error.
  package init(_ problem: Problem, line: Int? = nil) {
    self.problem = problem
    self.line = line
  }

  /// How deeply values may be nested.
  ///
  /// Readers call themselves for inner values. Without optimization a level of YAML takes 7 kB of
  /// the stack, and a thread can have as little as 512 kB.
  package static let maxNesting = 50
  /// How many values a file may stand for, if it can name a part of itself in several places.
  package static let maxValues = 2_000_000
}

extension SettingsError: LocalizedError {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package var errorDescription: String? { line.map { "line \($0): \(words)" } ?? words }

  private var words: String {
    switch problem {
    case .empty: "the file is empty."
    case .notText(let offset):
      "the bytes from offset \(offset) are not UTF-8 text; save the file as UTF-8."
    case .cutOff(let what): "the file ends in the middle of \(what)."
    case .unexpected(let found, let expected): "expected \(expected), but found “\(found)”."
    case .malformed(let reason): "\(reason)."
    case .tooDeep(let limit): "values are nested more than \(limit) levels deep."
    case .tooLarge(let limit): "the file repeats itself and stands for more than \(limit) values."
    case .notSupported(let what): "\(what) is not supported."
    }
  }
}
