import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `A log that contradicts its marks` {
  @Test func `is rejected if a call is ignored and the app enters the foreground`() throws {
    let log = log([
      "(incoming call)", "willResignActive", "(a call was ignored)", "willEnterForeground",
    ])
    let judgement = CorpusJudges.oldApp.judge(log)
    #expect(judgement.verdict == .rejected)
    #expect(judgement.position == 4)
    #expect(judgement.possible == ["app.didBecomeActive"])
    #expect(
      judgement.explanation.hasSuffix(
        "(decline call) at position 3 leads to app.didBecomeActive (F26, F31, F120, F122)."),
      "\(judgement.explanation)")
  }

  @Test func `is rejected if a background launch enters the background`() {
    // From iOS 18 on a launch that is cut short explains the end of the log.
    let judgement = CorpusJudges.oldApp.judge(
      log(["(launched in the background)", "didFinishLaunching", "didEnterBackground"]))
    #expect(judgement.verdict == .rejected)
    #expect(judgement.position == 3)
    #expect(
      judgement.explanation.contains("(background launch) at position 1 leads to"),
      "\(judgement.explanation)")
  }

  @Test func `is rejected if what it says cannot happen there`() {
    let judgement = CorpusJudges.app.judge(
      log(["willResignActive", "didEnterBackground", "(answer call)"]))
    #expect(judgement.verdict == .rejected)
    #expect(judgement.position == 3)
    #expect(judgement.callback == "(answer call)")
    #expect(
      judgement.explanation.hasPrefix(
        "(answer call) at position 3: after app.didEnterBackground, the app is"),
      "\(judgement.explanation)")
    #expect(judgement.explanation.contains("it can happen while the app is inactive"))
  }

  @Test(arguments: [
    ["(home)", "willResignActive", "didBecomeActive", "didEnterBackground"],
    ["didBecomeActive", "(home)", "willEnterForeground"],
    ["(launch)", "willEnterForeground"],
    ["(open from background)", "didFinishLaunching"],
    ["(return from background)", "didFinishLaunching"],
    ["(suspended)", "willResignActive"],
    ["(force quit)", "didBecomeActive", "willResignActive"],
    ["(crash)", "didEnterBackground"],
    ["(killed for memory)", "willTerminate"],
    ["(control centre)", "willResignActive", "didEnterBackground", "(dismiss it)"],
  ])
  func `is rejected`(lines: [String]) {
    let judgement = CorpusJudges.oldApp.judge(log(lines))
    #expect(judgement.verdict == .rejected, "\(lines)")
  }

  @Test(arguments: [
    ["(home)", "willResignActive", "didEnterBackground", "(return)", "willEnterForeground"],
    ["(cold launch)", "didFinishLaunching", "didBecomeActive", "(home)", "willResignActive"],
    ["(switcher)", "willResignActive", "(force quit)", "willTerminate"],
    ["(incoming call)", "willResignActive", "(answer call)", "didEnterBackground"],
    ["(incoming call)", "willResignActive", "(call declined)", "didBecomeActive"],
    ["(control centre)", "willResignActive", "(dismissed control centre)", "didBecomeActive"],
    ["(lock)", "willResignActive", "didEnterBackground", "(unlock)", "willEnterForeground"],
    ["didEnterBackground", "(suspended)", "(silent push)", "didReceiveRemoteNotification"],
    ["(launch)", "process start", "didFinishLaunching", "didBecomeActive"],
    ["(tapped notification)", "willEnterForeground", "didBecomeActive"],
    ["(open URL)", "willEnterForeground", "app.openURL", "didBecomeActive"],
  ])
  func `is not a log that agrees with them`(lines: [String]) {
    let judgement = CorpusJudges.oldApp.judge(log(lines))
    #expect(judgement.verdict == .accepted, "\(lines) \(judgement.explanation)")
  }

  @Test func `is rejected in an app with scenes, too`() {
    let lines = ["(home)", "sceneWillResignActive", "sceneDidEnterBackground"]
    #expect(CorpusJudges.scene.judge(log(lines, lifeCycle: .scene)).verdict == .accepted)
    let wrong = ["(pressed Home)", "sceneWillResignActive", "sceneDidBecomeActive"]
    #expect(CorpusJudges.scene.judge(log(wrong, lifeCycle: .scene)).verdict == .rejected)
  }

  @Test func `has a nearest log without the mark`() throws {
    let judgement = CorpusJudges.app.judge(
      log(["didBecomeActive", "(home)", "willEnterForeground"]))
    #expect(judgement.nearest != nil)
    let lone = CorpusJudges.app.judge(log(["didEnterBackground", "(switcher)"]))
    #expect(lone.nearest?.changes.last?.name == "(switcher)")
  }

  @Test func `may have marks between two processes`() throws {
    let lines = [
      "didEnterBackground @1", "(force quit)", "(launched in the background)",
      "didFinishLaunching @2",
    ]
    #expect(CorpusJudges.app.judge(log(lines)).verdict == .accepted)
    let judgement = CorpusJudges.app.judge(log(lines + ["didBecomeActive @2"]))
    #expect(judgement.verdict == .rejected)
    #expect(judgement.position == 5)
  }

  @Test func `tells the life that has the marks`() throws {
    let log = log([
      "(launch)", "didFinishLaunching", "didBecomeActive", "(home)", "willResignActive",
    ])
    let account = try #require(CorpusJudges.app.accounts(of: log).first)
    let shown = zip(account.life.steps, account.positions).compactMap { step, position in
      position.map { "\($0) \(step.action.name)" }
    }
    #expect(
      shown == [
        "1 launch", "2 app.didFinishLaunching", "3 app.didBecomeActive", "4 home",
        "5 app.willResignActive",
      ])
  }
}
