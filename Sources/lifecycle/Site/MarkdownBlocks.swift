import Reporting

/// Our own Markdown as markup: the pages of the reports, so that each has one source.
///
/// Only what the pages use is read: headings, paragraphs, lists, tables, code, quotations, and texts
/// that are folded. Everything else is text.
struct MarkdownBlocks {
  private let spans: MarkdownSpans
  private let lines: [Substring]
  private var next = 0
  /// The names of headings, which a cell of a table may refer to.
  private let headings: Set<String>

  init(_ text: String, spans: MarkdownSpans) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      lines: lines, spans: spans,
      headings: Set(lines.filter { $0.hasPrefix("#") }.compactMap { Self.name(ofHeading: $0) }))
  }

  private init(lines: [Substring], spans: MarkdownSpans, headings: Set<String>) {
    self.lines = lines
    self.spans = spans
    self.headings = headings
  }

  /// The blocks, in order.
  var markup: [Markup] {
    var reader = self
    var blocks: [Markup] = []
    while reader.next < reader.lines.count {
      if let block = reader.block() { blocks.append(block) }
    }
    return blocks
  }

  /// The first heading without its marks.
  var title: String? {
    lines.first { $0.hasPrefix("# ") }.map { spans.plain(String($0.dropFirst(2))) }
  }

  private mutating func block() -> Markup? {
    let line = lines[next]
    if line.allSatisfy(\.isWhitespace) {
      next += 1
      return nil
    }
    if line.hasPrefix("```") { return code() }
    if line.hasPrefix("#") { return heading() }
    if line.hasPrefix("|") { return table() }
    if line.hasPrefix("<details>") { return folded() }
    if line.hasPrefix("> ") { return quotation() }
    if let item = Self.item(line) { return list(indent: item.indent) }
    return paragraph()
  }

  private mutating func paragraph() -> Markup {
    var words: [Substring] = []
    while next < lines.count, !beginsBlock(lines[next]) || words.isEmpty {
      words.append(lines[next])
      next += 1
    }
    let isPicture = words.count == 1 && words[0].hasPrefix("![")
    return .element(
      isPicture ? "figure" : "p", [:], spans.markup(words.joined(separator: "\n")))
  }

  private func beginsBlock(_ line: Substring) -> Bool {
    line.allSatisfy(\.isWhitespace) || Self.item(line) != nil
      || ["```", "#", "|", "<details>", "</details>", "> "].contains { line.hasPrefix($0) }
  }

  private mutating func code() -> Markup {
    let start = next + 1
    next = start
    while next < lines.count, !lines[next].hasPrefix("```") { next += 1 }
    let text = lines[start..<next].joined(separator: "\n")
    next += 1
    return .element("pre", [:], [.element("code", text)])
  }

  private mutating func quotation() -> Markup {
    var words: [Substring] = []
    while next < lines.count, lines[next].hasPrefix("> ") {
      words.append(lines[next].dropFirst(2))
      next += 1
    }
    return .element(
      "blockquote", [:], [.element("p", [:], spans.markup(words.joined(separator: "\n")))])
  }

  /// A text that is folded, whose summary stands on the first line or on the second.
  private mutating func folded() -> Markup {
    var depth = 0
    let start = next
    repeat {
      depth += lines[next].hasPrefix("<details>") ? 1 : lines[next].hasPrefix("</details>") ? -1 : 0
      next += 1
    } while depth > 0 && next < lines.count
    var inside = Array(lines[start..<next].dropLast(depth == 0 ? 1 : 0))
    inside[0] = inside[0].dropFirst("<details>".count)
    var summary = ""
    if let index = inside.firstIndex(where: { $0.hasPrefix("<summary>") }) {
      summary = String(inside[index].dropFirst("<summary>".count))
      summary = String(
        summary.prefix(upTo: summary.firstRange(of: "</summary>")?.lowerBound ?? summary.endIndex))
      inside[index] = ""
    }
    let blocks = MarkdownBlocks(lines: inside, spans: spans, headings: headings).markup
    return .element(
      "details", [:], [.element("summary", [:], spans.markup(summary))] + blocks)
  }
}

// MARK: - Headings and lists

extension MarkdownBlocks {
  private static let levels: [StaticString] = ["h1", "h2", "h3", "h4"]

  /// What comes before the colon of a heading.
  private static func name(ofHeading line: Substring) -> String? {
    let words = line.drop { $0 == "#" }.drop { $0 == " " }
    return words.firstIndex(of: ":").map { String(words[..<$0]) }
  }

  private mutating func heading() -> Markup {
    let line = lines[next]
    next += 1
    let level = line.prefix { $0 == "#" }.count
    let words = line.dropFirst(level).drop { $0 == " " }
    return .element(
      Self.levels[min(level, Self.levels.count) - 1], ["id": Self.name(ofHeading: line)],
      spans.markup(String(words)))
  }

  /// The indent of an item, and its words; nil for a line that begins none.
  private static func item(_ line: Substring) -> (indent: Int, words: Substring)? {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    return rest.hasPrefix("- ") ? (indent, rest.dropFirst(2)) : nil
  }

  private mutating func list(indent: Int) -> Markup {
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

// MARK: - Tables

extension MarkdownBlocks {
  /// A table; the page's script makes it sortable.
  private mutating func table() -> Markup {
    var rows: [[String]] = []
    while next < lines.count, lines[next].hasPrefix("|") {
      rows.append(Self.cells(of: lines[next]))
      next += 1
    }
    let isRule: ([String]) -> Bool = { $0.allSatisfy { $0.allSatisfy { $0 == "-" } && $0 != "" } }
    let body = rows.dropFirst().filter { !isRule($0) }
    let head = Markup.element("tr", [:], rows[0].map { .element("th", [:], spans.markup($0)) })
    return .element(
      "div", ["class": "scroll"],
      [
        .element(
          "table", ["class": "sortable"],
          [
            .element("thead", [:], [head]),
            .element(
              "tbody", [:], body.map { row in .element("tr", [:], row.map { cell($0) }) }),
          ])
      ])
  }

  /// A cell; one that names a heading of the page leads there.
  private func cell(_ text: String) -> Markup {
    let name = text.split(separator: " ").last.map(String.init) ?? ""
    if headings.contains(name), text.count <= name.count + 2 {
      return .element(
        "td", ["class": "name"], [.element("a", ["href": "#\(name)"], [.text(text)])])
    }
    let isNumber = !text.isEmpty && text.allSatisfy { $0.isNumber || ",.%".contains($0) }
    return .element("td", ["class": isNumber ? "number" : nil], spans.markup(text))
  }

  /// The cells between bars that no backslash escapes.
  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells.dropLast().map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
