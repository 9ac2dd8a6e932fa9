import Testing

@testable import LifecycleLogs

@Suite struct `Background time` {
  static let left = Timed("app.didEnterBackground", at: 100)

  @Test func `is not the time that a suspended app was away`() {
    let log = [
      Self.left, Timed("app.willEnterForeground", at: 3700), Timed("app.didBecomeActive", at: 3701),
    ]
    #expect(Timed.findings(in: log) == [])
  }

  @Test func `is up, at the latest, when the app is told`() {
    let log = [Self.left, Timed("task.expiration", at: 115)]
    let timing = Timed.timing(of: log)
    #expect(Timed.findings(in: log) == ["expired 2: at most 15 s"])
    #expect(timing.violationCount == 0)
    #expect(
      timing.findings.first?.text
        == "The app was told that its time was up 15 s after it left the foreground; about "
        + "30 s (F107, F108; documented) is usual.")
  }

  @Test func `is unknown after a wake or a return`() {
    for between in [
      [Timed("app.didReceiveRemoteNotification", at: 110)], [Timed("app.performFetch", at: 110)],
      [Timed("app.handleEventsForBackgroundURLSession", at: 110)],
      [Timed("app.didEnterBackground", at: 110)],
      [Timed("app.willEnterForeground", at: 110)], [Timed("app.didBecomeActive")],
      [Timed("app.willResignActive", at: 110)], [Timed("phase.active")], [Timed("event.touch")],
    ] {
      #expect(
        Timed.findings(in: [Self.left] + between + [Timed("task.expiration", at: 115)]) == [],
        "\(between)")
    }
  }

  @Test func `is over for an app that is told to terminate long after`() {
    let log = [Self.left, Timed("app.willTerminate", at: 131)]
    let timing = Timed.timing(of: log)
    #expect(Timed.findings(in: log) == ["ranOn 2: at most 31 s"])
    #expect(timing.violationCount == 0)
    #expect(
      timing.findings.first?.text
        == "app.willTerminate reached a running app 31 s after it left the foreground, which "
        + "allows about 30 s (F107, F108; documented). The app had another reason to run, or it "
        + "was suspended and woken for something that the log does not show.")
    #expect(Timed.findings(in: log, limits: .current.with(.backgroundTime, seconds: 180)) == [])
    #expect(Timed.findings(in: [Self.left, Timed("app.willTerminate", at: 130)]) == [])
  }

  @Test func `is reported as over once`() {
    let log = [Self.left, Timed("app.willTerminate", at: 140), Timed("app.willTerminate", at: 150)]
    #expect(Timed.findings(in: log) == ["ranOn 2: at most 40 s"])
  }

  @Test func `restarts when the app is woken for an event`() {
    let woken = [Self.left, Timed("app.performFetch", at: 500)]
    #expect(Timed.findings(in: woken + [Timed("app.willTerminate", at: 530)]) == [])
    #expect(
      Timed.findings(in: woken + [Timed("app.willTerminate", at: 531)])
        == ["ranOn 3: at most 31 s"])
  }

  @Test func `is over for an app that was told so`() {
    let told = [Self.left, Timed("task.expiration", at: 125)]
    #expect(
      Timed.findings(in: told + [Timed("task.expiration", at: 126)]) == ["expired 2: at most 25 s"])
    #expect(
      Timed.findings(in: told + [Timed("app.willTerminate", at: 140)])
        == ["expired 2: at most 25 s", "ranOn 3: at most 15 s"])
  }

  @Test func `is unknown if the app was told at an unknown time`() {
    let log = [Self.left, Timed("task.expiration"), Timed("app.willTerminate", at: 140)]
    #expect(Timed.findings(in: log) == [])
  }
}

@Suite struct `The background time of an app with scenes` {
  static let launch = [
    Timed("app.didFinishLaunching", at: 0),
    Timed("scene.willConnect", at: 0, scene: "A"),
    Timed("scene.didBecomeActive", at: 1, scene: "A"),
  ]
  static let leaves = Timed("scene.didEnterBackground", at: 10, scene: "A")
  static let expires = Timed("task.expiration", at: 30)

  @Test func `begins when its last scene has left the screen`() {
    #expect(
      Timed.findings(in: Self.launch + [Self.leaves, Self.expires])
        == ["expired 5: at most 20 s"])
    let second = Timed("scene.willEnterForeground", at: 5, scene: "B")
    #expect(Timed.findings(in: Self.launch + [second, Self.leaves, Self.expires]) == [])
  }

  @Test func `is unknown if the log does not show the launch`() {
    #expect(Timed.findings(in: [Self.leaves, Self.expires]) == [])
  }

  @Test func `is unknown if scenes have no names`() {
    let unnamed = [
      Timed("app.didFinishLaunching", at: 0), Timed("scene.willConnect", at: 0),
      Timed("scene.willConnect", at: 0), Timed("scene.didEnterBackground", at: 10),
    ]
    #expect(Timed.findings(in: unnamed + [Self.expires]) == [])
  }

  @Test func `is unknown if more scenes are on screen than any log needs`() {
    let crowd = (1...7).map { Timed("scene.didBecomeActive", at: 1, scene: "\($0)") }
    let leave = (1...7).map { Timed("scene.didEnterBackground", at: 10, scene: "\($0)") }
    let some = Array(crowd.prefix(6)) + leave.prefix(6)
    let start = Timed("proc.start", at: 0)
    #expect(Timed.findings(in: [start] + some + [Self.expires]) == ["expired 14: at most 20 s"])
    #expect(Timed.findings(in: [start] + crowd + leave + [Self.expires]) == [])
  }

  @Test func `begins when the state that is printed, or the app's notification, says so`() {
    let printed = Timed("scene.didEnterBackground", at: 10, state: .background)
    let note = Timed("note.didEnterBackground", at: 10)
    for start in [printed, note] {
      #expect(Timed.findings(in: [start, Self.expires]) == ["expired 2: at most 20 s"])
    }
  }
}
