extension PageSection {
  /// The section as it stands on a page.
  public var markup: Markup {
    .element(
      "section", ["class": "finding"],
      [header] + shown + remarks.map { .element("p", class: "soft", $0) }
        + copies.map(\.markup) + sources)
  }

  private var header: Markup {
    let words = badge.map { badge in
      [
        Markup.element("span", class: "badge \(badge.tone.rawValue)", badge.word), .text(" "),
      ]
    }
    return .element(
      "header", [:],
      [
        .element("p", ["class": "kicker"], (words ?? []) + [.text(kicker)]),
        .element("h1", title),
      ] + lead.map { .element("p", class: "lead", $0) })
  }

  private var shown: [Markup] {
    let columns = timelines.map(\.markup)
    let life = columns.count > 1 ? [.element("div", ["class": "columns"], columns)] : columns
    return life + exhibits
  }

  private var sources: [Markup] {
    if facts.isEmpty { return [] }
    return [
      .element("h2", "Sources"),
      .element("dl", ["class": "facts"], facts.flatMap(\.markup)),
    ]
  }
}

extension SourceReport {
  /// The source as an item of a list of facts.
  fileprivate var markup: [Markup] {
    let documents: [Markup] =
      documents.isEmpty ? [] : [.element("span", class: "documents", documents)]
    return [.element("dt", label), .element("dd", [:], [.text(statement)] + documents)]
  }
}

extension PageSection.Copy {
  fileprivate var markup: Markup {
    let lines = Markup.element("pre", [:], [.text(text)])
    return isFolded
      ? .element("details", [:], [.element("summary", title), lines])
      : .element("div", [:], [.element("h3", title), lines])
  }
}

extension HTMLPage {
  /// A page with one section or several.
  public init(_ sections: [PageSection], title: String, footer: [String] = []) {
    self.init(
      title: title,
      body: [.element("main", [:], sections.map(\.markup))]
        + footer.map { .element("p", class: "soft", $0) })
  }
}
