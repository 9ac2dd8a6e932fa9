import Testing

@testable import LifecycleLogs

@Suite struct `A watch` {
  @Test func `keeps a thousand findings and counts all`() {
    let log = (0..<1_500).map { _ in Timed("app.willTerminate", taking: 6) }
    let timing = Timed.timing(of: log)
    #expect(timing.findings.count == 1_000)
    #expect(timing.findingCount == 1_500)
    #expect(timing.violationCount == 1_500)
  }

  @Test func `keeps a thousand processes that ended and counts all`() {
    let timing = Timed.timing(of: (0..<1_500).map { Timed("proc.killed", at: Double($0)) })
    #expect(timing.processes.map(\.firstPosition) == Array(1...1_000))
    #expect(timing.processCount == 1_500)
    #expect(timing.entriesLeftOut == 0)
  }

  @Test func `follows a thousand processes at a time and counts what it leaves out`() {
    let timing = Timed.timing(of: (0..<1_500).map { Timed("event.touch", at: 1, process: "\($0)") })
    #expect(timing.processCount == 1_000)
    #expect(timing.entriesLeftOut == 500)
  }
}
