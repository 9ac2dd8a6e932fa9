import Foundation
import Testing

/// What a fuzzer found, or started from, read without one; a broken property stops the tests.
///
/// The properties are those of the package Fuzzing, whose sources are linked here.
@Suite struct `A source file that a fuzzer kept` {
  @Test func `is read, and keeps all properties`() throws {
    let files = try Self.files(in: "sources") + Self.files(in: "regressions/sources")
    #expect(files.count > 10)
    for file in files { SourceProperties.check(Array(try Data(contentsOf: file))) }
  }

  private static func files(in name: String) throws -> [URL] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Packages/Fuzzing/Corpus/\(name)")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
  }
}
