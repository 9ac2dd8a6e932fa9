import Testing

@testable import LifecycleLogs
@testable import LifecycleCommands

@Suite struct `The page of a rejected log that no legal log is near` {
  private var judgement: Judgement {
    var judgement = Judgement(
      log: "crash.log", model: "app", profile: .observed, sceneCount: 0, systems: nil,
      verdict: .rejected, explanation: "It cannot be.", kind: .app, scenario: nil, marks: [],
      markCount: 0)
    judgement.unexplained = [
      UnexplainedEntry(
        position: 2, line: 2, callback: "app.willTerminate", states: [],
        possible: [
          PossibleCallback(callback: "app.didBecomeActive", sources: ["F13"]),
          PossibleCallback(callback: "app.<b>", sources: []),
        ], missing: [], explanation: "It cannot be.")
    ]
    judgement.surroundings = [
      LogNeighbour(name: "app.didFinishLaunching", position: 1),
      LogNeighbour(name: "app.willTerminate", position: 2),
      LogNeighbour(name: "app.willResignActive", position: 3),
    ]
    return judgement
  }

  private let timing = TimingReport(
    findings: [], findingCount: 0, violationCount: 0, processes: [], processCount: 0,
    entriesLeftOut: 0)

  private func page(of judgement: Judgement) -> String {
    LogResult.page(of: [
      LogResult(
        file: "crash.log",
        content: .judged(judgement, timing, [], malformed: [], malformedCount: 0))
    ]).text
  }

  @Test func `shows the log, the break, and what would have been legal there`() throws {
    let page = page(of: judgement)
    #expect(page.contains("<th>what would have been legal</th>"))
    let row = try #require(page.firstMatch(of: /<tr class="break">.*?<\/tr>/)).0
    #expect(row.contains("<code>app.willTerminate</code>"))
    #expect(row.contains("no life cycle explains this"))
    #expect(
      row.contains("<p><code>app.didBecomeActive</code></p><p><code>app.&lt;b&gt;</code></p>"))
    #expect(page.contains("No legal log is near enough to be found."))
    #expect(!page.contains("<td>…</td>"))
  }

  @Test func `says nothing of what comes after the break`() throws {
    let page = page(of: judgement)
    #expect(page.contains("<td class=\"unjudged\"><code>app.willResignActive</code></td><td></td>"))
    #expect(page.contains("<td class=\"kept\"><code>app.didFinishLaunching</code></td>"))
  }

  @Test func `shows the nearest legal log instead, if there is one`() {
    var judgement = judgement
    judgement.nearest = NearestLog(edits: 1, changes: [.init(.inserted, "app.didBecomeActive")])
    let page = page(of: judgement)
    #expect(page.contains("<th>the nearest legal log</th>"))
    #expect(!page.contains("what would have been legal"))
  }
}
