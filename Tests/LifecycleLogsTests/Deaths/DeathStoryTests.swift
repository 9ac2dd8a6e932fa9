import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `A story of reports and logs` {
  /// Two processes: one goes to the background and ends there, and the app is launched again.
  private static let log = """
    2026-11-27 10:00:03.800 Shop[512:1f] application:didFinishLaunchingWithOptions:
    2026-11-27 10:00:04.000 Shop[512:1f] applicationDidBecomeActive
    2026-11-27 10:00:09.000 Shop[512:1f] applicationWillResignActive
    2026-11-27 10:00:10.000 Shop[512:1f] applicationDidEnterBackground
    2026-11-27 10:30:00.000 Shop[640:1f] application:didFinishLaunchingWithOptions:
    2026-11-27 10:30:00.500 Shop[640:1f] applicationDidBecomeActive

    """

  private static func end(
    pid: Int? = 512, time: String? = "2026-11-27 10:00:20.2590 +0100",
    state: ReportedState? = .background, code: UInt64 = 0x8bad_f00d
  ) -> ProcessEnd {
    var end = ProcessEnd()
    end.app = ReportedApp(name: "Shop", bundle: "org.example.shop")
    end.pid = pid
    end.time = time.map { ReportTime(text: $0, stamp: TimeStamp($0)) }
    end.state = state
    end.namespace = "FRONTBOARD"
    end.code = code
    return end
  }

  private static func story(
    _ log: String = log, _ ends: ProcessEnd..., app: String? = nil
  ) throws -> DeathStory {
    var story = DeathStory(app: app)
    var stream = LogStream(name: "shop.log")
    try stream.read(Array(log.utf8)) { story.read($0, of: "shop.log") }
    try stream.finish { story.read($0, of: "shop.log") }
    for end in ends {
      let report = DeviceReport(
        kind: .crash, position: 1, line: 1, app: end.app,
        system: ReportedSystem(text: "iPhone OS 26.6.2 (23G90)", major: 26, isIOS: true),
        time: end.time, content: .ends([end]))
      story.read(report, of: "Shop.ips")
    }
    story.end()
    return story
  }

  @Test(arguments: [nil, "Shop", "org.example.shop"])
  func `has an end that the log alone tells, whatever name is asked for`(app: String?) throws {
    let log = """
      Nov 27 10:00:00 iPhone runningboardd[33] <Notice>: [app<org.example.shop(A1)>:512] Setting process visibility to: Foreground
      Nov 27 10:00:01 iPhone Shop(UIKitCore)[512] <Notice>: applicationDidBecomeActive
      Nov 27 10:00:02 iPhone kernel[0] <Notice>: memorystatus: killing_specific_process pid 512 [Shop] (per-process-limit 10) 204800KB
      """
    let story = try Self.story(log, app: app)
    #expect(story.deaths.map(\.cause?.name) == ["memory.appLimit"])
  }

  @Test func `has the line that says most of an end, also where the log names processes`() throws {
    let log = """
      Nov 27 10:00:01 iPhone Shop[512] <Notice>: applicationDidBecomeActive
      Nov 27 10:00:02 iPhone kernel[0] <Notice>: memorystatus: killing_specific_process pid 512 [Shop]
      Nov 27 10:00:02 iPhone ReportCrash[9] <Notice>: Process Shop [512] killed by jetsam reason per-process-limit
      """
    #expect(try Self.story(log).deaths.map(\.cause?.name) == ["memory.appLimit"])
  }

  @Test func `places an end in the process of its number`() throws {
    let story = try Self.story(Self.log, Self.end())
    let place = try #require(story.deaths[0].placement)
    #expect(place.history.process == "512")
    #expect(place.history.last.line == 4)
    #expect(place.contradictions == [])
    #expect(story.unexplained == [])
    #expect(story.deaths[0].calls.last == .didEnterBackground)
    #expect(story.deaths[0].neverSent == [.willTerminate])
  }

  @Test(arguments: [
    ("Nov 27 10:00:10", "2026-11-27 10:00:20.2590 +0100"),
    ("2026-11-27 10:00:10.000", "2026-11-27 10:00:20.2590 -0800"),
    ("2026-11-27T09:00:10.000Z", "2026-11-27 10:00:20.2590 +0100"),
    ("2026-11-27 10:00:10.000+0100", "2026-11-27T09:00:20Z"),
  ])
  func `compares the clocks of reports and logs`(logged: String, reported: String) throws {
    let entry = try Written.entry("\(logged) applicationDidEnterBackground")
    let time = ReportTime(text: reported, stamp: TimeStamp(reported))
    let seconds = try #require(time.seconds(since: entry))
    #expect((10...11).contains(seconds))
  }

  @Test func `compares no clock that does not tell the day`() throws {
    let time = ReportTime(
      text: "2026-11-27T09:00:20Z", stamp: TimeStamp("2026-11-27T09:00:20Z"))
    for stamp in ["10:00:10.000", "", "3.25"] {
      #expect(time.seconds(since: try Written.entry("\(stamp) viewDidLoad")) == nil)
    }
  }

  @Test func `finds the process by its time where the log names no numbers`() throws {
    let log = Self.log.replacing("Shop[512:1f] ", with: "").replacing("Shop[640:1f] ", with: "")
    let place = try #require(try Self.story(log, Self.end()).deaths[0].placement)
    #expect(place.history.last.line == 4)
  }

  @Test func `does not place an end in a process that began before it was launched`() throws {
    var later = Self.end(time: "2026-12-25 10:00:20 +0100", state: .foreground)
    later.launchTime = ReportTime("2026-12-25 09:00:00 +0100")
    #expect(try Self.story(Self.log, later).deaths[0].placement == nil)
  }

  @Test func `takes a callback that was running for one that was sent`() throws {
    var end = Self.end(state: .background)
    end.stack = ["__ulock_wait", "AppDelegate.applicationDidEnterBackground(_:)"]
    let log =
      Self.log.split(separator: "\n").filter { !$0.contains("DidEnterBackground") }
      .joined(separator: "\n") + "\n"
    let story = try Self.story(log, end)
    #expect(story.deaths[0].neverSent == [.willTerminate])
    #expect(story.deaths[0].placement?.contradictions == [])
  }

  private static let lives: [(UInt64, [String])] = [
    (0xdead_10cc, ["launch", "home", "lock.heldAtSuspension"]),
    (0x2182_bad4, ["launch", "home", "fetch.starts", "event.overrun"]),
    (0x2182_bad3, ["launch", "home", "urlSession.completes", "event.overrun"]),
  ]

  @Test(arguments: lives)
  func `has an ordinary life with the event that the report names`(
    code: UInt64, events: [String]
  ) throws {
    let death = try Self.story(Self.log, Self.end(code: code)).deaths[0]
    #expect(death.placement?.history.last.item == .callback(.didEnterBackground))
    #expect(death.life?.events == events)
  }

  @Test func `counts an end once that two reports tell of`() throws {
    #expect(try Self.story(Self.log, Self.end(), Self.end()).deaths.count == 1)
  }

  @Test func `knows on which systems a cause exists`() {
    var end = ProcessEnd()
    end.stack = ["_UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption"]
    #expect(DeathCause.cause(of: end, on: 27)?.cause.name == "app.noScenes")
    #expect(DeathCause.cause(of: end, on: 18)?.cause.name != "app.noScenes")
  }

  @Test func `reads the cause of an exit from the end of a long line`() throws {
    let bundle = "org.example.a-bundle-with-a-long-name(0CF8F8E4-AAAA-BBBB-CCCC-0123456789AB)"
    let log = """
      Nov 27 10:00:03 phone Shop(Shop)[512] <Notice>: applicationDidBecomeActive
      Nov 27 10:00:04 phone SpringBoard(FrontBoard)[51] <Notice>: [app<\(bundle)>:512] Process exited: \
      <RBSProcessExitContext| specific, status:<RBSProcessExitStatus| domain:runningboard(15) code:0xdead10cc>>.

      """
    let story = try Self.story(log)
    #expect(story.deaths.map { $0.cause?.name } == ["limit.lock"])
    #expect(story.deaths.first?.end.pid == 512)
  }

  @Test(
    arguments: [
      (
        "kernel[0] <Notice>: memorystatus: killing_specific_process pid 512 [Shop] (per-process-limit 100)",
        "memory.appLimit", nil
      ),
      (
        "kernel[0] <Notice>: memorystatus: killing_top_process pid 512 [Shop] (vm-pageshortage 0) 9 KB",
        "memory.shortage", nil
      ),
      (
        "kernel[0] <Notice>: memorystatus: Shop [512] exceeded mem limit: ActiveHard 77 MB (fatal)",
        "memory.appLimit", nil
      ),
      (
        "kernel[0] <Notice>: memorystatus: killing process 512 [Shop] in background 'suspended'",
        "memory.jettisoned", .suspended
      ),
    ] as [(String, String, ReportedState?)])
  func `reads the cause of an end from the kernel`(
    line: String, cause: String, state: ReportedState?
  ) throws {
    let story = try Self.story(
      """
      Nov 27 10:00:03 phone Shop(Shop)[512] <Notice>: applicationDidEnterBackground(_:)
      Nov 27 10:00:04 phone \(line)

      """)
    #expect(story.deaths.map { $0.cause?.name } == [cause])
    #expect(story.deaths.map(\.end.state) == [state])
    #expect(story.unexplained == [])
  }

  @Test func `takes the line of the system that says most of an end`() throws {
    let lines = [
      "[app<a.b>:512] Setting process task state to: Not Running",
      "memorystatus: killing process 512 [Shop] in background 'suspended'",
      "Process Shop [512] killed by jetsam reason per-process-limit",
      "[app<a.b>:512] Process exited: <RBSProcessExitStatus| domain:signal(2) code:SIGKILL(9)>>.",
    ]
    for process in [512, 33] {
      for order in [lines, lines.reversed()] {
        let log = (["Shop[\(process)] viewDidLoad"] + order).map { "Nov 27 10:00:04 phone \($0)\n" }
        let story = try Self.story(log.joined())
        #expect(story.deaths.map { $0.cause?.name } == ["memory.appLimit"], "\(process)")
      }
    }
  }

  @Test func `knows the ends of apps that log no callback`() throws {
    let log = """
      Nov 27 10:00:03 phone Shop(Shop)[512] <Notice>: applicationDidBecomeActive
      Nov 27 10:00:04 phone ReportCrash[51] <Notice>: Process Notes [33] killed by jetsam reason per-process-limit
      Nov 27 10:00:04 phone kernel[0] <Notice>: memorystatus: killing process 33 [Notes] in background 'active'

      """
    let story = try Self.story(log)
    #expect(story.deaths.map(\.cause?.name) == ["memory.appLimit"])
    #expect(story.deaths.map(\.end.app.name) == ["Notes"])
    #expect(story.deaths.map(\.line) == [2])
    #expect(story.unexplained == [])
  }

  @Test func `does not take the signal in a line of the system for an entry`() throws {
    let log = """
      Nov 27 10:00:03 phone Shop(Shop)[512] <Notice>: applicationDidBecomeActive
      Nov 27 10:00:04 phone SpringBoard(FrontBoard)[51] <Notice>: [app<a.b>:512] Process exited: \
      <RBSProcessExitContext| specific, status:<RBSProcessExitStatus| domain:signal(2) code:SIGKILL(9)>>.

      """
    let entries = try Written.log(log).entries
    #expect(entries.map(\.process) == ["512", "512"])
  }

  @Test(arguments: [("Shop", true), ("My Shop", true), ("Workshop", false), ("Notes", false)])
  func `does not place an end in a process of another name`(name: String, isPlaced: Bool) throws {
    var end = Self.end()
    end.app = ReportedApp(name: name)
    #expect((try Self.story(Self.log, end).deaths[0].placement != nil) == isPlaced)
  }

  @Test func `does not place an end in another process`() throws {
    let story = try Self.story(Self.log, Self.end(pid: 999))
    #expect(story.deaths[0].placement == nil)
    #expect(story.unexplained.map(\.history.process) == ["512"])
  }

  @Test func `tells a number that the device has used twice apart by time`() throws {
    let log = Self.log.replacing("Shop[640", with: "Shop[512")
    let story = try Self.story(log, Self.end(time: "2026-11-27 10:45:00 +0100", state: .foreground))
    #expect(story.deaths[0].placement?.history.last.line == 6)
    #expect(story.unexplained.map(\.history.last.line) == [4])
  }

  @Test func `names the ends that no report explains`() throws {
    let story = try Self.story()
    #expect(story.deaths.isEmpty)
    #expect(story.unexplained.map(\.history.last.line) == [4])
    let announced = Self.log.replacing(
      "applicationDidEnterBackground", with: "applicationWillTerminate")
    #expect(try Self.story(announced).unexplained == [])
  }

  @Test func `contradicts a report that says where the app cannot have been`() throws {
    let story = try Self.story(Self.log, Self.end(state: .foreground))
    #expect(
      story.deaths[0].placement?.contradictions == [
        "The report says that the app was in the foreground, but by the log it was in the background: "
          + "its last entry is app.didEnterBackground, in line 4."
      ])
  }

  @Test func `contradicts a callback after the end`() throws {
    let story = try Self.story(
      Self.log, Self.end(time: "2026-11-27 10:00:05 +0100", state: .foreground))
    #expect(
      story.deaths[0].placement?.contradictions.first
        == "The report says that the process ended at 2026-11-27 10:00:05 +0100, but the log has "
        + "app.willResignActive after that, in line 3.")
  }

  @Test func `keeps a report once of which several processes have other names`() throws {
    var story = DeathStory(app: "Camera")
    var ends = [Self.end(), Self.end(pid: 871)]
    for index in ends.indices { ends[index].app.bundle = nil }
    story.read(
      DeviceReport(
        kind: .jetsam, position: 1, line: 1, app: nil, system: nil, time: nil, content: .ends(ends)),
      of: "JetsamEvent.ips")
    story.end()
    #expect(story.others.count == 1)
  }

  @Test func `asks for one app by its name or its bundle identifier`() throws {
    for (name, count) in [("Shop", 1), ("org.example.shop", 1), ("shop", 0), ("Other", 0)] {
      #expect(try Self.story(Self.log, Self.end(), app: name).deaths.count == count)
    }
  }
}

@Suite struct `The counts of MetricKit` {
  private static func summary(_ days: [(String, [(String, Bool, Int)])]) -> DeathStory {
    var story = DeathStory()
    for (day, counts) in days {
      let exits = ExitCounts(
        begin: "\(day) 00:00:00", end: "\(day) 23:59:00",
        counts: counts.map { ExitCounts.Count(key: $0.0, isForeground: $0.1, count: $0.2) })
      story.read(
        DeviceReport(
          kind: .metrics, position: 1, line: 1, app: ReportedApp(bundle: "org.example.trips"),
          content: .exits(exits)), of: day)
    }
    story.end()
    return story
  }

  @Test func `are added up over days, each once`() {
    let pressure = "cumulativeMemoryPressureExitCount"
    let normal = "cumulativeNormalAppExitCount"
    let story = Self.summary([
      ("2026-02-24", [(pressure, false, 13), (normal, false, 2)]),
      ("2026-02-25", [(pressure, false, 2), (normal, true, 3)]),
      ("2026-02-25", [(pressure, false, 2), (normal, true, 3)]),
    ])
    #expect(story.exits.count == 1)
    #expect(story.exits[0].periods.count == 2)
    #expect(story.exits[0].repeated == ["2026-02-25"])
    #expect(story.exits[0].counts.map(\.count) == [15, 2, 3])
    #expect(story.exits[0].total == 20)
    #expect(story.exits[0].purgedShare == 0.75)
  }

  @Test func `have lives in the place where the app was`() {
    let keys = [
      "cumulativeBadAccessExitCount", "cumulativeMemoryResourceLimitExitCount",
      "cumulativeAppWatchdogExitCount",
    ]
    let story = Self.summary([("a", keys.map { ($0, false, 1) } + keys.map { ($0, true, 1) })])
    let stages = story.exits[0].counts.map { $0.life?.stage }
    #expect(stages == [.background, .background, .background, .inFront, .inFront, .inFront])
    let ofCPU = Self.summary([("a", [("cumulativeCPUResourceLimitExitCount", true, 1)])])
    #expect(ofCPU.exits[0].counts.map { $0.life?.stage } == [nil])
  }

  @Test func `of two devices are both counted`() {
    let key = "cumulativeMemoryPressureExitCount"
    let story = Self.summary([("a", [(key, false, 13)]), ("a", [(key, false, 2)])])
    #expect(story.exits[0].total == 15)
  }

  @Test func `do not overflow, and have no share of nothing`() {
    let key = "cumulativeAbnormalExitCount"
    #expect(
      Self.summary([("a", [(key, true, .max)]), ("b", [(key, true, .max)])]).exits[0].total == .max)
    #expect(Self.summary([("a", [(key, true, 0)])]).exits[0].purgedShare == nil)
  }
}
