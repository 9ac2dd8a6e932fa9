import LifecycleTesting
import Testing

/// The test that the guide's finding prints, pasted into a suite that expects it to fail.
@Suite(
  .failsAsShown(
    "something is unsaved while the process is suspended, after launch, edit, home, suspend"))
struct PastedTests {
  let world = GuideCode.NotesTests().notes
    .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.text })

  @Test
  func `something is unsaved while the process is suspended, after launch, edit, home, suspend`() {
    expectSafe(
      world, on: AppModel(profile: .observed, systems: .driven),
      by: [.replay(["launch", "edit", "home", "suspend"])])
  }
}
