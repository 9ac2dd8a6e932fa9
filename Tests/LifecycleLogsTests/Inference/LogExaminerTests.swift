import LifecycleLogs
import LifecycleModels
import Testing

private func scenes(_ names: String...) -> RecordedLog {
  log(names.map { "sceneDidBecomeActive #\($0)" })
}

/// What one examiner, which explores each model once for all tests here, says about some logs.
///
/// The rejected ones are of an old system, because each decision of a disputed point is a model to
/// explore.
private enum Examined {
  static let all: (judgements: [String: Judgement], examiner: LogExaminer) = {
    var examiner = LogExaminer(profile: .observed)
    return (logs.mapValues { examiner.examine($0) }, examiner)
  }()

  private static let logs = [
    "app": log(["didBecomeActive"]),
    "scene": log(["sceneDidBecomeActive"]),
    "said to be of scenes": log(["didBecomeActive"], lifeCycle: .scene),
    "three scenes": scenes("A", "B", "C"),
    "told in a background launch": RecordedLog(
      name: "told", systems: .only(8),
      entries: log(["didFinishLaunching", "didEnterBackground", "performFetch"]).entries),
    "of no life": RecordedLog(
      name: "no life", systems: .only(8),
      entries: log(["didBecomeActive", "didBecomeActive"]).entries),
  ]
}

@Suite struct `An examined log` {
  private func judgement(_ name: String) throws -> Judgement {
    try #require(Examined.all.judgements[name])
  }

  @Test func `is judged by the model of its life cycle`() throws {
    #expect(try judgement("app").model == "app")
    #expect(try judgement("scene").model == "scene")
    #expect(try judgement("said to be of scenes").model == "scene")
  }

  @Test func `is given as many scenes as it needs`() throws {
    #expect(try judgement("three scenes").verdict == .accepted)
    #expect(try judgement("three scenes").sceneCount == 3)
  }

  @Test func `that is rejected may depend on one disputed point, or on another`() throws {
    let judgement = try judgement("told in a background launch")
    #expect(judgement.verdict == .rejected)
    #expect(judgement.systems == .only(8))
    #expect(judgement.alternatives.contains { $0.profile == .documented && $0.deciding.isEmpty })
    // An app that is covered before it has become active can enter the background at once.
    #expect(judgement.alternatives.contains { $0.systems == .since(10) })
    let points = judgement.alternatives.map { $0.deciding.map(\.name) }.filter { !$0.isEmpty }
    #expect(points == [["enterBackgroundOnBackgroundLaunch"], ["enterBackgroundOnWake"]])
  }

  @Test func `that is rejected may come from a recorder that records less`() throws {
    let alternatives = try judgement("of no life").alternatives
    #expect(alternatives.map(\.unrecorded).count == 1)
    #expect(alternatives[0].unrecorded.contains(.willResignActive))
    #expect(!alternatives[0].unrecorded.contains(.didBecomeActive))
  }

  @Test func `that no reading explains has no other alternative`() throws {
    #expect(try judgement("of no life").verdict == .rejected)
    #expect(try judgement("of no life").alternatives.allSatisfy { !$0.unrecorded.isEmpty })
  }
}

@Suite struct `The life behind a log` {
  private let checker = CorpusJudges.app

  private func silentActions(_ names: [String], scenario: String? = nil) -> [String] {
    let plain = log(names)
    let log = RecordedLog(name: "test", scenario: scenario, entries: plain.entries)
    return checker.accounts(of: log).flatMap { account in
      account.silentSteps.filter { $0.action.callback == nil }.map(\.action.name)
    }
  }

  @Test func `has the silent steps that are most plausible`() {
    #expect(
      silentActions(["didBecomeActive", "willResignActive", "didEnterBackground"]) == ["home"])
    #expect(
      silentActions(["didEnterBackground", "didFinishLaunching", "didBecomeActive"])
        == ["suspend", "purge", "launch"])
  }

  @Test func `has what the scenario says as early as it can be`() {
    let names = [
      "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
    ]
    #expect(silentActions(names, scenario: "Home, return") == ["home", "open"])
    let tapped = ["didFinishLaunching", "didReceiveRemoteNotification", "didBecomeActive"]
    #expect(
      silentActions(tapped, scenario: "user force-quit, then user taps push")
        == ["userKill", "launch.notificationTap"])
  }

  @Test func `ends an app in front by a swipe, not by a key that no current system obeys`() {
    #expect(
      silentActions([
        "didFinishLaunching", "didBecomeActive", "willResignActive", "willTerminate",
      ]).contains("userKill.announced"))
    // Only with that key an app that leaves the screen is terminated from the background at once.
    #expect(
      !silentActions([
        "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground",
        "willTerminate",
      ]).contains("home.exitsThroughBackground"))
  }

  @Test func `begins at an initial state and says which entry shows a step`() throws {
    let account = try #require(
      checker.accounts(of: log(["didBecomeActive", "willResignActive"])).first)
    #expect(account.life.initialState.brief == "not running")
    #expect(account.life.actions.prefix(2) == ["launch", "app.willFinishLaunching"])
    let shown = zip(account.life.actions, account.positions).filter { $0.1 != nil }
    #expect(shown.map(\.0) == ["app.didBecomeActive", "app.willResignActive"])
    #expect(shown.map(\.1) == [1, 2])
  }

  @Test func `is given for each app in the log`() {
    let entries = [
      ("1", Callback.didBecomeActive), ("2", .didEnterBackground), ("1", .willResignActive),
      ("2", .willEnterForeground),
    ].enumerated().map { index, entry in
      LogEntry(position: index + 1, text: "", item: .callback(entry.1), process: entry.0)
    }
    let accounts = checker.accounts(of: RecordedLog(name: "two", entries: entries))
    #expect(accounts.map { $0.positions.compactMap(\.self) } == [[1, 3], [2, 4]])
  }

  @Test func `is missing if no life explains the log`() {
    #expect(checker.accounts(of: log(["didBecomeActive", "didBecomeActive"])).isEmpty)
  }

  @Test func `can be replayed and shows every entry`() throws {
    for file in RecordedCorpus.appFiles("observed").prefix(6) {
      let machine = AppModel(profile: .observed).machine
      for account in checker.accounts(of: file.log) {
        let actions = try account.life.actions.map { try #require(machine.action(named: $0)) }
        #expect(
          machine.initialStates.contains { (try? machine.replay(actions, from: $0)) != nil },
          "\(file)")
      }
      let shown = checker.accounts(of: file.log).flatMap { $0.positions.compactMap(\.self) }
      let expected = file.log.entries.filter { if case .phase = $0.item { false } else { true } }
      #expect(shown == expected.map(\.position), "\(file)")
    }
  }
}

@Suite struct `The coverage of a set of logs` {
  @Test func `counts the rules that entries show, and those that are inferred`() throws {
    var examiner = Examined.all.examiner
    let visit = log([
      "willEnterForeground", "didBecomeActive", "willResignActive", "didEnterBackground",
    ])
    let judgement = examiner.examine(visit)
    var coverage = RuleCoverage(
      model: "app", profile: .observed, rules: examiner.rules(of: judgement))
    for _ in 0..<2 { coverage.add(examiner.accounts(of: visit, judgement)) }
    let line = try #require(coverage.lines.first { $0.rule == "app.didBecomeActive" })
    #expect((line.recorded, line.inferred, line.logs) == (2, 0, 2))
    let home = try #require(coverage.lines.first { $0.rule == "home" })
    #expect((home.recorded, home.inferred, home.logs) == (0, 2, 2))
    #expect(coverage.missing.contains { $0.rule == "purge" })
    coverage.add([])
    #expect((coverage.logCount, coverage.uncountedLogs) == (2, 1))
  }

  @Test func `counts the rules of several scenes as one`() {
    var examiner = Examined.all.examiner
    let judgement = examiner.examine(log(["sceneDidBecomeActive"]))
    let coverage = RuleCoverage(
      model: "scene", profile: .observed, rules: examiner.rules(of: judgement))
    #expect(coverage.lines.contains { $0.rule == "scene.didBecomeActive#" })
    #expect(!coverage.lines.contains { $0.rule.contains("#A") || $0.rule.contains("#B") })
    // The app delegate's delivery and that of each scene's stay apart.
    let pushes = coverage.lines.map(\.rule).filter { $0.contains("didReceiveRemoteNotification") }
    #expect(
      pushes.sorted() == [
        "app.didReceiveRemoteNotification", "app.didReceiveRemoteNotification#",
        "app.didReceiveRemoteNotification.tap",
      ])
  }
}
