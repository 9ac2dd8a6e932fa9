import Reporting

// Headings and lists.
extension MarkdownBlocks {
  private static let levels: [StaticString] = ["h1", "h2", "h3", "h4"]

  /// What comes before the colon of a heading.
  static func name(ofHeading line: Substring) -> String? {
    let words = line.drop { $0 == "#" }.drop { $0 == " " }
    return words.firstIndex(of: ":").map { String(words[..<$0]) }
  }

  mutating func heading() -> Markup {
    let line = lines[next]
    next += 1
    let level = line.prefix { $0 == "#" }.count
    let words = line.dropFirst(level).drop { $0 == " " }
    return .element(
      Self.levels[min(level, Self.levels.count) - 1], ["id": Self.name(ofHeading: line)],
      spans.markup(String(words)))
  }

  /// The indent of an item, and its words; nil for a line that begins none.
  static func item(_ line: Substring) -> (indent: Int, words: Substring)? {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    return rest.hasPrefix("- ") ? (indent, rest.dropFirst(2)) : nil
  }

  mutating func list(indent: Int) -> Markup {
    var items: [Markup] = []
    while next < lines.count, let item = Self.item(lines[next]), item.indent == indent {
      var words = [item.words]
      next += 1
      while next < lines.count, lines[next].hasPrefix(" "), Self.item(lines[next]) == nil {
        words.append(lines[next].drop { $0 == " " })
        next += 1
      }
      var content = spans.markup(words.joined(separator: "\n"))
      if next < lines.count, let inner = Self.item(lines[next]), inner.indent > indent {
        content.append(list(indent: inner.indent))
      }
      items.append(.element("li", [:], content))
    }
    return .element("ul", ["class": "plain"], items)
  }
}
