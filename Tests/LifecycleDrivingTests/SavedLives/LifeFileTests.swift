import Foundation
import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A file of kept lives` {
  private let folder: LivesFolder

  init() throws { folder = try LivesFolder() }

  private func life(
    _ obligation: String, _ choices: [String] = ["launch"], isFixed: Bool = false
  ) -> SavedLife {
    SavedLife(
      key: SavedLife.Key(
        suite: "", check: 1, world: nil, obligation: obligation, choices: choices, model: "app",
        profile: "observed", size: nil, deaths: "whileSuspended"),
      statement: "“\(obligation)” is kept", version: "0", isFixed: isFixed)
  }

  @Test func `keeps the role of a second scene, without which a life is another`() throws {
    let plain = life("I41")
    var inCar = plain.key
    inCar.secondScene = "car"
    let kept = SavedLife(key: inCar, statement: "a", version: "0")
    let text = LifeFileText.text(of: [plain, kept])
    #expect(Set(read(text).lives.map(\.life.key)) == [plain.key, inCar])
    let model = CheckedModel(
      SceneModel(profile: .observed, secondScene: .car), deaths: .whileSuspended)
    let key = SavedLife.Key(
      suite: "", check: 1, world: nil, obligation: "I41", choices: ["launch"], model: "scene",
      profile: "observed", size: 2, secondScene: "car", deaths: "whileSuspended")
    var other = key
    other.secondScene = nil
    #expect(key.isOn(model) && !other.isOn(model))
  }

  private func read(_ text: String) -> LifeFileText { LifeFileText(Array(text.utf8)) }

  // MARK: - Names

  @Test(arguments: [
    ("/a/NotesTests.swift", "saves()", "/a/__Lives__/NotesTests.saves.json"),
    (
      "/a/NotesTests.swift", "`nothing typed is lost`()",
      "/a/__Lives__/NotesTests.nothing typed is lost.json"
    ),
    ("/a/NotesTests.swift", "saves(name:of:)", "/a/__Lives__/NotesTests.saves(name,of).json"),
    ("/a/Notes", "`a/b \\ c`()", "/a/__Lives__/Notes.a_b _ c-7920d0e9.json"),
    ("/a/Notes.swift", "`saves 🙂, été`()", "/a/__Lives__/Notes.saves 🙂, été.json"),
    ("/a/Notes.swift", "`..`()", "/a/__Lives__/Notes-e7f5e658.json"),
    ("Notes.swift", "saves()", "./__Lives__/Notes.saves.json"),
    ("/Notes.swift", "saves()", "/__Lives__/Notes.saves.json"),
  ])
  func `is named after the test`(source: String, test: String, path: String) {
    #expect(LifeFile(besides: source, test: test).path == path)
  }

  @Test func `has a name that every file system allows, however long that of the test is`() {
    let tests = ["a", "b"].map { String(repeating: "🙂 und so weiter ", count: 100) + $0 }
    let names = tests.map { LifeFileName.name(source: "/a/Notes.swift", test: $0) }
    #expect(names.allSatisfy { $0.utf8.count <= 200 && $0.hasSuffix(".json") })
    #expect(names[0] != names[1])
  }

  // MARK: - Format

  @Test func `is sorted, and equal lives give equal bytes`() throws {
    let lives = [life("b"), life("a", ["x", "y"]), life("a", ["z"]), life("\"\\\n🙂")]
    let text = LifeFileText.text(of: lives)
    #expect(text == LifeFileText.text(of: lives.reversed()))
    #expect(text.hasPrefix(#"{"lifecycleLives":1,"about":"Lives that have broken"#))
    #expect(text.hasSuffix("},\nnull]}\n"))
    let again = read(text)
    #expect(again.problems.isEmpty)
    #expect(again.lives.map(\.life.key.obligation) == ["\"\\\n🙂", "a", "a", "b"])
    #expect(again.lives.map(\.line) == [2, 3, 4, 5])
    #expect(Set(again.lives.map(\.life)) == Set(lives))
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  @Test func `may be merged line by line`() {
    let ours = LifeFileText.text(of: [life("a"), life("b", isFixed: true), life("c")])
    let theirs = LifeFileText.text(of: [life("b"), life("d")])
    for merged in [ours + theirs, ours.dropLast(7) + theirs, ours.replacing("\n", with: "\r\n")] {
      let text = read(String(merged))
      #expect(text.problems.isEmpty)
      #expect(text.lives.allSatisfy { !$0.life.isFixed || !merged.contains(#""d""#) })
    }
    #expect(read(ours + theirs).lives.map(\.life.key.obligation) == ["a", "b", "c", "d"])
  }

  @Test func `may hold the marks of a conflict, which the next change removes`() throws {
    let lines = LifeFileText.text(of: [life("a"), life("b")]).split(separator: "\n")
    let conflict = [
      lines[0], "<<<<<<< HEAD", lines[1], "=======", lines[2], ">>>>>>> theirs", lines[3], "",
    ]
    try folder.write(conflict.joined(separator: "\n"))
    #expect(try folder.file.read().lives.map(\.life.key.obligation) == ["a", "b"])
    try folder.file.update { $0.append(life("c")) }
    #expect(try folder.text == LifeFileText.text(of: [life("a"), life("b"), life("c")]))
  }

  @Test func `may have been formatted by another program`() throws {
    let object = try JSONSerialization.jsonObject(
      with: Data(LifeFileText.text(of: [life("a"), life("b")]).utf8))
    let data = try JSONSerialization.data(withJSONObject: object, options: .prettyPrinted)
    let text = LifeFileText([UInt8](data))
    #expect(text.problems.isEmpty)
    #expect(text.lives.map(\.life.key.obligation) == ["a", "b"])
  }

  // MARK: - What cannot be read

  private static let header = #"{"lifecycleLives":1,"lives":["# + "\n"
  private static let second = #"{"lifecycleLives":2,"lives":["# + "\nnull]}"
  private static let versionAsText = #"{"lifecycleLives":"1","lives":["# + "\nnull]}"
  private static let malformedHeader = #"{"lifecycleLives":1,"# + "\nnull]}"
  private static let noText = #"{"choices":["a"],"status":"broken","breaks":7},"#

  private static let malformed: [(text: String, line: Int, words: String)] = [
    ("{", 1, "it does not begin with “lifecycleLives”"),
    ("[]", 1, "it does not begin with “lifecycleLives”"),
    ("\u{0}", 1, "it is not text in UTF-8"),
    (second, 1, "the version of the format is the number 2, and only version 1 is known"),
    (versionAsText, 1, "the version of the format is the text “1”, and only version 1 is known"),
    (malformedHeader, 1, "the first line of a list of lives is malformed"),
    (header + "\n{\"breaks\":\n", 3, "is not a life in JSON"),
    (header + "7,\nnull]}", 2, "“7” is not a life in JSON"),
    (
      header + "{\"breaks\":\"a\"},\nnull]}", 2,
      "this life cannot be read: “choices” should be a list of names"
    ),
    (
      header + "{\"choices\":[\"a\", 1]},\nnull]}", 2,
      "this life cannot be read: “choices” should be a list of names"
    ),
    (
      header + "{\"choices\":[\"a\"]},\nnull]}", 2,
      "this life cannot be read: it has no “status”"
    ),
    (
      header + "{\"choices\":[\"a\"],\"status\":\"gone\"},\nnull]}", 2,
      "this life cannot be read: “status” is “gone” and should be broken or mended"
    ),
    (
      header + noText + "\nnull]}", 2,
      "this life cannot be read: “breaks” is the number 7 and should be a text"
    ),
  ]

  @Test(arguments: malformed)
  func `fails no check, and stays as it is`(text: String, line: Int, words: String) throws {
    let problem = try #require(read(text).problems.first)
    #expect(problem.line == line)
    #expect(problem.words.contains(words), "\(problem.words)")
    try folder.write(text)
    let report = try World.letters(saving: .willTerminate).check(folder.keeper())
    #expect(report.findings.count == 1)
    #expect(
      report.remarks.first
        == "__Lives__/DraftTests.drafts.json:\(line): \(problem.words). Correct or delete the "
        + "line; until then the file is not changed.")
    #expect(try folder.text == text)
  }

  @Test func `with an unknown version still gives the lives that can be read`() throws {
    _ = try World.letters(saving: .willTerminate).check(folder.keeper())
    let text = try folder.text.replacing(#""lifecycleLives":1"#, with: #""lifecycleLives":9"#)
    try folder.write(text)
    let report = try World.letters(saving: .willTerminate).check(folder.keeper())
    #expect(report.findings.first?.knownAt == "__Lives__/DraftTests.drafts.json:2")
    #expect(report.remarks.count == 1)
    #expect(try folder.text == text)
  }

  @Test func `may be empty`() throws {
    try folder.write(" \n")
    let report = try World.letters(saving: .willTerminate).check(folder.keeper())
    #expect(report.remarks == [])
    #expect(try folder.lines.count == 1)
  }
}
