import Foundation
import LifecycleLogs
import LifecycleRecorder
import Testing

/// A file in a temporary folder, which is removed after the test, and a recorder for it.
final class RecordedFile: Sendable {
  let url: URL
  let recorder = LifecycleRecorder()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recorded-" + UUID().uuidString)

  init() {
    url = folder.appendingPathComponent("app/lifecycle.jsonl")
  }

  deinit {
    recorder.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  /// The lines as Foundation reads them; incomplete lines are left out.
  var lines: [Line] {
    text.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(Line.self, from: Data(line.utf8))
    }
  }

  /// The only log of the file.
  func log() throws -> RecordedLog {
    let logs = try LogReader.read(Array(text.utf8), name: "recorded")
    #expect(logs.count == 1)
    return try #require(logs.first)
  }
}

/// One line of the file.
struct Line: Decodable, Equatable {
  var callback: String?
  var event: String?
  var state: String?
  var process: String?
  var pid: Int?
  var time: Double?
  var scene: String?
  var duration: Double?
  var api: String?
  var alphabet: [String]?
}

extension RecordedLog {
  /// A short form of the entries: the name, the scene, and the recorded state.
  var words: [String] {
    entries.map { entry in
      entry.item.name + (entry.scene.map { "#" + $0 } ?? "")
        + (entry.printedState.map { " " + $0.rawValue } ?? "")
    }
  }

  /// The short form of the entries, grouped by process.
  var wordsOfProcesses: [[String]] {
    let starts = entries.indices.filter { entries[$0].item == .processStart }
    return zip(starts, starts.dropFirst() + [entries.count]).map { Array(words[$0..<$1]) }
  }
}
