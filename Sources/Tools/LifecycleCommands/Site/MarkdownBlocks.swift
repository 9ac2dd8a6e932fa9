import Reporting

/// Our own Markdown as markup: the pages of the reports, so that each has one source.
///
/// Only what the pages use is read: headings, paragraphs, lists, tables, code, quotations, and texts
/// that are folded. Everything else is text.
struct MarkdownBlocks {
  let spans: MarkdownSpans
  let lines: [Substring]
  /// The number of the line that is read next.
  var next = 0
  /// The names of headings, which a cell of a table may refer to.
  let headings: Set<String>

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
