import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `The reports of devices that are kept` {
  /// For each end the cause, where the app was in its life, and the last callback that it was sent.
  private static let expected = """
    """

  @Test func `have the cause, the stage and the last callback that they had`() throws {
    #expect(try Self.table(of: ReportFixture.all) == Self.expected)
  }

  private static func table(of fixtures: [ReportFixture]) throws -> String {
    try fixtures.flatMap { fixture in
      var story = DeathStory()
      for report in try ReadReports(fixture.bytes).reports { story.read(report, of: fixture.file) }
      story.end()
      let deaths = story.deaths.map { death in
        [
          fixture.file, death.cause?.name ?? "unknown", death.life?.stage.rawValue ?? "-",
          death.calls.last?.name ?? "-",
        ].joined(separator: " ")
      }
      let counts = story.exits.flatMap(\.counts).filter { $0.count > 0 }.map { count in
        [
          fixture.file, count.isForeground ? "foreground" : "background", count.key,
          count.causes.map(\.name).joined(separator: ","), count.life?.events.last ?? "-",
        ].joined(separator: " ")
      }
      return deaths + counts + story.others.map { _ in "\(fixture.file) no end" }
    }.joined(separator: "\n")
  }
}
