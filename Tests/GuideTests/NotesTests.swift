import LifecycleTesting
import Testing

/// The guide's code, in the suite that expects its first test to fail.
@Suite(.failsAsShown("nothing typed is lost"), .lifecycle(saved: .off)) struct GuideCode {
  @Suite struct NotesTests {
    let notes = World(disk: NotesFile()) { file, _ in NotesDelegate(file: file) }
      .on(.didFinishLaunching) { notes, _ in notes.didFinishLaunching() }
      .on(.willTerminate) { notes, _ in notes.willTerminate() }
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.type("x") }
      .fingerprint(disk: \.text, memory: \.text)

    @Test func `nothing typed is lost`() {
      expectSafe(notes.requiring(.nothingUnsaved { $0.delegate.text != $0.disk.text }))
    }
  }
}
