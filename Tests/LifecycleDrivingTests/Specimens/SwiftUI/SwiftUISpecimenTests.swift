import LifecycleDriving
import LifecycleModels
import Testing
import Thoroughness

@Suite(.thorough) struct `A SwiftUI app` {
  private let oneWindow = SwiftUIModel(profile: .observed, windows: 1)

  @Test func `loses what it saves in the background phase alone`() throws {
    let outcome = try SavesAtBackgroundPhase.check(on: oneWindow).outcome
    #expect(
      outcome
        == .breaks(
          "every launch finds what was typed", by: "launch", "view.onAppear#A", "edit",
          "switcher.opens", "userKill.disconnects", "launch", plainLength: 8))
  }

  @Test func `keeps what it saves in the inactive phase`() throws {
    #expect(try SavesAtInactivePhase.check(on: oneWindow).outcome == .holds)
  }

  @Test func `loses what the delegate of its adaptor would save`() throws {
    let report = try SavesInAdaptor.check(on: oneWindow)
    #expect(
      report.outcome == .breaks("I41", by: "launch", "edit", "home", "suspend", plainLength: 7))
    #expect(report.coverage.callbacksUnknown == [.didEnterBackground])
  }

  @Test func `does not refresh if the phase before active must be background`() throws {
    let outcome = try ComparesWithPhaseBefore.check(on: oneWindow).outcome
    #expect(
      outcome
        == .breaks("I7b", by: "launch", "view.onAppear#A", "home", "open#A", plainLength: 7))
    #expect(try RemembersBackground.check(on: oneWindow).outcome == .holds)
  }

  @Test func `has nothing to show if its view appears active and waits for a change`() throws {
    let outcome = try LoadsAtFirstChange.check(on: oneWindow).outcome
    #expect(
      outcome == .breaks("ready", by: "launch", "view.onAppear#A.late", plainLength: 3))
    #expect(try LoadsIfActiveAlready.check(on: oneWindow).outcome == .holds)
  }

  @Test func `plays to nobody if it takes onAppear for visible`() throws {
    let outcome = try PlaysWhenViewAppears.check(on: oneWindow).outcome
    #expect(
      outcome == .breaks("I43", by: "launchInBackground.location.withViews", plainLength: 1))
  }

  @Test func `shows old news if it takes onAppear for a return`() throws {
    let outcome = try RefreshesOnAppear.check(on: oneWindow).outcome
    #expect(
      outcome
        == .breaks("ready", by: "launch", "view.onAppear#A", "home", "open#A", plainLength: 7))
  }

  @Test func `loses the URL of a cold start that comes before it has loaded`() throws {
    let outcome = try DropsURLsWhileLoading.check(on: oneWindow).outcome
    #expect(outcome == .breaks("I23", by: "launch.url", "view.onAppear#A", plainLength: 3))
  }

  @Test func `loses the link that comes as an activity`() throws {
    let outcome = try TakesLinksAsURLs.check(on: oneWindow).outcome
    #expect(outcome == .breaks("I23", by: "launch.userActivity", plainLength: 3))
  }

  @Test func `never ends a background task that waits for a view`() throws {
    let outcome = try RefreshesThroughView.check(on: oneWindow).outcome
    #expect(outcome == .breaks("F69", by: "launchInBackground.refreshTask", plainLength: 1))
  }

  @Test func `is never sent back on its way to the foreground`() throws {
    let check = try LifeCheck(SavesInView.world, on: oneWindow)
    #expect(throws: Never.self) { try check.run(.replay(["launch"])) }
    #expect(throws: WorldError.self) { try check.run(.replay(["launch.cutShort"])) }
  }

  @Test func `is not in the background just because a view is`() throws {
    let twoWindows = SwiftUIModel(profile: .observed, windows: 2)
    let outcome = try FollowsViews.check(on: twoWindows).outcome
    #expect(
      outcome
        == .breaks(
          "I10b", by: "launch", "view.onAppear#A", "newWindow#B", "view.onAppear#B",
          "pushAside#A", plainLength: 3))
    #expect(try FollowsApp.check(on: twoWindows).outcome == .holds)
  }
}
