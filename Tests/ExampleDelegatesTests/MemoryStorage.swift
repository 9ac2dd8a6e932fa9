@testable import NotesAfter
@testable import NotesBefore

/// The disk of a life: what was saved.
final class MemoryStorage: NotesBefore.NoteStorage, NotesAfter.NoteStorage {
  var text = ""
}
