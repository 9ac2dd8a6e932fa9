import Foundation
import Testing

@testable import LifecycleDriving

@Suite struct `Storage that fails` {
  private let folder: LivesFolder

  init() throws { folder = try LivesFolder() }

  /// The only remark of a check that finds something.
  private func remark() throws -> String {
    let report = try World.letters(saving: .willTerminate).check(folder.keeper())
    #expect(report.findings.count == 1)
    #expect(report.verdict == .violated)
    #expect(report.remarks.count == 1)
    return report.remarks.first ?? ""
  }

  @Test func `is a folder in place of the file`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file.path, withIntermediateDirectories: true)
    #expect(
      try remark()
        == "the file of kept lives, __Lives__/DraftTests.drafts.json, is not a file; move it away, "
        + "so that lives can be kept there")
  }

  @Test func `is a file in place of the folder`() throws {
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/__Lives__"))
    #expect(try remark().contains("Not a directory"))
  }

  @Test func `is a link to nowhere`() throws {
    try folder.write("")
    unlink(folder.file.path)
    symlink("/nowhere/at/all", folder.file.path)
    let report = try World.letters(saving: .willTerminate).check(folder.keeper())
    #expect(report.remarks == [])
    #expect(try folder.lines.count == 1)
  }

  @Test func `is a source that is not on this machine`() throws {
    let keeper = LifeKeeper(
      for: LifeKeeper.Test(sourcePath: "/nowhere/at/all/Tests.swift", suite: "", name: "drafts()"),
      saved: .write)
    let report = try World.letters(saving: .willTerminate).check(keeper)
    #expect(
      report.remarks == [
        "the file of kept lives, __Lives__/Tests.drafts.json, cannot be written, because its folder "
          + "cannot be made: No such file or directory"
      ])
    #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read and write everything"))
  func `is a folder that may not be written`() throws {
    try folder.write("")
    chmod(folder.path + "/__Lives__", 0o500)
    defer { chmod(folder.path + "/__Lives__", 0o700) }
    #expect(try remark().contains("cannot be written: Permission denied"))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read and write everything"))
  func `is a file that may not be read`() throws {
    try folder.write("")
    chmod(folder.file.path, 0)
    #expect(try remark().contains("cannot be read: "))
  }

  #if os(Linux)
    @Test func `is a file system that can hold no such file`() throws {
      let keeper = LifeKeeper(
        for: LifeKeeper.Test(sourcePath: "/proc/self/Tests.swift", suite: "", name: "drafts()"),
        saved: .write)
      let report = try World.letters(saving: .willTerminate).check(keeper)
      #expect(report.remarks.count == 1)
      #expect(report.remarks.first?.contains("cannot be written") == true)
    }
  #endif

  @Test func `leaves no temporary files behind`() throws {
    _ = try World.letters(saving: .willTerminate).check(folder.keeper())
    #expect(folder.contents == ["DraftTests.drafts.json"])
  }

  @Test func `loses nothing if many write at once`() async throws {
    let file = folder.file
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<24 {
        group.addTask {
          let life = SavedLife(
            key: SavedLife.Key(
              suite: "", check: 1, world: nil, obligation: "a", choices: ["\(number)"],
              model: "app", profile: "observed", size: nil, deaths: "whileSuspended"),
            statement: "", version: "")
          do { try file.update { $0.append(life) } } catch { Issue.record(error) }
        }
      }
    }
    #expect(try folder.lines.count == 24)
    #expect(folder.contents.count == 1)
  }
}
