import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `A delegate that asks without end` {
  /// Opens its own URL whenever it is sent one, or at each action; `turns` is how often.
  private final class Redirector {
    let application: Application
    var turns = 0

    init(_ application: Application) { self.application = application }
  }

  private func report(after turns: Int, by strategies: Strategy...) throws -> CheckReport {
    let world = World(disk: 0) { _, application in Redirector(application) }
      .on(.openURL) { redirector, _ in
        redirector.turns += 1
        if redirector.turns < turns { redirector.application.openOwnURL() }
      }
      .receiving([.url])
      .fingerprint(disk: { $0 }, memory: { $0.turns > 0 })
    return try LifeCheck(world).run(strategies)
  }

  @Test(arguments: [Strategy.exhaustive(depth: 3), .walks(20, length: 20, seed: 1)])
  func `is a finding of its own, and a short one`(strategy: Strategy) throws {
    let report = try report(after: .max, by: strategy)
    let finding = try #require(report.findings.first { $0.id == "endless" })
    #expect(finding.headline.contains("one choice has led to more than 100 requests"))
    #expect(finding.trace.choices.count == 1)
    #expect(report.text.utf8.count < 100_000)
  }

  @Test func `is none if it comes to an end`() throws {
    let report = try report(after: 20, by: .exhaustive(depth: 3))
    #expect(!report.findings.map(\.id).contains("endless"))
  }
}
