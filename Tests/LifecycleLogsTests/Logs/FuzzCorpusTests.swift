import Foundation
import Testing

/// What a fuzzer found, or started from, read without one; a broken property stops the tests.
///
/// The properties are those of the package Fuzzing, whose sources are linked here.
@Suite struct `An input that a fuzzer kept` {
  @Test func `is read as logs, and keeps all properties`() throws {
    for file in try FuzzCorpus.files(in: ["logs", "regressions/logs"]) {
      LogProperties.check(Array(try Data(contentsOf: file)))
    }
  }

  // Only these, because a debug build takes seconds to explore the models, and as long to judge.
  @Test func `is judged if it once stopped a reader`() throws {
    for file in try FuzzCorpus.files(in: ["regressions/logs"]) {
      JudgementProperties.check(Array(try Data(contentsOf: file)))
    }
  }

  @Test func `is one of few, and small`() throws {
    let files = try FuzzCorpus.files(
      in: ["logs", "sources", "projects"].flatMap { [$0, "regressions/\($0)"] } + ["systems"])
    let bytes = try files.map { try Data(contentsOf: $0).count }.reduce(0, +)
    #expect((50..<250).contains(files.count))
    #expect(bytes < 300_000)
  }
}

/// The inputs that are kept for fuzzing.
private enum FuzzCorpus {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Packages/Fuzzing/Corpus")

  /// The files of some folders, in the order of their names.
  static func files(in names: [String]) throws -> [URL] {
    try names.flatMap { name in
      try FileManager.default
        .contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
  }
}
