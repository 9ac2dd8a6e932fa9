import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A test to paste` {
  private func finding(
    detail: String = "something is lost", choices: [String] = ["launch", "edit"],
    on model: some LogModel = AppModel(profile: .observed), deaths: DeathScope = .whileSuspended
  ) -> Finding {
    var finding = Finding(
      id: "I1", statement: "nothing is lost", citations: [], detail: detail,
      trace: LifeTrace(steps: [], choices: choices, plainLength: 0, modelLength: 0, contents: []),
      length: .minimal, origin: "a test")
    finding.checkedModel = CheckedModel(model, deaths: deaths)
    return finding
  }

  @Test func `is a function of Swift Testing`() {
    #expect(
      finding().test?.source(for: .swift) == """
        @Test func `something is lost, after launch, edit`() {
          expectSafe(
            world, on: AppModel(profile: .observed),
            by: [.replay(["launch", "edit"])])
        }
        """)
  }

  @Test func `is a method for XCTest`() {
    #expect(
      finding().test?.source(for: .xctest) == """
        func testSomethingIsLostAfterLaunchEdit() {
          assertSafe(
            world, on: AppModel(profile: .observed),
            by: [.replay(["launch", "edit"])])
        }
        """)
  }

  @Test func `has the model and the arguments of the check`() {
    let windows = finding(on: SwiftUIModel(profile: .observed, windows: 1))
    #expect(
      windows.test?.source(for: .swift).contains(
        "world, on: SwiftUIModel(profile: .observed, windows: 1),\n") == true)
    let scenes = finding(on: SceneModel(profile: .documented, scenes: 2), deaths: .offScreen)
    #expect(
      scenes.test?.source(for: .swift).contains(
        "world, on: SceneModel(profile: .documented, scenes: 2), deaths: .offScreen,\n") == true)
    let decided = finding(
      on: AppModel(profile: .observed, deciding: [.stuckPanel: false, .fastSwitcherKill: true]))
    #expect(
      decided.test?.source(for: .swift).contains(
        "on: AppModel(profile: .observed, deciding: [.stuckPanel: false]),") == true)
  }

  @Test(arguments: [
    ("`a` \\ b\u{0}\n\u{2028}c", "`'a' / b c, after launch, edit`"),
    ("", "`broken: nothing is lost, after launch, edit`"),
    (String(repeating: "x", count: 91), "`broken: nothing is lost, after launch, edit`"),
    ("🙂 “é”", "`🙂 “é”, after launch, edit`"),
  ])
  func `has a name that is Swift`(detail: String, name: String) {
    let source = finding(detail: detail).test?.source(for: .swift)
    #expect(source?.hasPrefix("@Test func \(name)() {\n") == true, "\(source ?? "")")
  }

  @Test func `is named after the last choices of a long life`() {
    let choices = (1...100).map { "choice\($0)" }
    let test = finding(choices: choices).test
    #expect(test?.story.hasPrefix("something is lost, after … choice") == true)
    #expect(test?.story.hasSuffix("choice99, choice100") == true)
    #expect(test.map { $0.story.count <= 160 } == true)
    #expect(test?.source(for: .swift).contains("\"choice1\", \"choice2\"") == true)
  }

  @Test func `quotes the names of choices`() {
    let source = finding(choices: ["say \"\\(x)\"", "a\nb\u{202E}"]).test?.source(for: .swift)
    #expect(source?.contains(#"["say \"\\(x)\"", "a\nb\u{202e}"]"#) == true)
  }

  @Test func `is one of several in a file, each with its own name`() {
    let tests = [finding(), finding()].compactMap(\.test)
    #expect(
      PastedTest.file(of: tests, for: .xctest, world: "try make()") == """
        // Each test lives a life again that has broken an obligation.
        import LifecycleXCTest
        import XCTest

        final class LivesFoundTests: XCTestCase {
          func testSomethingIsLostAfterLaunchEdit() throws {
            let world = try make()
            assertSafe(
              world, on: AppModel(profile: .observed),
              by: [.replay(["launch", "edit"])])
          }

          func testSomethingIsLostAfterLaunchEditNumber2() throws {
            let world = try make()
            assertSafe(
              world, on: AppModel(profile: .observed),
              by: [.replay(["launch", "edit"])])
          }
        }

        """)
    #expect(
      PastedTest.file(of: [], for: .swift, world: "").contains(
        "// Nothing is broken, so there is no such life.\n"))
  }

  @Test func `is part of every finding that a check reports`() throws {
    let report = try LifeCheck(World.letters(saving: .willTerminate)).run(.exhaustive())
    let test = try #require(report.findings.first?.test)
    let lines = test.source(for: .swift).split(separator: "\n").map { "    \($0)\n" }
    #expect(
      report.text.contains(
        "  As a test, with your world and its obligations in place of “world”:\n"
          + lines.joined()))
  }
}
