import Foundation

/// The file that survives the app.
final class NotesFile {
  var text = ""
}

/// What UIKit calls, reduced to what matters here.
final class NotesDelegate {
  let file: NotesFile
  var text = ""

  init(file: NotesFile) { self.file = file }

  func didFinishLaunching() { text = file.text }
  func type(_ letters: String) { text += letters }
  func willTerminate() { file.text = text }
}
