import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `An app with scenes` {
  private let oneScene = SceneModel(profile: .observed, scenes: 1)

  @Test func `loses the draft that its app delegate would save`() throws {
    let report = try SavesInAppDelegate.check(on: oneScene)
    #expect(
      report.outcome == .breaks("I41", by: "launch", "edit", "home", "suspend", plainLength: 7))
    #expect(report.coverage.callbacksUnknown == [.didEnterBackground])
  }

  @Test func `keeps the draft that its scene delegate saves`() throws {
    let report = try SavesInSceneDelegate.check(on: oneScene)
    #expect(report.outcome == .holds)
    #expect(report.coverage.callbacksUnknown == [])
  }

  @Test func `loses the URL of a cold start if it takes warm ones only`() throws {
    let outcome = try TakesWarmInput.check(on: oneScene).outcome
    #expect(outcome == .breaks("I23", by: "launch.url", plainLength: 3))
  }

  @Test func `takes each input once if it looks into the connection options`() throws {
    let outcome = try TakesColdInputToo.check(on: oneScene).outcome
    #expect(outcome == .holds)
  }

  @Test func `has two windows for a scene that was reclaimed and connects again`() throws {
    let outcome = try IgnoresDisconnection.check(on: oneScene).outcome
    #expect(
      outcome
        == .breaksLikely(
          "a scene has one window", by: "launch", "home", "reclaim#A", "reconnect#A",
          plainLength: 5))
  }

  @Test func `has one window for each scene if it releases what is disconnected`() throws {
    let outcome = try ReleasesWindow.check(on: oneScene).outcome
    #expect(outcome == .holds)
  }

  @Test func `destroys its live window for a session that was discarded before`() throws {
    let silentKills = SceneModel(
      profile: .observed, scenes: 1, deciding: [.announcedUserKill: false])
    let outcome = try DestroysByNumber.check(on: silentKills).outcome
    #expect(
      outcome
        == .breaksLikely(
          "ready", by: "launch", "switcher.opens", "userKill.disconnects", "session.discarded",
          "launch", "scene.willConnect#A", "app.didDiscardSceneSessions", plainLength: 9))
  }

  @Test func `keeps its live window if it destroys what is disconnected`() throws {
    let outcome = try DestroysWhenDisconnected.check(on: oneScene).outcome
    #expect(outcome == .holds)
  }

  @Test func `is not in the background just because one of two windows is`() throws {
    let outcome = try FollowsEveryScene.check(on: SceneModel(profile: .observed, scenes: 2)).outcome
    #expect(outcome == .breaks("I10b", by: "launch", "newWindow#B", "pushAside#A", plainLength: 3))
  }

  @Test func `is active as long as one of two windows is`() throws {
    let outcome = try CountsScenes.check(on: SceneModel(profile: .observed, scenes: 2)).outcome
    #expect(outcome == .holds)
  }
}
