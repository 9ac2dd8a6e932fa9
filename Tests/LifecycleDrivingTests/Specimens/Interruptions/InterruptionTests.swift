import LifecycleDriving
import Testing
import Thoroughness

@Suite(.thorough) struct `An interruption` {
  @Test func `leaves a player paused that continues in willEnterForeground`() throws {
    let outcome = try ResumesInForeground.check().outcome
    #expect(
      outcome
        == .breaks("I39", by: "launch", "switcher.opens", "switcher.returns", plainLength: 4))
  }

  @Test func `is over for a player that continues in didBecomeActive`() throws {
    let outcome = try ResumesAtActivation.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `by its own prompt makes an app prompt again and again`() throws {
    let outcome = try AsksAtEveryActivation.check().outcome
    #expect(outcome == .breaks("I7", by: "launch", "interruption.ends", plainLength: 4))
  }

  @Test func `causes no prompt in an app that prompts once after each departure`() throws {
    let outcome = try AsksOnceAfterEachDeparture.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `by its own sheet covers the screen of an app that covers it when inactive`() throws {
    let outcome = try CoversWhenInactive.check().outcome
    #expect(outcome == .breaks("I6", by: "launch", "pay", plainLength: 4))
  }

  @Test func `by its own sheet covers nothing if the app knows that it has asked`() throws {
    let outcome = try CoversWhenInactiveUnasked.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `shuts down a machine if the app does so when it resigns active`() throws {
    let outcome = try ShutsDownWhenResigning.check().outcome
    #expect(outcome == .breaks("I6", by: "launch", "switcher.opens", plainLength: 3))
  }

  @Test func `does not shut down a machine if the app does so in the background`() throws {
    let outcome = try ShutsDownInBackground.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `is not needed to keep an observer waiting that comes late`() throws {
    let outcome = try WaitsForActivation.check().outcome
    #expect(outcome == .breaks("I10b", by: "launch", "mainQueue", plainLength: 3))
  }

  @Test func `does not keep an observer waiting that looks before it waits`() throws {
    let outcome = try LooksBeforeItWaits.check().outcome
    #expect(outcome == .holds)
  }
}
