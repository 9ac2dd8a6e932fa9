import Foundation
import ProjectAudit
import Testing

// The link FuzzProperties leads to the properties that the fuzzer of Tests/Packages/Fuzzing checks.

/// Violated properties, like traps, stop the test process.
@Suite struct `A project that a fuzzer kept` {
  @Test func `is audited, and keeps all properties`() throws {
    let files = try Self.files(in: "projects") + Self.files(in: "regressions/projects")
    #expect(files.count > 20)
    for file in files { ProjectProperties.check(Array(try Data(contentsOf: file))) }
  }

  @Test func `has only the findings of the template if the input is the original file`() throws {
    let plist = try #require(Self.files(in: "projects").first { $0.lastPathComponent == "plist" })
    let input = ProjectInput(Array(try Data(contentsOf: plist)))
    let targets = ProjectAudit(contents: input.contents).report().targets
    #expect(targets.map(\.verdict) == [.readyWithNotes])
    #expect(targets.flatMap(\.findings).map(\.file) == ["App/Old.m"])
  }

  private static func files(in name: String) throws -> [URL] {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Packages/Fuzzing/Corpus/\(name)")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
  }
}
