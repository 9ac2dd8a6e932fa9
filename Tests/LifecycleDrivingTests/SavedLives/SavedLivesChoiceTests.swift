import Testing

@testable import LifecycleDriving

@Suite struct `Whether lives are kept` {
  private let folder: LivesFolder
  private let broken = World.letters(saving: .willTerminate)

  init() throws { folder = try LivesFolder() }

  private static let environments: [([String: String], SavedLives)] = [
    ([:], .write), (["CI": "true"], .read), (["CI": ""], .write), (["CI": "0"], .write),
    (["CI": "false"], .write), (["LIFECYCLE_LIVES": "off"], .off),
    (["LIFECYCLE_LIVES": "read"], .read), (["LIFECYCLE_LIVES": "WRITE", "CI": "1"], .write),
    (["LIFECYCLE_LIVES": "", "CI": "1"], .read),
  ]

  @Test(arguments: environments)
  func `is decided by the environment`(environment: [String: String], choice: SavedLives) {
    let keeper = folder.keeper(saved: nil, environment: environment)
    #expect(keeper.saved == choice)
    #expect(keeper.fault == nil)
  }

  @Test(arguments: SavedLives.allCases)
  func `is decided by an argument or a trait before the environment`(choice: SavedLives) {
    for value in ["off", "read", "write", "wrong"] {
      let keeper = folder.keeper(saved: choice, environment: ["LIFECYCLE_LIVES": value, "CI": "1"])
      #expect(keeper.saved == choice)
      #expect(keeper.fault == nil)
    }
  }

  @Test func `is not decided by a word that is not known, of which a check warns`() throws {
    let keeper = folder.keeper(saved: nil, environment: ["LIFECYCLE_LIVES": "wirte"])
    let report = try broken.check(keeper)
    #expect(
      report.warnings == [
        "the environment variable LIFECYCLE_LIVES is “wirte”; write off, read, write. "
          + "Did you mean “write”? No file of kept lives is changed."
      ])
    #expect(folder.contents == [])
  }

  @Test func `off: nothing is read and nothing is written`() throws {
    #expect(try broken.check(folder.keeper(saved: .off)).findings.count == 1)
    #expect(folder.contents == [])
    _ = try broken.check(folder.keeper(saved: .write))
    let report = try broken.check(folder.keeper(saved: .off))
    #expect(report.findings.map(\.knownAt) == [nil])
    #expect(report.keptLives == [])
  }

  @Test func `read: lives are lived first, but no file is changed`() throws {
    #expect(try broken.check(folder.keeper(saved: .read)).findings.count == 1)
    #expect(folder.contents == [])
    _ = try broken.check(folder.keeper(saved: .write))
    let before = try folder.text
    let mended = World.letters(saving: .didEnterBackground)
    for _ in 1...2 {
      let report = try mended.check(folder.keeper(saved: .read))
      #expect(report.warnings.map { $0.hasPrefix("mended: ") } == [true])
    }
    #expect(try broken.check(folder.keeper(saved: .read)).findings.first?.knownAt != nil)
    #expect(try folder.text == before)
  }

  @Test func `write: a run in which nothing is new does not touch the file`() throws {
    _ = try broken.check(folder.keeper())
    let reordered = try folder.text.replacing("\n\n", with: "\n") + "\n"
    try folder.write(reordered)
    _ = try broken.check(folder.keeper())
    #expect(try folder.text == reordered)
  }
}
