import LifecycleDriving
import Testing

@Suite struct `An interruption` {
  @Test func `leaves a player paused that goes on in willEnterForeground`() throws {
    let outcome = try ResumesInForeground.check().outcome
    #expect(
      outcome
        == .breaks("I39", by: "launch", "interruption.begins", "interruption.ends", plainLength: 4))
  }

  @Test func `is over for a player that goes on in didBecomeActive`() throws {
    let outcome = try ResumesAtActivation.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `by its own prompt makes an app prompt again and again`() throws {
    let outcome = try AsksAtEveryActivation.check().outcome
    #expect(outcome == .breaks("I7", by: "launch", "interruption.ends", plainLength: 4))
  }

  @Test func `does not make an app prompt that has prompted`() throws {
    let outcome = try AsksOnceAfterEachDeparture.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `by its own sheet is covered by an app that covers what is inactive`() throws {
    let outcome = try CoversWhenInactive.check().outcome
    #expect(outcome == .breaks("I6", by: "launch", "pay", plainLength: 4))
  }

  @Test func `by its own sheet is left uncovered by an app that knows it has asked`() throws {
    let outcome = try CoversWhenInactiveUnasked.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `shuts a machine down that is shut down when the app resigns`() throws {
    let outcome = try ShutsDownWhenResigning.check().outcome
    #expect(outcome == .breaks("I6", by: "launch", "interruption.begins", plainLength: 3))
  }

  @Test func `does not shut a machine down that is shut down in the background`() throws {
    let outcome = try ShutsDownInBackground.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `is not needed to leave an observer waiting that comes late`() throws {
    let outcome = try WaitsForActivation.check().outcome
    #expect(outcome == .breaks("I9", by: "launch", "mainQueue", plainLength: 3))
  }

  @Test func `finds an observer informed that looks before it waits`() throws {
    let outcome = try LooksBeforeItWaits.check().outcome
    #expect(outcome == .holds)
  }
}
