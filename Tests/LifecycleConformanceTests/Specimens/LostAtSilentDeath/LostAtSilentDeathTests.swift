import LifecycleConformance
import Testing

@Suite struct `What is lost at a silent death` {
  @Test func `saving only in willTerminate loses the draft of a suspended app`() throws {
    #expect(
      try SavesAtTermination.check().sightings == [
        Sighting("I41", "launch", "edit", "home", "suspend", plain: 6)
      ])
  }

  @Test func `saving when the app enters the background keeps it`() throws {
    #expect(try SavesInBackground.check().verdict == .holds)
  }
}
