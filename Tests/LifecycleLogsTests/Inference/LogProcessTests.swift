import LifecycleLogs
import LifecycleModels
import Testing

private let checker = CorpusJudges.app

@Suite struct `Processes in a log` {
  @Test func `that take turns are two apps, each with a life of its own`() {
    let twoApps = [
      "didBecomeActive @1", "didBecomeActive @2", "willResignActive @1", "willResignActive @2",
      "didEnterBackground @1", "didEnterBackground @2",
    ]
    #expect(checker.judge(log(twoApps)).verdict == .accepted)
    let judgement = checker.judge(log(twoApps + ["didBecomeActive @1"]))
    #expect(judgement.verdict == .rejected)
    #expect(judgement.position == 7)
  }

  @Test func `that come one after the other are one app, launched again`() {
    let names = [
      "didFinishLaunching @1", "didBecomeActive @1", "willResignActive @1", "didBecomeActive @2",
    ]
    let judgement = checker.judge(log(names))
    #expect(judgement.position == 4)
    #expect(judgement.possible.contains("app.didFinishLaunching"))
  }

  @Test func `own the entries between theirs that name no process`() {
    let names = [
      "willResignActive", "didEnterBackground @1", "willEnterForeground", "didBecomeActive @1",
    ]
    #expect(checker.judge(log(names)).verdict == .accepted)
    #expect(checker.judge(log(names + ["didBecomeActive"])).position == 5)
  }

  @Test func `that begin beside others may have been running before`() {
    let names = [
      "didBecomeActive @1", "willEnterForeground @2", "willResignActive @1", "didBecomeActive @2",
    ]
    #expect(checker.judge(log(names)).verdict == .accepted)
  }
}

@Suite struct `A log with several unexplained entries` {
  @Test func `reports every unexplained entry and continues reading`() {
    let judgement = checker.judge(
      log([
        "didBecomeActive", "didBecomeActive", "willResignActive", "willResignActive",
        "didEnterBackground",
      ]))
    #expect(judgement.unexplained.map(\.position) == [2, 4])
    #expect(judgement.unexplainedCount == 2)
    // Not two deletions: the second and the third trade places.
    #expect(judgement.nearest?.changes.map(\.kind) == [.kept, .swapped, .swapped, .kept, .kept])
    #expect(judgement.nearest?.edits == 1)
  }

  @Test func `reports the first twenty and counts the others`() {
    let judgement = checker.judge(log(Array(repeating: "didBecomeActive", count: 3_000)))
    #expect(judgement.unexplained.count == 20)
    #expect(judgement.unexplainedCount == 2_999)
    #expect(
      judgement.nearest?.log.prefix(3) == [
        "app.didBecomeActive", "app.willResignActive", "app.didBecomeActive",
      ])
  }

  @Test func `is repaired around the first, even far into the log`() {
    let visit = [
      "willEnterForeground", "didBecomeActive", "willResignActive", "didEnterBackground",
    ]
    let names = Array(repeating: visit, count: 600).joined() + ["didBecomeActive"] + visit
    let judgement = checker.judge(log(Array(names)))
    #expect(judgement.unexplained.map(\.position) == [2_401])
    #expect(judgement.nearest?.edits == 1)
    #expect(judgement.nearest?.isWhole == false)
    #expect(
      judgement.nearest?.changes.filter { $0.kind != .kept } == [
        NearestLog.Change(.removed, "app.didBecomeActive", position: 2_401)
      ])
  }
}

@Suite struct `What is missing before an entry` {
  private func missing(_ names: [String], _ profile: Profile = .observed) -> [[String]] {
    let checker = profile == .observed ? CorpusJudges.app : CorpusJudges.documentedApp
    return checker.judge(log(names)).unexplained.map(\.missing)
  }

  @Test func `are the fewest callbacks that make it possible in the same process`() {
    let comeback = ["didBecomeActive", "willEnterForeground"]
    #expect(
      missing(comeback, .documented) == [["app.willResignActive", "app.didEnterBackground"]])
    // A kill from the switcher right after leaving sends it out of turn (F162).
    #expect(missing(comeback) == [["app.willResignActive"]])
  }

  @Test func `is nothing if no callbacks could make it possible`() {
    #expect(missing(["didBecomeActive", "main: return"]) == [[]])
  }
}
