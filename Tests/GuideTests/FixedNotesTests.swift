import LifecycleTesting
import Testing

extension GuideCode.NotesTests {
  @Test func `nothing typed is lost after the repair`() {
    let fixed = notes.on(.didEnterBackground) { notes, _ in notes.willTerminate() }
    expectSafe(fixed.requiring(.nothingUnsaved { $0.delegate.text != $0.disk.text }))
  }

  @Test func `the text on disk is never longer than what was typed`() {
    expectSafe(
      notes.invariant("nothing is invented", after: .willTerminate) {
        $0.disk.text.count <= $0.delegate.text.count
      })
  }
}
