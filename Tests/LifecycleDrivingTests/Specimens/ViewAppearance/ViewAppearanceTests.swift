import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `The appearance of views` {
  @Test func `does not refresh a list when the app comes back`() throws {
    let outcome = try RefreshesWhenViewAppears.check().outcome
    #expect(outcome == .breaks("ready", by: "launch", "home", "open", plainLength: 6))
  }

  @Test func `is enough to refresh a list, together with willEnterForeground`() throws {
    let outcome = try RefreshesInForegroundToo.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `does not end when the app is left, and a video plays on`() throws {
    let report = try PausesWhenViewDisappears.check()
    #expect(
      report.outcome
        == .breaksLikely("I35", by: "launch", "app.didBecomeActive", "home", plainLength: 4))
    #expect(report.coverage.callbacksUnknown == [.viewDidDisappear])
  }

  @Test func `does not matter to a video that pauses in the background`() throws {
    let report = try PausesInBackground.check()
    #expect(report.outcome == .holds)
    #expect(report.coverage.callbacksUnknown == [])
  }

  @Test func `is not implied by a view that is loaded`() throws {
    let outcome = try CountsLoadedScreens.check().outcome
    #expect(outcome == .breaks("I43", by: "launchInBackground.location", plainLength: 1))
  }

  @Test func `is not what makes a screen visible either`() throws {
    let outcome = try CountsScreensThatAppear.check().outcome
    #expect(outcome == .breaks("I43", by: "launchInBackground.location", plainLength: 1))
  }
}
