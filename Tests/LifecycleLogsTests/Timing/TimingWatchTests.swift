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

@Suite struct `A clock that is set back` {
  @Test func `is reported, with no negative duration`() {
    let log = [Timed("app.willTerminate", at: 100), Timed("note.willTerminate", at: 40)]
    let timing = Timed.timing(of: log)
    #expect(Timed.findings(in: log) == ["clockSetBack 2: 60 s"])
    #expect(timing.findings.map(\.limit) == [nil])
    #expect(timing.violationCount == 0)
    #expect(
      timing.findings.first?.text
        == "note.willTerminate is 60 s earlier than the entry before it: the clock was set back, "
        + "or the entries are out of order. No time is measured across this point.")
  }

  @Test func `prevents measuring across it`() {
    let log = [
      Timed("app.didFinishLaunching", at: 100), Timed("app.didEnterBackground", at: 110),
      Timed("event.noEvent", at: 50), Timed("task.expiration", at: 120),
      Timed("app.willTerminate", at: 200), Timed("app.willEnterForeground", at: 201),
    ]
    let timing = Timed.timing(of: log)
    #expect(timing.findings.map(\.kind) == [.clockSetBack, .ranOn])
    #expect(timing.findings.last?.span == TimeSpan(seconds: 80, bound: .atMost))
    #expect(timing.processes.map(\.awaySeconds) == [0])
  }

  @Test func `hides the time of the launch and the time in the foreground`() {
    let log = [
      Timed("app.didFinishLaunching", at: 100), Timed("vc.viewDidLoad", at: 50),
      Timed("app.didBecomeActive", at: 120), Timed("app.willResignActive", at: 60),
      Timed("app.didEnterBackground", at: 130),
    ]
    let times = Timed.timing(of: log).processes[0]
    #expect(times.launch == nil)
    #expect(times.foregroundSeconds == 0)
  }
}
