/// A word, a string, a number or a byte of punctuation in a script.
struct ScriptToken {
  enum Kind {
    case word, number, symbol
    /// A string with its quotation marks; one that is not closed ends with its line or the file.
    case string
  }

  let kind: Kind
  /// Its range in bytes.
  let range: Range<Int>
  /// The line in which it begins, counted from 1.
  let line: Int
  /// Whether it is the first token of its line.
  let startsLine: Bool
}

extension ScriptLiterals {
  /// A language whose literals can be read.
  package enum Language: Hashable, Sendable {
    /// JavaScript or TypeScript.
    case javaScript
    /// Swift.
    case swift
    /// Starlark, as in the BUILD files of Bazel.
    case starlark
  }
}
