import Testing

@testable import LifecycleLogs

@Suite struct `The times of a process` {
  static let day = [
    Timed("app.didFinishLaunching", at: 100, taking: 0.8), Timed("app.didBecomeActive", at: 101.25),
    Timed("app.willResignActive", at: 110, taking: 0.1), Timed("app.didEnterBackground", at: 111),
    Timed("app.willEnterForeground", at: 3711), Timed("app.didBecomeActive", at: 3712),
    Timed("app.didEnterBackground", at: 3721),
  ]

  @Test func `say how long it was in the foreground and away, and what took longest`() {
    let times = Timed.timing(of: Self.day).processes[0]
    #expect(times.first == LogTime(microseconds: 100_000_000))
    #expect(times.last == LogTime(microseconds: 3_721_000_000))
    #expect(times.launch == TimeSpan(seconds: 1.25, bound: .atMost))
    #expect(times.foregroundSeconds == 9.75 + 10)
    #expect(times.awaySeconds == 3600)
    #expect(
      times.longest
        == HandledCallback(name: "app.didFinishLaunching", position: 1, seconds: 0.8))
    #expect(
      times.description
        == "The process from position 1: 3,621 s recorded; launched in at most 1.25 s; 19.75 s in "
        + "the foreground; 3,600 s away, running or suspended; longest callback "
        + "app.didFinishLaunching with 0.8 s")
  }

  @Test func `are missing for a log without times`() {
    let timing = Timed.timing(of: Self.day.map { Timed($0.name) })
    #expect(timing.processes == [])
    #expect(timing.findings == [])
    #expect(timing.processCount == 0)
  }

  @Test func `are kept apart if entries of several processes alternate`() {
    let log = [
      Timed("app.didEnterBackground", at: 0, process: "1"),
      Timed("app.didEnterBackground", at: 50, process: "2"),
      Timed("task.expiration", at: 20, process: "1"),
      Timed("task.expiration", at: 60, process: "2"),
    ]
    #expect(Timed.findings(in: log) == ["expired 3: at most 20 s", "expired 4: at most 10 s"])
    #expect(Timed.timing(of: log).processes.map(\.process) == ["1", "2"])
  }

  @Test func `end when another process begins`() {
    for beginning in ["proc.start", "app.willFinishLaunching", "app.didFinishLaunching"] {
      let log = [
        Timed("app.didFinishLaunching", at: 0), Timed("app.didEnterBackground", at: 10),
        Timed(beginning, at: 500), Timed("app.willTerminate", at: 501),
      ]
      let timing = Timed.timing(of: log)
      #expect(timing.findings == [], "\(beginning)")
      #expect(timing.processes.map(\.firstPosition) == [1, 3], "\(beginning)")
    }
  }

  @Test func `end with the kill`() {
    let log = [
      Timed("app.didEnterBackground", at: 0), Timed("proc.killed", at: 9),
      Timed("app.willTerminate", at: 100),
    ]
    let timing = Timed.timing(of: log)
    #expect(timing.findings == [])
    #expect(timing.processes.map(\.last) == [9, 100].map { LogTime(microseconds: $0 * 1_000_000) })
  }

  @Test func `end when another process starts, even without a launch`() {
    let starts = [Timed("proc.start", at: 1), Timed("proc.start", at: 2)]
    #expect(Timed.timing(of: starts).processes.map(\.firstPosition) == [1, 2])
  }

  @Test func `are missing for a process without times among others`() {
    let log = [Timed("event.touch", at: 1, process: "1"), Timed("event.touch", process: "2")]
    #expect(Timed.timing(of: log).processes.map(\.process) == ["1"])
  }

  @Test func `cover one process from its start to the end of its launch`() {
    let log = ["proc.start", "vc.viewDidLoad", "app.willFinishLaunching", "app.didFinishLaunching"]
    #expect(Timed.timing(of: log.map { Timed($0, at: 1) }).processCount == 1)
  }
}

@Suite struct `Seconds in words` {
  @Test func `are exact to the millisecond`() {
    for (seconds, words) in [
      (0, "0 s"), (5, "5 s"), (0.25, "0.25 s"), (0.001, "0.001 s"), (0.0004, "0 s"),
      (1.9996, "2 s"), (3600, "3,600 s"), (-0.5, "-0.5 s"), (-0.0001, "0 s"), (1e16, "1e+16 s"),
    ] as [(Double, String)] {
      #expect(seconds.inSeconds == words, "\(seconds)")
    }
  }

  @Test func `say how they bound the time`() {
    let spans = TimeSpan.Bound.allCases.map { TimeSpan(seconds: 2, bound: $0).description }
    #expect(spans == ["2 s", "at least 2 s", "at most 2 s"])
  }
}
