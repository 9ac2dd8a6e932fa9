import Foundation
import LifecycleDriving

/// An adapter in a few lines of Swift: notes that are saved in applicationWillTerminate, and with
/// the argument `timely` also when the app enters the background.
@main
enum NotesAdapter {
  static func main() throws {
    let notes = World(disk: FileManager.default.lifecycleDisk) { folder, _ in Notes(in: folder) }
      .on(.willTerminate) { notes, _ in try notes.save() }
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = "x" }
    let isTimely = CommandLine.arguments.contains("timely")
    try (isTimely ? notes.on(.didEnterBackground) { notes, _ in try notes.save() } : notes)
      .serve { notes in
        AdapterObservation(
          unsaved: notes.isUnsaved,
          others: [.init(key: "fingerprint", json: "\"\(notes.text)\(notes.isUnsaved)\"")])
      }
  }
}

private final class Notes {
  private let file: URL
  var text: String
  private var saved: String

  init(in folder: URL) {
    file = folder.appendingPathComponent("notes")
    saved = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    text = saved
  }

  var isUnsaved: Bool { text != saved }

  func save() throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
    saved = text
  }
}
