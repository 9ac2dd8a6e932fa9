import LifecycleTesting
import Testing

@Suite(.lifecycle(profile: .documented, saved: .off)) struct DocumentedTests {
  let notes = GuideCode.NotesTests().notes
    .on(.didEnterBackground) { notes, _ in notes.willTerminate() }

  @Test func `the obligations of the editor`() {
    expectAll(
      notes,
      .nothingUnsaved { $0.delegate.text != $0.disk.text },
      .noWorkAfterTheLastTask { _ in 0 })
  }
}
