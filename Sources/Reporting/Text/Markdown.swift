/// Pieces of Markdown.
package enum Markdown {
  /// A table; a cell may hold Markdown, but no line break.
  package static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| " + $0.map(cell).joined(separator: " | ") + " |\n" }.joined()
  }

  /// Text with the special characters of Markdown escaped.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_[]<>#".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  /// Text as code.
  package static func code(_ text: String) -> String {
    text.contains("`") ? escaped(text) : "`\(text)`"
  }

  /// A block of code in a language.
  package static func code(_ code: String, language: String) -> String {
    "```\(language)\n\(code)\n```\n"
  }

  /// An address inside a link, which parentheses would end.
  package static func address(_ address: String) -> String {
    address.replacing("(", with: "%28").replacing(")", with: "%29")
  }

  /// Text that is folded until the reader opens it.
  package static func folded(_ summary: String, _ text: String) -> String {
    "<details>\n<summary>\(summary)</summary>\n\n\(text)\n</details>\n"
  }

  /// A block of preformatted lines.
  package static func block(_ text: String) -> String { "```text\n\(text)```\n" }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
