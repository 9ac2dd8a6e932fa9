import LifecycleTesting
import Testing

#if os(Linux) && canImport(UIKit)
  #error("A package that did not ask for UIKit can import it.")
#endif

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
  @Test func `does not take Linux for a platform of Apple`() {
    #if canImport(UIKit)
      let hasUIKit = true
    #else
      let hasUIKit = false
    #endif
    #if os(Linux)
      #expect(!hasUIKit)
    #endif
  }

  @Test func `checks a delegate of its own kind`() {
    let world = World(disk: Note()) { note, _ in Editor(note) }
      .on(.didEnterBackground) { editor, _ in editor.note.saved = editor.text }
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = "x" }
      .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.saved && !$0.delegate.text.isEmpty })
      .fingerprint(disk: \.saved, memory: \.text)
    #expect(expectSafe(world)?.verdict == .holds)
  }
}
