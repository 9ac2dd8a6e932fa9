import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `A measured callback` {
  static let limited: [(name: String, limit: TimeLimit.Name)] = [
    ("app.didEnterBackground", .didEnterBackground),
    ("scene.didEnterBackground", .didEnterBackground),
    ("app.willTerminate", .willTerminate), ("task.expiration", .expiration),
    ("app.didReceiveRemoteNotification", .remoteNotification), ("app.performFetch", .fetch),
    ("app.willResignActive", .suspend), ("scene.willResignActive", .suspend),
    ("app.willEnterForeground", .resume), ("app.didBecomeActive", .resume),
    ("scene.willEnterForeground", .resume), ("scene.didBecomeActive", .resume),
    ("app.willFinishLaunching", .launch), ("app.didFinishLaunching", .launch),
  ]

  @Test func `breaks its limit only if it took longer`() {
    for (name, limit) in Self.limited {
      let seconds = TimeLimits.current[limit].seconds
      let before = Timed("app.willEnterForeground", at: 3)
      #expect(Timed.findings(in: [before, Timed(name, taking: seconds)]) == [], "\(name)")
      let timing = Timed.timing(of: [before, Timed(name, at: 3, taking: seconds + 0.001)])
      #expect(timing.findings.map(\.limit?.name) == [limit], "\(name)")
      #expect(timing.findings.map(\.isViolation) == [true], "\(name)")
      #expect(timing.violationCount == 1, "\(name)")
    }
  }

  @Test func `has no limit if no source gives a number`() {
    let limited = Self.limited.map(\.name)
    let others = Callback.allCases.filter { !limited.contains($0.name) }
    #expect(others.count == Callback.allCases.count - 14)
    #expect(Timed.findings(in: others.map { Timed($0.name, taking: 100_000) }) == [])
  }

  @Test func `is reported with its place, its limit and its words`() {
    let log = [Timed("proc.start", at: 0), Timed("app.willTerminate", taking: 6.5, process: "71")]
    let finding = Timed.timing(of: log).findings.first
    #expect(finding?.position == 2)
    #expect(finding?.line == 12)
    #expect(finding?.process == "71")
    #expect(finding?.limit == TimeLimits.current[.willTerminate])
    #expect(finding?.span == TimeSpan(seconds: 6.5, bound: .measured))
    #expect(
      finding?.text
        == "app.willTerminate took 6.5 s but may take only about 5 s (F105; documented).")
  }

  @Test func `is one that a recorder wrote down with its duration`() throws {
    let log = #"{"callback": "applicationWillTerminate", "duration": 6.5}"#
    let timing = try LogReader.read(Array(log.utf8), name: "log")[0].timing()
    #expect(
      timing.findings.map(\.text)
        == ["app.willTerminate took 6.5 s but may take only about 5 s (F105; documented)."])
  }

  @Test func `is compared with the limit that the caller gives`() {
    let log = [Timed("app.willTerminate", taking: 6.5)]
    #expect(Timed.findings(in: log, limits: .current.with(.willTerminate, seconds: 7)) == [])
    let stricter = Timed.timing(
      of: [Timed("app.willTerminate", taking: 4)],
      limits: .current.with(.willTerminate, seconds: 3))
    #expect(stricter.findings.map(\.limit?.seconds) == [3])
  }

  @Test func `counts only if its duration is a number of seconds`() {
    for seconds in [-1, .infinity, .nan] as [Double] {
      let timing = Timed.timing(of: [Timed("app.willTerminate", at: 1, taking: seconds)])
      #expect(timing.findings == [], "\(seconds)")
      #expect(timing.processes.map(\.longest) == [nil], "\(seconds)")
    }
  }
}
