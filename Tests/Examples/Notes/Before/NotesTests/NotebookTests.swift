import Testing

@testable import Notes

private final class MemoryStorage: NoteStorage {
  var text = ""
}

@MainActor @Suite struct `A notebook` {
  private let storage = MemoryStorage()

  @Test func `keeps what was saved`() {
    let notebook = Notebook(storage: storage)
    notebook.text = "Milk"
    #expect(storage.text.isEmpty)
    notebook.save()
    #expect(storage.text == "Milk")
  }

  @Test func `adds one line for a quick action`() {
    let notebook = Notebook(storage: storage)
    #expect(notebook.perform(Notebook.newLine))
    #expect(notebook.perform(Notebook.newLine))
    #expect(notebook.text == "- ")
  }
}
