import Foundation

/// What outlives the process.
protocol NoteStorage: AnyObject {
  /// The note as it was saved.
  var text: String { get set }
}

/// Keeps the note in a file.
final class FileStorage: NoteStorage {
  private let file = URL(filePath: NSHomeDirectory()).appending(path: "Documents/Note.txt")

  var text: String {
    get { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    set { try? newValue.write(to: file, atomically: true, encoding: .utf8) }
  }
}
