import LifecycleDriving
import Testing

@Suite struct `What is lost at a silent death` {
  @Test func `saving only in willTerminate loses the draft of a suspended app`() throws {
    let outcome = try SavesAtTermination.check().outcome
    #expect(outcome == .breaks("I41", by: "launch", "edit", "home", "suspend", plainLength: 6))
  }

  @Test func `saving when the app enters the background keeps the draft`() throws {
    let outcome = try SavesInBackground.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `saving later is too late for an app that is suspended at once`() throws {
    let outcome = try SavesLater.check().outcome
    #expect(outcome == .breaks("I41", by: "launch", "edit", "home", "suspend", plainLength: 6))
  }

  @Test func `saving before the callback returns is in time`() throws {
    let outcome = try SavesAtOnce.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `text that is kept in memory is gone after a purge`() throws {
    let outcome = try PutsTextAsideInMemory.check().outcome
    #expect(
      outcome
        == .breaks("I41", by: "launch", "type", "home", "suspend", plainLength: 6))
  }

  @Test func `text that is kept on the disk is there after every launch`() throws {
    let outcome = try PutsTextAsideOnDisk.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `cleaning up in willTerminate leaves a store claimed after a silent death`() throws {
    let outcome = try LetsGoAtTermination.check().outcome
    #expect(
      outcome
        == .breaks(
          "the store is free at every launch", by: "launch", "home", "suspend", "purge", "launch",
          plainLength: 7))
  }

  @Test func `cleaning up when the app enters the background too leaves the store free`() throws {
    let outcome = try LetsGoInBackgroundToo.check().outcome
    #expect(outcome == .holds)
  }
}
