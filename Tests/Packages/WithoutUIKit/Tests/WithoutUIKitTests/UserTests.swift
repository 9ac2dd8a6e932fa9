import LifecycleTesting
import Testing

private final class Note {
  var saved = ""
}

private final class Editor {
  let note: Note
  var text = ""

  init(_ note: Note) {
    self.note = note
  }
}

@Suite struct `A package that tests without UIKit` {
  @Test func `does not take Linux for an Apple platform`() {
    #if canImport(UIKit) && os(Linux)
      Issue.record("UIKit can be imported although the package does not depend on it")
    #endif
  }

  @Test func `checks its own delegate`() {
    let world = World(disk: Note()) { note, _ in Editor(note) }
      .on(.didEnterBackground) { editor, _ in editor.note.saved = editor.text }
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = "x" }
      .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.saved && !$0.delegate.text.isEmpty })
      .fingerprint(disk: \.saved, memory: \.text)
    #expect(expectSafe(world)?.verdict == .holds)
  }
}
