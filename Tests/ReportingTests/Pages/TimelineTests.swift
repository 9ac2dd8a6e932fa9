import Reporting
import Testing

@Suite struct `A timeline` {
  private let on = StateReport("on", style: .foreground)

  private func markup(_ entries: Timeline.Entry...) -> String {
    Timeline(start: StateReport("off", style: .absent), entries: entries).markup.source
  }

  @Test func `shows each step of a trace, and marks the one that breaks something`() throws {
    let source = Timeline(try Example.trace, marks: [4: "broken"]).markup.source
    #expect(source.count(of: "<li ") == 5)
    #expect(source.count(of: "<p class=\"mark\">") == 1)
    #expect(source.hasSuffix("<p class=\"mark\">broken</p></li></ol></div>"))
    #expect(source.contains("<code class=\"name sent\">→ lamp.shines</code>"))
  }

  @Test func `says that the app is not told, unless a callback follows`() {
    let home = Timeline.Entry(by: "user", "home", involvement: .silent, to: on)
    let told = Timeline.Entry(by: "system", "x", involvement: .sent("x"), to: on)
    #expect(markup(home).contains("the app is not told"))
    #expect(!markup(home, told).contains("the app is not told"))
  }

  @Test func `tells a callback that is not implemented from one that is sent`() {
    let entry = Timeline.Entry(by: "system", "a, not b", involvement: .notImplemented("a"), to: on)
    #expect(markup(entry).contains("<code class=\"name unheard\">→ a</code>"))
    #expect(markup(entry).contains("not implemented"))
  }

  @Test func `sets off what has changed on disk and in memory`() {
    let first = Timeline.Entry(
      by: "user", "edit", involvement: .done, to: on,
      contents: [Timeline.Content("disk", "empty"), Timeline.Content("memory", "x")])
    var second = first
    second.contents[0] = Timeline.Content("disk", "x")
    let source = markup(first, second)
    #expect(source.count(of: "<dd class=\"changed\">x</dd>") == 2)
    #expect(source.count(of: "<dd>x</dd>") == 1)
  }

  @Test(arguments: HostileText.all)
  func `shows names as text`(text: String) {
    let entry = Timeline.Entry(
      by: text, text, involvement: .sent(text), to: StateReport(text),
      contents: [Timeline.Content(text, text)], mark: text)
    let timeline = Timeline(heading: text, start: StateReport(text), entries: [entry])
    let shown = timeline.markup.source
    let harmless = Timeline(
      heading: "a", start: StateReport("a"),
      entries: [
        Timeline.Entry(
          by: "a", "a", involvement: .sent("a"), to: StateReport("a"),
          contents: [Timeline.Content("a", "a")], mark: "a")
      ]
    ).markup.source
    #expect(shown.count { $0 == "<" } == harmless.count { $0 == "<" })
    #expect(shown.count { $0 == "\"" } == harmless.count { $0 == "\"" })
  }
}

@Suite struct `A log beside the nearest legal one` {
  private let comparison = LogComparison(rows: [
    LogComparison.Row("a", position: 1, disposition: .kept),
    LogComparison.Row("b", position: nil, disposition: .inserted),
    LogComparison.Row("c", position: 2, disposition: .removed, note: "no life cycle explains this"),
  ])

  @Test func `has an empty place where either lacks an entry`() {
    let source = comparison.markup.source
    #expect(
      source.contains(
        "<td class=\"number\"></td><td></td><td class=\"inserted\"><code>b</code></td>"))
    #expect(
      source.contains("<tr class=\"break\"><td class=\"number\">2</td><td class=\"removed\">"))
    #expect(source.contains("no life cycle explains this"))
  }

  @Test func `says where it is only a part`() {
    var part = comparison
    part.isPart = true
    #expect(part.markup.source.count(of: "…") == 4)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
