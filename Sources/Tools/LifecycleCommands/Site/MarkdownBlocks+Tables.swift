import Reporting

extension MarkdownBlocks {
  /// A table; the page's script makes it sortable.
  mutating func table() -> Markup {
    var rows: [[String]] = []
    while next < lines.count, lines[next].hasPrefix("|") {
      rows.append(Self.cells(of: lines[next]))
      next += 1
    }
    let isRule: ([String]) -> Bool = { $0.allSatisfy { $0.allSatisfy { $0 == "-" } && $0 != "" } }
    let body = rows.dropFirst().filter { !isRule($0) }
    let titles =
      rows[0].map(spans.plain) + Array(repeating: "", count: rows.map(\.count).max() ?? 0)
    let head = Markup.element("tr", [:], rows[0].map { .element("th", [:], spans.markup($0)) })
    return .element(
      "div", ["class": "scroll"],
      [
        .element(
          "table", ["class": "sortable"],
          [
            .element("thead", [:], [head]),
            .element(
              "tbody", [:], body.map { row in .element("tr", [:], zip(row, titles).map(cell)) }),
          ])
      ])
  }

  /// A cell; one that names a heading of the page leads there. On a phone its title stands before it.
  private func cell(_ text: String, of title: String) -> Markup {
    let name = text.split(separator: " ").last.map(String.init) ?? ""
    if headings.contains(name), text.count <= name.count + 2 {
      return .element(
        "td", ["class": "name", "data-title": title],
        [.element("a", ["href": "#\(name)"], [.text(text)])])
    }
    let isNumber = !text.isEmpty && text.allSatisfy { $0.isNumber || ",.%".contains($0) }
    return .element(
      "td", ["class": isNumber ? "number" : nil, "data-title": title], spans.markup(text))
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
