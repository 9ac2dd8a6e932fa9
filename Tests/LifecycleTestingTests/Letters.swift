import Foundation
import LifecycleTesting
import Testing

/// What survives an editor of letters.
final class LetterFile {
  var saved = ""
}

/// Writes letters, and may hold a lock.
final class LetterEditor {
  let file: LetterFile
  var text: String
  var isLocked = false

  init(_ file: LetterFile) {
    self.file = file
    text = file.saved
  }
}

/// An editor that saves only when it is told to terminate.
var letters: World<LetterFile, LetterEditor> {
  World(disk: LetterFile()) { file, _ in LetterEditor(file) }
    .on(.willTerminate) { editor, _ in editor.file.saved = editor.text }
    .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = "x" }
    .fingerprint(disk: \.saved, memory: \.text)
}

/// A folder for the source of a test. It has the same path in every process that runs the test, and
/// is emptied by the first of them.
final class SourceFolder {
  let path: String

  init(_ name: String) throws {
    path = NSTemporaryDirectory() + "/lifecycle-source-\(name)"
    guard ProcessInfo.processInfo.environment["LIFECYCLE_TRIAL"] == nil else { return }
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  var source: String { path + "/LetterTests.swift" }

  /// The names of the files with lives.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/__Lives__")) ?? []).sorted()
  }

  func text(of file: String) throws -> String {
    try String(contentsOfFile: path + "/__Lives__/" + file, encoding: .utf8)
  }

  deinit {
    if ProcessInfo.processInfo.environment["LIFECYCLE_TRIAL"] == nil {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
