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

  /// A reason for a mutant that is caught, or that is no longer made, would mislead.
  @Test func `have a survivor for each reason`() throws {
    var survivors: Set<String> = []
    for model in ModelKind.allCases {
      let page = try String(
        contentsOfFile: "\(AllReports.folder)/\(model.rawValue)/mutants.md", encoding: .utf8)
      for row in page.replacing("\\", with: "").matches(
        of: /\| `(.+)` \| [0-9]+ of [0-9]+ \| (.+) \| .+ \|/)
      {
        let faults = row.2.split(separator: "; ").map(String.init)
        survivors.formUnion(faults + faults.map { "\(row.1): \($0)" })
      }
    }
    #expect(SurvivorReasons.all.keys.filter { !survivors.contains($0) } == [])
  }

  @Test func `leave no difference between versions without a rule`() throws {
    let page = try String(contentsOfFile: "\(AllReports.folder)/versions.md", encoding: .utf8)
    #expect(page.contains("Nothing else can be observed"))
    #expect(!page.contains("which no rule explains"))
  }
}
