import Foundation
import LifecycleModels
import Testing

@testable import LifecycleCommands
@testable import reports

/// The page about the facts, and the numbers of those that nothing cites, found once for all tests.
private enum CitedFacts {
  static let (page, unused): (String, [Int]) = {
    let traceability = Traceability()
    return (FactsPage(traceability).text, traceability.unusedFacts.map(\.number))
  }()
}

@Suite struct `The page beside the models` {
  private static let page = URL(fileURLWithPath: AllReports.folder).deletingLastPathComponent()
    .appendingPathComponent("Models/README.md")

  @Test func `is current`() throws {
    let generated = CitedFacts.page
    if AllReports.areToBeUpdated {
      try generated.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(committed == generated, "UPDATE_REPORTS=1 swift test --filter ReportsTests writes it")
  }
}

@Suite struct `The facts and what rests on them` {
  @Test func `are all used, or unused for a reason`() {
    #expect(CitedFacts.unused == UnusedFacts.reasons.keys.sorted())
  }

  @Test func `list the rules, properties and disputes that cite them`() throws {
    let uses = try #require(Traceability().uses[162])
    let scene = try #require(uses.first { $0.model == .scene })
    #expect(scene.rules.contains("userKill.fast"))
    #expect(scene.properties.contains("I18"))
    #expect(scene.disputes == ["fastSwitcherKill"])
  }

  @Test func `show a refuted statement as a belief`() {
    #expect(CitedFacts.page.contains("**belief** `F141`"))
  }
}
