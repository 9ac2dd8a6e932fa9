import Testing

@testable import LifecycleLogs

@Suite struct `The time of a launch` {
  @Test func `is what both launch methods took, at least`() {
    let log = [
      Timed("app.willFinishLaunching", taking: 12), Timed("app.didFinishLaunching", taking: 9),
    ]
    let timing = Timed.timing(of: log)
    #expect(Timed.findings(in: log) == ["overLimit 2: at least 21 s"])
    #expect(
      timing.findings.first?.text
        == "The launch took at least 21 s until the end of app.didFinishLaunching; in the "
        + "foreground it may take about 20 s (F93, F94; observed).")
    #expect(timing.processes.map(\.launch) == [TimeSpan(seconds: 21, bound: .atLeast)])
  }

  @Test func `is reported once`() {
    let log = [
      Timed("app.willFinishLaunching", taking: 21), Timed("app.didFinishLaunching", taking: 21),
    ]
    #expect(Timed.findings(in: log) == ["overLimit 1: at least 21 s"])
  }

  @Test func `is not judged if the launch was in the background`() {
    let log = [
      Timed("app.willFinishLaunching", taking: 12, state: .background),
      Timed("app.didFinishLaunching", taking: 9, state: .background),
    ]
    #expect(Timed.findings(in: log) == [])
  }

  @Test func `to the first activation is an upper bound, and breaks no limit`() {
    for activation in ["app.didBecomeActive", "scene.didBecomeActive", "note.didBecomeActive"] {
      let log = [
        Timed("proc.start", at: 1), Timed("app.didFinishLaunching", at: 2),
        Timed("scene.willConnect", at: 3), Timed(activation, at: 41), Timed(activation, at: 50),
      ]
      #expect(Timed.findings(in: log) == [], "\(activation)")
      #expect(
        Timed.timing(of: log).processes.map(\.launch) == [TimeSpan(seconds: 40, bound: .atMost)],
        "\(activation)")
    }
  }

  @Test func `is unknown if a background launch is opened later`() {
    let seen = [
      Timed("app.didFinishLaunching", at: 0, state: .background),
      Timed("app.didBecomeActive", at: 900),
    ]
    let shown = [
      Timed("app.didFinishLaunching", at: 0), Timed("app.willEnterForeground", at: 899),
      Timed("app.didBecomeActive", at: 900),
    ]
    for log in [seen, shown] { #expect(Timed.timing(of: log).processes.map(\.launch) == [nil]) }
  }

  @Test func `is known for an app with scenes, which always launches in the background state`() {
    let log = [
      Timed("app.didFinishLaunching", at: 0, state: .background),
      Timed("scene.didBecomeActive", at: 1.5),
    ]
    #expect(
      Timed.timing(of: log).processes.map(\.launch) == [TimeSpan(seconds: 1.5, bound: .atMost)])
  }

  @Test func `sets no limit on the activation that ends it`() {
    let launch = [Timed("app.didFinishLaunching", at: 0), Timed("app.didBecomeActive", taking: 11)]
    #expect(Timed.findings(in: launch) == [])
    #expect(Timed.findings(in: launch + launch.suffix(1)) == ["overLimit 3: 11 s"])
  }

  @Test func `may include an activation that comes first in the log`() {
    for activation in ["app.didBecomeActive", "scene.willEnterForeground", "scene.didBecomeActive"]
    {
      #expect(Timed.findings(in: [Timed(activation, taking: 11)]) == [], "\(activation)")
    }
  }

  @Test func `sets no limit on the activation of a scene that enters the foreground during it`() {
    let log = [
      Timed("app.didFinishLaunching", at: 0), Timed("scene.willEnterForeground", at: 1),
      Timed("scene.didBecomeActive", taking: 11),
    ]
    #expect(Timed.findings(in: log) == [])
  }
}
