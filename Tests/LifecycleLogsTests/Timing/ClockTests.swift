import Testing

@testable import LifecycleLogs

@Suite struct `A clock that is set back` {
  @Test func `is remarked, with no negative duration`() {
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

  @Test func `leaves nothing to measure across`() {
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

  @Test func `hides the time of the launch and in the foreground`() {
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
