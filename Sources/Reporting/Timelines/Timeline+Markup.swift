extension Timeline {
  /// The timeline as a numbered list, with a line whose pattern shows the state.
  public var markup: Markup {
    let numbered = entries.enumerated().map { index, entry in
      entry.markup(
        number: index + 1, after: index > 0 ? entries[index - 1] : nil,
        before: index + 1 < entries.count ? entries[index + 1] : nil)
    }
    let list = Markup.element("ol", ["class": "timeline"], [first] + numbered)
    return .element("div", [:], (heading.map { [.element("h3", $0)] } ?? []) + [list])
  }

  private var first: Markup {
    .element(
      "li", ["class": start.style.rawValue],
      [
        .element("span", class: "number", "0"), .element("span", ["class": "dot"]),
        .element(
          "div", ["class": "what"],
          [.element("span", class: "name", ""), .element("span", class: "state", start.brief)]),
      ])
  }
}

extension Timeline.Entry {
  fileprivate func markup(number: Int, after previous: Self?, before next: Self?) -> Markup {
    let classes = state.style.rawValue + (mark == nil ? "" : " broken")
    var parts: [Markup] = [
      .element("span", class: "number", "\(number)"), .element("span", ["class": "dot"]),
      .element(
        "div", ["class": "what"],
        [
          .element("span", class: "who", person), headline,
          .element(
            "span", class: state == previous?.state ? "state same" : "state", state.brief),
        ]),
    ]
    if let remark = remark(before: next) {
      parts.append(.element("p", class: "told", remark))
    }
    if !contents.isEmpty { parts.append(held(after: previous?.contents ?? [])) }
    if let mark { parts.append(.element("p", class: "mark", mark)) }
    return .element("li", ["class": classes], parts)
  }

  /// Who did it, in the words of a reader of the page.
  private var person: String { initiator == "system" ? "iOS" : initiator }

  /// What happened; the name of a callback that is sent stands out.
  private var headline: Markup {
    switch involvement {
    case .sent(let callback): .element("code", class: "name sent", "→ \(callback)")
    case .notImplemented(let callback): .element("code", class: "name unheard", "→ \(callback)")
    case .asked, .done, .silent: .element("span", class: "name", name)
    }
  }

  /// What a reader could take for granted wrongly: that the code was told.
  private func remark(before next: Self?) -> String? {
    switch involvement {
    case .notImplemented: "not implemented"
    case .asked: "the app asks for it"
    case .silent where initiator != "app" && next?.isDelivery != true: "the app is not told"
    case .sent, .done, .silent: nil
    }
  }

  private var isDelivery: Bool {
    switch involvement {
    case .sent, .notImplemented: true
    case .asked, .done, .silent: false
    }
  }

  private func held(after previous: [Timeline.Content]) -> Markup {
    .element(
      "dl", ["class": "held"],
      contents.flatMap { content in
        let isNew = !previous.contains(content)
        return [
          Markup.element("dt", content.name),
          Markup.element("dd", class: isNew ? "changed" : nil, content.words),
        ]
      })
  }
}
