/// Text of others inside Markdown: it must neither become markup nor notify anybody.
enum MarkdownText {
  /// The text on one line, with everything escaped that Markdown would read inside a line.
  ///
  /// A bar is not escaped: only a table reads it, and ``Markdown/table(_:_:)`` escapes it there.
  static func escaped(_ text: String) -> String {
    text.onOneLine.replacingScalars { scalar in
      special.contains(scalar) ? "\\\(scalar)" + gap(after: scalar) : nil
    }
  }

  /// The text on one line, for an HTML element whose text is read for names of users.
  static func html(_ text: String) -> String {
    text.onOneLine.replacingScalars {
      htmlEscapes[$0] ?? ($0 == "@" || $0 == "#" ? "\($0)" + gap : nil)
    }
  }

  /// The text on one line, for preformatted text, which is shown as it is.
  static func preformatted(_ text: String) -> String {
    text.onOneLine.replacingScalars { htmlEscapes[$0] }
  }

  private static let special = Set("\\`*_[]<>#~&$@".unicodeScalars)

  private static let htmlEscapes: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;",
  ]

  /// “@main” would notify a user of that name, and “#1” would link an issue, without a space that
  /// has no width.
  private static let gap = "&#8203;"

  private static func gap(after scalar: Unicode.Scalar) -> String {
    scalar == "@" || scalar == "#" ? gap : ""
  }
}
