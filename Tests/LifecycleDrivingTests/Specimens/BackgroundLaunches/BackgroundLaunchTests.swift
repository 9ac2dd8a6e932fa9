import LifecycleDriving
import Testing
import Thoroughness

@Suite(.thorough) struct `A launch in the background` {
  @Test func `is counted as a session by an app that opens one at launch`() throws {
    let outcome = try OpensSessionAtLaunch.check().outcome
    #expect(outcome == .breaks("I43", by: "launchInBackground.location", plainLength: 1))
  }

  @Test func `is no session for an app that opens one when it becomes active`() throws {
    let outcome = try OpensSessionAtActivation.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `counts as an opening in an app that takes every notification as tapped`() throws {
    let outcome = try TracksEveryNotification.check().outcome
    #expect(outcome == .breaks("I43", by: "launchInBackground.push", plainLength: 1))
  }

  @Test func `does not count as an opening in an app that looks at its state`() throws {
    let outcome = try TracksTappedNotifications.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `builds the interface of an app that builds it at launch`() throws {
    let outcome = try BuildsInterfaceAtLaunch.check().outcome
    #expect(outcome == .breaks("I43", by: "launchInBackground.location", plainLength: 1))
  }

  @Test func `by prewarming is not followed by willEnterForeground`() throws {
    let outcome = try BuildsInterfaceOnTheWayToTheFront.check().outcome
    #expect(outcome == .breaks("ready", by: "prewarm.runsLaunch", "launch", plainLength: 4))
  }

  @Test func `builds no interface if the app builds it at the first activation`() throws {
    let outcome = try BuildsInterfaceAtActivation.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `is taken to be active by an app that assumes so from the start`() throws {
    let outcome = try BeginsActive.check().outcome
    #expect(outcome == .breaks("I10b", by: "launchInBackground.location", plainLength: 1))
  }

  @Test func `is known to be in the background by an app that asks`() throws {
    let outcome = try BeginsAsItIs.check().outcome
    #expect(outcome == .holds)
  }
}
