import Foundation
import LifecycleModels
import Reporting
import Testing

@testable import LifecycleCommands
@testable import reports

@Suite struct `The committed reports` {
  @Test(
    .enabled(
      if: AllReports.areCommitted || AllReports.areToBeUpdated,
      "a copy of the package may come without its reports"))
  func `are current`() throws {
    let reports = try #require(AllReports.generated)
    let committed = ReportComparison(folder: AllReports.folder)
    if AllReports.areToBeUpdated { try committed.update(to: reports) }
    #expect(
      committed.differences(from: reports) == [],
      "UPDATE_REPORTS=1 swift test --filter ReportsTests writes them")
  }

  /// The whole score takes a release build; the pages are compared with it where all is checked.
  @Test(arguments: ModelKind.allCases)
  func `say that the properties catch nine of ten mutants`(model: ModelKind) throws {
    let page = try String(
      contentsOfFile: "\(AllReports.folder)/\(model.rawValue)/mutants.md", encoding: .utf8)
    let shares = page.matches(of: /\| [0-9,]+ \(([0-9]+)\.[0-9] %\) \|/).compactMap { Int($0.1) }
    #expect(shares.count == Profile.allCases.count)
    #expect(shares.allSatisfy { $0 >= 90 }, "\(shares)")
  }

  @Test func `explain no mutant that is caught`() throws {
    let pages = try ModelKind.allCases.map { model in
      try String(
        contentsOfFile: "\(AllReports.folder)/\(model.rawValue)/mutants.md", encoding: .utf8)
    }
    .joined()
    for reason in Set(SurvivorReasons.all.values) {
      #expect(pages.contains(Markdown.escaped(reason)), "\(reason)")
    }
  }

  @Test func `leave no difference between versions without a rule`() throws {
    let page = try String(contentsOfFile: "\(AllReports.folder)/versions.md", encoding: .utf8)
    #expect(page.contains("Nothing else can be observed"))
    #expect(!page.contains("which no rule explains"))
  }
}
