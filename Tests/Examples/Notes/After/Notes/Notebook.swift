import Foundation

/// The note, and what the app was asked to do with it.
@MainActor final class Notebook {
  /// The type of the quick action that adds a line to the note.
  static let newLine = "org.example.Notes.newLine"

  /// The note.
  var text: String {
    didSet { if text != oldValue { didChange() } }
  }

  /// The links and quick actions that this process has handled.
  private(set) var handled: [String] = []

  /// Called when the note has changed, or is to be shown.
  var didChange: () -> Void = {}

  private let storage: any NoteStorage

  init(storage: any NoteStorage) {
    self.storage = storage
    text = storage.text
  }

  /// Whether the note is not saved.
  var hasChanges: Bool { text != storage.text }

  /// Saves the note.
  func save() {
    if hasChanges { storage.text = text }
  }

  /// Reads the note again.
  func load() { text = storage.text }

  /// Shows what a link leads to.
  func follow(_ url: URL) -> Bool {
    guard url.scheme == "notes" else { return false }
    handled.append(url.absoluteString)
    didChange()
    return true
  }

  /// Performs a quick action.
  func perform(_ action: String) -> Bool {
    guard action == Self.newLine else { return false }
    handled.append(action)
    if !text.hasSuffix("- ") { text += text.isEmpty ? "- " : "\n- " }
    return true
  }
}
