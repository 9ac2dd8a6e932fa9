import CommandLineTools
import LifecycleModels
import ModelChecking
import Testing

@testable import lifecycle

/// The reports of a toy, in both profiles.
enum ToyReports {
  static func make(
    countsMutants: Bool = false, survivorReasons: [String: String] = [:]
  ) throws -> ReportSet {
    ReportSet(try verify(countsMutants: countsMutants), survivorReasons: survivorReasons)
  }

  static func makeSite() throws -> ReportSet {
    let verified = try verify()
    return ReportSite(ReportSet(verified, survivorReasons: [:]), verified).pages
  }

  private static func verify(countsMutants: Bool = false) throws -> [VerifiedModel] {
    let plan = VerificationPlan(
      models: Profile.allCases.map { Lift(profile: $0) }, choice: try PropertyChoice(nil),
      limits: .none, drawsPages: true, countsMutants: countsMutants)
    return try plan.run(threads: 1, console: Console(program: "lifecycle", isQuiet: true))
  }
}

@Suite struct `The reports of a model` {
  private let reports: ReportSet

  init() throws { reports = try ToyReports.make() }

  @Test func `are an index, a page and a figure for each profile, rules, and counterexamples`() {
    #expect(
      reports.paths == [
        "README.md", "lift/documented.md", "lift/documented/I2.dot", "lift/documented/I2.txt",
        "lift/observed.md", "lift/observed/I2.dot", "lift/observed/I2.txt",
        "lift/overview-documented.dot", "lift/overview-observed.dot", "lift/rules.md",
      ])
    #expect(
      reports.pictures.map(\.svg) == [
        "lift/overview-documented.svg", "lift/overview-observed.svg",
      ])
  }

  @Test func `are the same every time`() throws { #expect(try ToyReports.make() == reports) }

  @Test func `begin with a table of all models and profiles`() throws {
    let index = try #require(reports.pages["README.md"])
    #expect(
      index.contains(
        "| lift | [observed](lift/observed.md) | 12 | 18 | 9 | 2 of 2 | 1 of 1 | as expected |\n"))
    #expect(
      index.contains("- **lift**: A toy with few floors. [Rules and disputes](lift/rules.md)"))
    #expect(index.contains("## How to read it"))
  }

  @Test func `show every property with its verdict, its sources and its counterexample`() throws {
    let page = try #require(reports.pages["lift/observed.md"])
    #expect(
      page.contains(
        "| ✓ I1 | willTerminate is never sent to a suspended app | invariant | holds |  | F78 |\n"))
    #expect(
      page.contains("| ✗ I2 | willTerminate always comes before the end | belief | violated | "))
    #expect(
      page.contains("\n## I2: willTerminate always comes before the end\n\nBelief: violated, as"))
    #expect(page.contains("\n- F79: A suspended app that is killed by the system"))
    #expect(page.contains("\n- assumption: people say so\n"))
    #expect(page.contains("\n```text\n    0 "))
    #expect(page.contains("![The execution states](overview-observed.svg)"))
  }

  @Test func `show a counterexample as text and as a path`() throws {
    let text = try #require(reports.pages["lift/observed/I2.txt"])
    #expect(text.hasPrefix("✗ I2: willTerminate always comes before the end\n"))
    #expect(text.contains("← violated"))
    #expect(
      text.contains("  Replay: lifecycle replay lift --actions launch,app.didFinishLaunching"))
    let dot = try #require(reports.pages["lift/observed/I2.dot"])
    #expect(dot.hasPrefix("digraph \"I2: willTerminate always comes before the end\" {\n"))
  }

  @Test func `list every rule with its parts, and every dispute with its setting`() throws {
    let page = try #require(reports.pages["lift/rules.md"])
    #expect(page.contains("| `launch` | user | event | not running; quiet |  | F1 | all |\n"))
    #expect(
      page.contains(
        "| `app.didBecomeActive` | system | delivery | app.didBecomeActive is next | "
          + "`app.didBecomeActive` | F13 | all |\n"))
    #expect(page.contains("| dispute | what is disputed | documented | observed | sources |\n"))
    #expect(page.contains("| `squeaks` | a lift squeaks | no | yes | F1 |\n"))
    #expect(page.contains("\n## Sources\n\n- F1: An app has five execution states"))
  }

  @Test func `contain no time and no path`() {
    for text in reports.pages.values {
      #expect(!text.contains("/tmp") && !text.contains("/home") && !text.contains(" seconds"))
    }
  }
}

@Suite struct `The page about mutants` {
  @Test func `scores each profile and explains the survivors`() throws {
    let plain = try ToyReports.make(countsMutants: true)
    let page = try #require(plain.pages["lift/mutants.md"])
    #expect(page.contains("\n| observed | "))
    #expect(page.contains("\nSurvivors of all properties:\n"))
    let survivor = "touch: app.willTerminate added"
    #expect(page.contains("| \(survivor) | not explained |\n"))
    let explained = try ToyReports.make(
      countsMutants: true, survivorReasons: [survivor: "a toy does not care"])
    #expect(
      explained.pages["lift/mutants.md"]?.contains("| \(survivor) | a toy does not care |\n")
        == true)
  }

  @Test func `exists only if mutants were counted`() throws {
    #expect(try ToyReports.make().pages["lift/mutants.md"] == nil)
  }
}
