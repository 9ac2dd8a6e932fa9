import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `A silent death` {
  @Test func `on the way to the screen is no purge`() throws {
    let judgement = CorpusJudges.judge(try DeviceLogs.read("crash-on-the-way-in.log"))
    #expect(judgement.verdict == .accepted)
    let statement = try #require(judgement.evidence.first { !$0.isUnusual })
    #expect(
      statement.statement == "the process ended without a callback: by a crash or the watchdog")
    #expect(statement.position == 5)
  }

  @Test func `in the background is a purge, or the user swiped the app away`() throws {
    let judgement = CorpusJudges.judge(
      try Written.log(
        """
        applicationDidEnterBackground
        application:didFinishLaunchingWithOptions:
        """))
    let statement = try #require(judgement.evidence.first { !$0.isUnusual })
    #expect(
      statement.statement
        == "the process ended without a callback: by a purge of the suspended app "
        + "or the user, who swiped it away")
  }

  @Test func `has a cause in words for each rule that ends a process`() {
    check(AppModel(profile: .observed).machine.rules)
    check(SceneModel(profile: .observed).machine.rules)
  }

  private func check<State>(_ rules: [Rule<State>]) {
    let ends = SilentEnds(rules)
    for (index, rule) in rules.enumerated() {
      let causes = ends.causes(among: [index], told: nil)
      #expect(causes.words.count == (rule.kind == .kill ? 1 : 0), "\(rule.name)")
    }
  }

  @Test func `has at most four causes`() {
    let rules = AppModel(profile: .observed).machine.rules
    let ends = SilentEnds(rules)
    for told in [nil] + SystemLine.ExitCause.allCases {
      let causes = ends.causes(among: Array(rules.indices), told: told)
      #expect((1...4).contains(causes.words.count))
      #expect(!causes.sources.isEmpty)
    }
  }
}
