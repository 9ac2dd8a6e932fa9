import LifecycleLogs
import LifecycleModels
import Testing

private let checker = CorpusJudges.scene

@Suite struct `A log of scenes` {
  @Test func `distinguishes scenes by the names that its writer gave them`() {
    let both = [
      "sceneWillEnterForeground #7F", "sceneDidBecomeActive #7F", "sceneWillEnterForeground #8A",
      "sceneDidBecomeActive #8A", "sceneWillResignActive #7F", "sceneDidEnterBackground #7F",
    ]
    #expect(checker.judge(log(both)).verdict == .accepted)
    let twice = both.prefix(4) + ["sceneWillResignActive #7F", "sceneWillResignActive #7F"]
    let judgement = checker.judge(log(Array(twice)))
    #expect(judgement.verdict == .rejected)
    #expect(judgement.position == 6)
    #expect(judgement.callback == "scene.willResignActive#7F")
    #expect(judgement.possible.contains("scene.willResignActive#8A"))
    #expect(!judgement.possible.contains("scene.willResignActive#7F"))
  }

  @Test func `without names may mean any scene`() {
    let names = [
      "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillEnterForeground",
      "sceneDidBecomeActive", "sceneWillResignActive", "sceneWillResignActive",
    ]
    let judgement = checker.judge(log(names))
    #expect(judgement.verdict == .accepted)
    #expect(
      judgement.requirements.contains { $0.hasPrefix("the app has several windows, or a scene in") }
    )
  }

  @Test func `may name a scene that reconnects as a new object`() {
    let names = [
      "sceneDidEnterBackground #A", "sceneDidDisconnect #A", "scene(_:willConnectTo:options:) #B",
      "sceneWillEnterForeground #B", "sceneDidBecomeActive #B",
    ]
    #expect(checker.judge(log(names)).verdict == .accepted)
    let wrong = names + ["sceneWillResignActive #A"]
    #expect(checker.judge(log(wrong)).verdict == .rejected)
  }

  @Test func `cannot have the four methods that scenes replace`() {
    let judgement = checker.judge(log(["sceneWillEnterForeground", "applicationDidBecomeActive"]))
    #expect(judgement.verdict == .rejected)
    #expect(
      judgement.explanation.hasSuffix(
        "app.didBecomeActive to an app with scenes; it sends scene.didBecomeActive instead (F152, F153)."
      ))
  }

  @Test func `of a background launch has no scene until the user opens the app`() {
    let names = [
      "willFinishLaunching", "didFinishLaunching", "performFetch",
      "scene(_:willConnectTo:options:)", "sceneWillEnterForeground", "sceneDidBecomeActive",
    ]
    let judgement = checker.judge(log(names))
    #expect(judgement.verdict == .accepted)
    #expect(judgement.requirements == ["the process was launched in the background (F60, F157)"])
  }

  @Test func `may have input for a scene in the foreground, and says so`() {
    let judgement = checker.judge(
      log(["sceneDidBecomeActive", "scene(_:openURLContexts:)", "sceneWillResignActive"]))
    #expect(judgement.verdict == .accepted)
    #expect(
      judgement.requirements == [
        "input came to a scene while it was in front (F38, F154, assumption)"
      ])
    let documented = LogChecker(model: SceneModel(profile: .documented, scenes: 1))
    #expect(
      documented.judge(log(["sceneDidBecomeActive", "scene(_:openURLContexts:)"])).verdict
        == .rejected)
  }

  @Test func `with more scenes than the model has is left undecided`() {
    let names = (1...7).map { "sceneDidBecomeActive #S\($0)" }
    let judgement = checker.judge(log(names))
    #expect(judgement.verdict == .undecided)
    #expect(
      judgement.explanation == """
        scene.didBecomeActive#S3 at position 3 is not possible with 2 scenes, which all have \
        other names there. An app with more scenes may explain it.
        """)
  }

  @Test func `may name any number of scenes one after the other`() {
    let names = (1...9).flatMap { number in
      [
        "WillConnectTo", "WillEnterForeground", "DidBecomeActive", "WillResignActive",
        "DidEnterBackground", "DidDisconnect",
      ].map { "scene\($0) #S\(number)" }
    }
    #expect(checker.judge(log(names)).verdict == .accepted)
    #expect(checker.judge(log(names + ["sceneDidDisconnect #S1"])).verdict == .rejected)
  }

  @Test func `can hold the phases of SwiftUI`() {
    func phases(_ states: [PrintedState]) -> RecordedLog {
      RecordedLog(
        name: "phases", lifeCycle: .swiftUI,
        entries: states.enumerated().map {
          LogEntry(position: $0 + 1, text: "", item: .phase($1))
        })
    }
    #expect(checker.judge(phases([.active, .inactive, .background])).verdict == .accepted)
    let withCall = RecordedLog(
      name: "phases", lifeCycle: .swiftUI,
      entries: [
        LogEntry(position: 1, text: "", item: .callback(.sceneDidBecomeActive)),
        LogEntry(position: 2, text: "", item: .phase(.inactive)),
      ])
    #expect(checker.judge(withCall).verdict == .rejected)
  }
}
