import LifecycleLogs
import Testing

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
}
