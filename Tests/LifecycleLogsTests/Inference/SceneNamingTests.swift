import LifecycleLogs
import LifecycleModels
import Testing

private let checker = CorpusJudges.scene

@Suite struct `A named scene` {
  @Test func `belongs to one app of several in a log`() {
    let names = [
      "sceneWillEnterForeground #main @1", "sceneDidBecomeActive #main @1",
      "sceneWillResignActive #main @2", "sceneDidEnterBackground #main @2",
      "sceneWillResignActive #main @1", "sceneWillEnterForeground #main @2",
    ]
    #expect(checker.judge(log(names)).verdict == .accepted)
  }

  @Test func `may be a different one in each process`() {
    let lives = (1...40).flatMap { number in
      [
        "didFinishLaunching @\(number)", "sceneWillEnterForeground #S\(number) @\(number)",
        "sceneDidBecomeActive #S\(number) @\(number)",
      ]
    }
    #expect(checker.judge(log(lives)).verdict == .accepted)
    let broken = lives + ["sceneDidBecomeActive #S40 @40"]
    #expect(checker.judge(log(broken)).position == 121)
  }

  @Test func `is forgotten when the scene is gone, whether connections are recorded or not`() {
    let visits = (1...40).flatMap { number in
      [
        "WillEnterForeground", "DidBecomeActive", "WillResignActive", "DidEnterBackground",
        "DidDisconnect",
      ].map { "scene\($0) #S\(number)" }
    }
    #expect(checker.judge(log(visits)).verdict == .accepted)
  }

  @Test func `makes no claim about a death where there are more scenes than the model has`() {
    let names = ["x", "y", "z"].flatMap { scene in
      ["scene:willConnectTo", "sceneWillEnterForeground", "sceneDidBecomeActive"].map {
        "\($0) #\(scene)"
      }
    }
    let judgement = checker.judge(log(names))
    #expect(judgement.verdict == .accepted)
    #expect(judgement.evidence == [])
    #expect(judgement.explanation.contains("The log has 3 scenes at a time and the model 2"))
  }

  @Test func `is read after an unexplained entry as if the recording began there`() {
    let names = [
      "sceneDidEnterBackground #a", "sceneWillResignActive #a", "sceneDidEnterBackground #a",
    ]
    let judgement = checker.judge(log(names))
    #expect(judgement.unexplained.map(\.position) == [2])
    #expect(judgement.nearest?.edits == 1)
  }

  @Test func `is matched with as few new objects as possible`() throws {
    let names = [
      "sceneWillEnterForeground #a", "sceneDidBecomeActive #a", "sceneWillEnterForeground #b",
      "sceneDidBecomeActive #b",
    ]
    let account = try #require(checker.accounts(of: log(names)).first)
    #expect(!account.life.actions.contains { $0.hasPrefix("jetsam") || $0 == "purge" })
  }
}

@Suite struct `What a log shows` {
  @Test func `may be one of several unusual things, none of which is certain`() {
    let judgement = CorpusJudges.app.judge(
      log(["didBecomeActive", "willResignActive", "didEnterBackground", "willTerminate"]))
    #expect(judgement.verdict == .accepted)
    #expect(judgement.requirements.count == 1)
    #expect(judgement.explanation.hasPrefix("Explained, but only if one of several unusual things"))
  }

  @Test func `is nothing if all of it is malformed`() throws {
    let bytes = Array(
      #"[{"callbacks":["app.didBecomeActive"]},{"callbacks":["app.didBecomeActiv"]}]"#.utf8)
    let judgements = try LogReader.read(bytes, name: "two").map(CorpusJudges.judge)
    #expect(judgements.map(\.verdict) == [.accepted, .undecided])
  }

  @Test func `rests on what all its recorders record`() throws {
    let text = """
      {"api":"app","alphabet":["app.willEnterForeground"]}
      {"callback":"app.willEnterForeground"}
      {"api":"app","alphabet":["app.willEnterForeground","app.didBecomeActive"]}
      {"callback":"app.willEnterForeground"}
      {"callback":"app.didBecomeActive"}

      """
    let log = try #require(try LogReader.read(Array(text.utf8), name: "two launches").first)
    let judgement = CorpusJudges.app.judge(log)
    #expect(judgement.verdict == .accepted)
  }
}
