/// Pieces of Markdown.
package enum Markdown {
  /// A table; a cell may hold Markdown, but no line break.
  package static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| " + $0.map(cell).joined(separator: " | ") + " |\n" }.joined()
  }

  /// Text that no reader takes for Markdown.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_[]<>#".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  /// Text in the typeface of code.
  package static func code(_ text: String) -> String {
    text.contains("`") ? escaped(text) : "`\(text)`"
  }

  /// Lines as they are.
  package static func block(_ text: String) -> String { "```text\n\(text)```\n" }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
