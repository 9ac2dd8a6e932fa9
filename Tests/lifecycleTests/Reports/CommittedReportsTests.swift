import CommandLineTools
import Foundation
import LifecycleModels
import ModelChecking
import Reporting
import Testing

@testable import lifecycle

/// The reports of every model, as they are generated now.
enum AllReports {
  static let verified: [VerifiedModel] = {
    guard let choice = try? PropertyChoice(nil) else { return [] }
    let plan = VerificationPlan(
      models: ModelCatalogue.entries.flatMap { entry in Profile.allCases.map { entry.make($0) } },
      choice: choice, limits: .none, drawsPages: true)
    let verified = try? plan.run(
      threads: 2, console: Console(program: "lifecycle", isQuiet: true))
    return verified ?? []
  }()

  /// The report on a model in a profile.
  static func verified(_ kind: ModelKind, _ profile: Profile) -> VerifiedModel? {
    verified.first { $0.identity?.kind == kind && $0.identity?.profile == profile }
  }

  static let claims = ClaimsReport(verified)

  static let generated: ReportSet? =
    verified.isEmpty
    ? nil : ReportSet(verified, survivorReasons: SurvivorReasons.all, claims: claims)

  /// Where the committed reports lie.
  static var folder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Reports")
      .path
  }

  static var areCommitted: Bool { FileManager.default.fileExists(atPath: "\(folder)/README.md") }

  static var areToBeUpdated: Bool {
    ProcessInfo.processInfo.environment["UPDATE_REPORTS"] == "1"
  }
}

@Suite struct `The committed reports` {
  @Test(
    .enabled(
      if: AllReports.areCommitted || AllReports.areToBeUpdated,
      "a copy of the package may come without its reports"))
  func `are current`() throws {
    let reports = try #require(AllReports.generated)
    let committed = ReportComparison(folder: AllReports.folder)
    if AllReports.areToBeUpdated { try committed.update(to: reports) }
    #expect(committed.differences(from: reports) == [], "UPDATE_REPORTS=1 swift test writes them")
  }

  /// The whole score takes a release build; the pages are compared with it where all is checked.
  @Test(arguments: ModelKind.allCases)
  func `say that statements catch nine of ten mutants`(model: ModelKind) throws {
    let page = try String(
      contentsOfFile: "\(AllReports.folder)/\(model.rawValue)/mutants.md", encoding: .utf8)
    let shares = page.matches(of: /\| [0-9,]+ \(([0-9]+)\.[0-9] %\) \|/).compactMap { Int($0.1) }
    #expect(shares.count == Profile.allCases.count)
    #expect(shares.allSatisfy { $0 >= 90 }, "\(shares)")
  }

  @Test func `explain every mutant that survives, and no other`() throws {
    let pages = try ModelKind.allCases.map { model in
      try String(
        contentsOfFile: "\(AllReports.folder)/\(model.rawValue)/mutants.md", encoding: .utf8)
    }
    .joined()
    #expect(!pages.contains("not explained"))
    for reason in Set(SurvivorReasons.all.values) {
      #expect(pages.contains(Markdown.escaped(reason)), "\(reason)")
    }
  }

  @Test func `leave no difference between versions without a rule`() throws {
    let page = try String(contentsOfFile: "\(AllReports.folder)/versions.md", encoding: .utf8)
    #expect(page.contains("Nothing else can be observed"))
    #expect(!page.contains("which no rule explains"))
  }

  @Test func `are what the command line writes, with or without pictures`() throws {
    let folder = try TemporaryFolder()
    let tool = try RunningTool(
      ["verify", "launch", "--reports", folder.path("reports")], environment: ["PATH": "/nowhere"])
    let result = try tool.wait()
    #expect(result.status == 0)
    #expect(result.errors.contains("(Debian package graphviz)"))
    let reports = try #require(AllReports.generated)
    let written = ReportComparison(folder: folder.path("reports"))
    let differences = written.differences(from: reports).filter { $0.hasPrefix("launch/") }
    #expect(
      differences
        == reports.pictures.map(\.svg).filter { $0.hasPrefix("launch/") }.map { "\($0): missing" })
  }
}

@Suite struct `The comparison of reports` {
  private let reports: ReportSet
  private let folder: TemporaryFolder

  init() throws {
    reports = try ToyReports.make()
    folder = try TemporaryFolder()
    try ReportFolder(folder.path).write(
      reports, console: Console(program: "lifecycle", isQuiet: true))
    for picture in reports.pictures { try folder.write("<svg></svg>\n", to: picture.svg) }
  }

  private var differences: [String] {
    ReportComparison(folder: folder.path).differences(from: reports)
  }

  @Test func `finds no difference in new files`() { #expect(differences == []) }

  @Test func `finds one changed character, and shows the line`() throws {
    let page = try folder.read("lift/rules.md")
    try folder.write(page.replacingOccurrences(of: "squeaks", with: "creaks"), to: "lift/rules.md")
    #expect(differences.count == 1)
    #expect(differences.first?.hasPrefix("lift/rules.md: committed “| `creaks` |") == true)
  }

  @Test func `finds a missing line at the end`() throws {
    try folder.write(try folder.read("lift/observed.md") + "more\n", to: "lift/observed.md")
    #expect(differences == ["lift/observed.md: committed “more”, generated “nothing”"])
  }

  @Test func `finds missing files, extra files and broken pictures`() throws {
    try FileManager.default.removeItem(atPath: folder.path("lift/observed/I2.dot"))
    try folder.write("", to: "lift/observed/I9.txt")
    try folder.write("<svg><g></svg>\n", to: "lift/overview-observed.svg")
    #expect(
      differences == [
        "lift/observed/I2.dot: missing", "lift/overview-observed.svg: not well-formed",
        "lift/observed/I9.txt: left over",
      ])
  }

  @Test func `ignores a page that was not generated because it is slow`() throws {
    for page in ["lift/mutants.md", "migration.md", "versions.md"] {
      try folder.write("score", to: page)
    }
    #expect(differences == [])
  }

  @Test func `updates everything on request`() throws {
    try folder.write("nonsense", to: "README.md")
    try folder.write("", to: "lift/observed/I9.txt")
    try ReportComparison(folder: folder.path).update(to: reports)
    #expect(differences == [])
  }
}
