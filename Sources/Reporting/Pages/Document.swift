/// A page as a value, which becomes Markdown or HTML.
package struct Document: Hashable, Sendable {
  /// A part of a page.
  package enum Block: Hashable, Sendable {
    /// A heading of a level from 1, the title. What comes before its colon names it.
    case heading(Int, Prose)
    /// A paragraph, in one or several lines.
    case paragraph(Prose)
    /// A picture with the words that stand for it.
    case picture(String, address: String)
    /// A list, whose items have one or several lines.
    case list([Prose])
    /// A table with its titles. A cell that ends with the name of a heading leads there.
    case table([Prose], [[Prose]])
    /// Lines of preformatted text, each with a line feed.
    case lines(String)
  }

  /// The parts, in order.
  package var blocks: [Block]

  /// Creates a page.
  package init(_ blocks: [Block]) { self.blocks = blocks }

  /// The words of the first heading; nil if there is none.
  package var title: String? {
    for case .heading(_, let words) in blocks { return words.plain }
    return nil
  }

  /// The page in Markdown.
  package var markdown: String { blocks.map(\.markdown).joined(separator: "\n") }

  /// The page in HTML.
  package func markup(_ links: Links) -> [Markup] {
    let names = Set(blocks.compactMap(\.headingName))
    return blocks.map { $0.markup(links, headings: names) }
  }

  /// Where the links of a page lead.
  package struct Links {
    /// Where an address leads; nil for an address that is no link.
    let address: (String) -> String?
    /// Where words are explained that occur in the text.
    let words: [String: String]

    /// Creates the ways to addresses and from words.
    package init(address: @escaping (String) -> String?, words: [String: String]) {
      self.address = address
      self.words = words
    }
  }
}

extension Document.Block {
  fileprivate var markdown: String {
    switch self {
    case .heading(let level, let words):
      String(repeating: "#", count: level) + " \(words.markdown)\n"
    case .paragraph(let words): words.markdown + "\n"
    case .picture(let words, let address): "![\(words)](\(address))\n"
    case .list(let items):
      items.map { "- " + $0.markdown.replacing("\n", with: "\n  ") + "\n" }.joined()
    case .table(let titles, let rows):
      Markdown.table(titles.map(\.markdown), rows.map { $0.map(\.markdown) })
    case .lines(let text): Markdown.block(text)
    }
  }

  /// What comes before the colon of a heading; nil if this is none, or has no colon.
  fileprivate var headingName: String? {
    guard case .heading(_, let words) = self else { return nil }
    return words.plain.firstIndex(of: ":").map { String(words.plain[..<$0]) }
  }

  fileprivate func markup(_ links: Document.Links, headings: Set<String>) -> Markup {
    switch self {
    case .heading(let level, let words):
      .element(level == 1 ? "h1" : "h2", ["id": headingName], words.markup(links))
    case .paragraph(let words): .element("p", [:], words.markup(links))
    case .picture(let words, let address):
      .element("figure", [:], [.element("img", ["src": links.address(address), "alt": words])])
    case .list(let items):
      .element("ul", ["class": "plain"], items.map { .element("li", [:], $0.markup(links)) })
    case .table(let titles, let rows):
      .sortableTable(
        titles.map(\.plain),
        rows.map { row in
          .element("tr", [:], zip(row, titles).map { $0.cell(of: $1.plain, links, headings) })
        })
    case .lines(let text):
      .element("pre", [:], [.element("code", String(text.dropLast()))])
    }
  }
}

extension Markup {
  /// A table that the script of the site makes sortable.
  package static func sortableTable(_ titles: [String], _ rows: [Markup]) -> Markup {
    let head = Markup.element("tr", [:], titles.map { .element("th", $0) })
    return .element(
      "div", ["class": "scroll"],
      [
        .element(
          "table", ["class": "sortable"],
          [.element("thead", [:], [head]), .element("tbody", [:], rows)])
      ])
  }
}

extension Prose {
  /// A cell; one that names a heading leads there. On a phone its title stands before it.
  fileprivate func cell(
    of title: String, _ links: Document.Links, _ headings: Set<String>
  ) -> Markup {
    let words = plain
    let name = words.split(separator: " ").last.map(String.init) ?? ""
    if headings.contains(name), words.count <= name.count + 2 {
      return .element(
        "td", ["class": "name", "data-title": title],
        [.element("a", ["href": "#\(name)"], [.text(words)])])
    }
    let isNumber = !words.isEmpty && words.allSatisfy { $0.isNumber || ",.%".contains($0) }
    return .element(
      "td", ["class": isNumber ? "number" : nil, "data-title": title], markup(links))
  }

  fileprivate func markup(_ links: Document.Links) -> [Markup] {
    spans.flatMap { span -> [Markup] in
      switch span {
      case .text(let text): links.markup(text)
      case .code(let text): [.element("code", text)]
      case .strong(let text): [.element("strong", [:], links.markup(text))]
      case .link(let text, let address):
        [links.address(address).map { .element("a", ["href": $0], [.text(text)]) } ?? .text(text)]
      }
    }
  }
}

extension Document.Links {
  /// Text in which some words lead to what explains them.
  fileprivate func markup(_ text: String) -> [Markup] {
    var markup: [Markup] = []
    var rest = text[...]
    for match in text.matches(of: /[\p{L}\p{N}]+/) {
      guard let address = words[String(match.output)] else { continue }
      markup.append(.text(String(rest[..<match.range.lowerBound])))
      markup.append(.element("a", ["href": address], [.text(String(match.output))]))
      rest = rest[match.range.upperBound...]
    }
    return markup + [.text(String(rest))]
  }
}
