import Foundation
import LifecycleModels
import Testing

@testable import LifecycleCommands
@testable import reports

@Suite struct `The page beside the models` {
  private static let page = URL(fileURLWithPath: AllReports.folder).deletingLastPathComponent()
    .appendingPathComponent("Models/README.md")

  @Test func `is current`() throws {
    let generated = FactsPage(Traceability()).text
    if AllReports.areToBeUpdated {
      try generated.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(committed == generated, "UPDATE_REPORTS=1 swift test --filter ReportsTests writes it")
  }
}

@Suite struct `The facts and what rests on them` {
  private let traceability = Traceability()

  @Test func `are all used, or unused for a reason`() {
    #expect(
      traceability.unusedFacts.map(\.number) == UnusedFacts.reasons.keys.sorted())
  }

  @Test func `list the rules, properties and disputes that cite them`() throws {
    let uses = try #require(traceability.uses[162])
    let scene = try #require(uses.first { $0.model == .scene })
    #expect(scene.rules.contains("userKill.fast"))
    #expect(scene.properties.contains("I18"))
    #expect(scene.disputes == ["fastSwitcherKill"])
  }

  @Test func `show a refuted statement as a belief`() {
    #expect(FactsPage(traceability).text.contains("**belief** `F141`"))
  }
}
