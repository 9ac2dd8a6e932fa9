import ModelChecking
import Reporting
import Testing

@Suite struct `A sequence diagram` {
  private func step(
    _ name: String, by initiator: String, callback: String? = nil, isKill: Bool = false,
    to stage: String, receiver: String? = nil
  ) -> StepReport {
    StepReport(
      ActionDescription(name: name, initiator: initiator, callback: callback, isKill: isKill),
      to: StateReport(stage), receiver: receiver)
  }

  private var diagram: SequenceDiagram {
    SequenceDiagram(
      TraceReport(
        initialState: StateReport("not running", style: .absent),
        steps: [
          step("launch", by: "user", to: "inactive"),
          step("app.active", by: "system", callback: "app.active", to: "active"),
          step("scene.in", by: "system", callback: "scene.in", to: "active", receiver: "scene A"),
          step("beginTask", by: "app", to: "active"),
          step("crash", by: "app", isKill: true, to: "not running"),
        ]), title: "A life", marks: [5: "broken"])
  }

  @Test func `has lanes for those who act, the app and its scenes`() {
    #expect(diagram.lanes == ["user", "iOS", "app", "scene A"])
  }

  @Test func `sends what the user does to iOS, and callbacks to who is called`() {
    let ends = diagram.events.compactMap { event -> [Int]? in
      if case .message(let source, let target, _, _) = event { [source, target] } else { nil }
    }
    #expect(ends == [[0, 1], [1, 2], [1, 3], [2, 1], [2, 2]])
  }

  @Test func `names a state when it is reached`() {
    let states = diagram.events.compactMap { event -> String? in
      if case .state(_, let words, _) = event { words } else { nil }
    }
    #expect(states == ["not running", "inactive", "active", "not running"])
    #expect(diagram.events.last == .mark("broken"))
  }

  @Test func `is Mermaid`() {
    #expect(
      diagram.mermaid == """
        sequenceDiagram
          title: A life
          actor L0 as user
          participant L1 as iOS
          participant L2 as app
          participant L3 as scene A
          Note over L2: not running
          L0-->>L1: launch
          Note over L2: inactive
          L1->>L2: app.active
          Note over L2: active
          L1->>L3: scene.in
          L2-->>L1: beginTask
          L2-xL2: crash
          Note over L2: not running
          Note over L0,L3: ⚠ broken

        """)
  }

  @Test func `is SVG in which each message has its label`() {
    let svg = diagram.svg
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "))
    for label in ["launch", "app.active", "scene.in", "beginTask", "crash", "← broken"] {
      #expect(svg.contains(">\(label)</text>"))
    }
    #expect(svg.ranges(of: "<polygon").count == 5)
  }

  @Test(arguments: HostileText.all)
  func `holds no markup and no syntax that was text`(text: String) {
    let hostile = SequenceDiagram(
      title: text, caption: [text], lanes: [text, text],
      events: [
        .message(from: 0, to: 1, label: text, style: .callback),
        .state(of: 0, words: text, style: .absent), .mark(text),
      ])
    let plain = SequenceDiagram(
      title: "a", caption: ["a"], lanes: ["a", "a"],
      events: [
        .message(from: 0, to: 1, label: "a", style: .callback),
        .state(of: 0, words: "a", style: .absent), .mark("a"),
      ])
    #expect(
      hostile.mermaid.split(separator: "\n").count == plain.mermaid.split(separator: "\n").count)
    // A long title takes more lines, each a text element.
    let lines = hostile.svg.ranges(of: "</text>").count - plain.svg.ranges(of: "</text>").count
    #expect(
      hostile.svg.count { $0 == "<" } - 2 * lines == plain.svg.count { $0 == "<" })
    #expect(!hostile.svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
