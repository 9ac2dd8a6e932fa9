import LifecycleDriving
import Testing
import Thoroughness

@Suite(.thorough) struct `GPU work in the background` {
  @Test func `is done by a game that renders whenever a frame is due`() throws {
    let outcome = try RendersEverywhere.check().outcome
    #expect(outcome == .breaks("I36", by: "launch", "home", "frame", plainLength: 5))
  }

  @Test func `is not done by a game that renders while it is active`() throws {
    let outcome = try RendersWhileActive.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `is done by commands that were pending when the app was left`() throws {
    let outcome = try LeavesCommandsPending.check().outcome
    #expect(outcome == .breaks("I36", by: "launch", "draw", "home", "mainQueue", plainLength: 6))
  }

  @Test func `is avoided by an app that finishes its commands when it resigns active`() throws {
    let outcome = try FinishesWhenResigning.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `is done by a layer that a push marks for display`() throws {
    let outcome = try DisplaysWhatIsNew.check().outcome
    #expect(
      outcome == .breaks("I36", by: "launchInBackground.push", "mainQueue", plainLength: 2))
  }

  @Test func `waits for the foreground in a layer that checks where the app is`() throws {
    let outcome = try DisplaysWhatIsNewInFront.check().outcome
    #expect(outcome == .holds)
  }
}
