/// A word, a symbol or a whole literal of Swift source.
struct SourceToken {
  enum Kind {
    /// A name, a keyword or a number; a name in backticks stands without them and is no keyword.
    case word, quotedWord
    /// One byte of punctuation, or the arrow of a result.
    case symbol
    /// A string or a regular expression, with everything in it.
    case literal
  }

  let kind: Kind
  /// Where it stands, in bytes.
  let range: Range<Int>
  /// The line, counted from 1.
  let line: Int
  /// The byte in the line, counted from 1, as compilers count.
  let column: Int
  /// Whether nothing but white space and comments stands before it in its line.
  let startsLine: Bool
  /// Whether it follows the token before it without a gap.
  let isAttached: Bool
}
