import LifecycleModels
import Testing

@testable import LifecycleLogs

/// Something covers an app on its way to the screen (F28, F335).
@Suite struct `An entrance that is covered` {
  @Test(arguments: [
    "applicationWillEnterForeground\napplicationDidEnterBackground",
    "application:didFinishLaunchingWithOptions:\napplicationDidEnterBackground",
  ])
  func `is one of the unusual things after which an app is left inactive`(text: String) throws {
    let judgement = CorpusJudges.app.judge(try Written.log(text))
    #expect(judgement.verdict == .accepted)
    #expect(judgement.evidence.contains { $0.isUnusual })
  }

  @Test(arguments: [
    "sceneWillEnterForeground\nsceneDidEnterBackground",
    "application:didFinishLaunchingWithOptions:\nscene:willConnectToSession:\n"
      + "sceneWillEnterForeground\nsceneDidEnterBackground",
  ])
  func `is told of scenes too`(text: String) throws {
    let judgement = CorpusJudges.scene.judge(try Written.log(text))
    #expect(judgement.verdict == .accepted)
    #expect(judgement.evidence.contains { $0.isUnusual })
  }

  @Test(arguments: [
    // A device that is locked during the launch takes the app off the screen.
    "(launch)\napplication:didFinishLaunchingWithOptions:\n(lock)\napplicationDidEnterBackground",
    // The log says what covers it, and what follows.
    "(return)\napplicationWillEnterForeground\n(Control Centre)\n(lock)\n"
      + "applicationDidEnterBackground",
    // The activation follows when what covered the app is gone.
    "(return)\napplicationWillEnterForeground\n(Control Centre)\n(dismiss it)\n"
      + "applicationDidBecomeActive",
    "(launch)\napplication:didFinishLaunchingWithOptions:\n(call)\n(decline call)\n"
      + "applicationDidBecomeActive",
  ])
  func `may be marked in the log`(text: String) throws {
    let log = try Written.log(text)
    #expect(LogSurvey(log).markCount == text.count { $0 == "(" })
    #expect(CorpusJudges.app.judge(log).verdict == .accepted)
  }

  @Test func `is in a scenario only if that says so`() {
    let callbacks = ["willEnterForeground", "didEnterBackground"]
    func verdict(_ scenario: String) -> Judgement.Verdict {
      let log = RecordedLog(name: "test", scenario: scenario, entries: log(callbacks).entries)
      return judge.judge(log).verdict
    }
    #expect(verdict("return, pull Control Centre, Home") == .accepted)
    #expect(verdict("return, Home") == .rejected)
  }

  @Test(arguments: [
    "applicationWillEnterForeground\napplicationWillResignActive",
    "applicationWillEnterForeground\napplicationWillEnterForeground",
  ])
  func `resigns nothing, and is one entrance`(text: String) throws {
    #expect(CorpusJudges.app.judge(try Written.log(text)).verdict == .rejected)
  }

  /// iOS 12 does not lock apps itself.
  private let judge = CorpusJudges.oldApp
}
