import LifecycleDriving
import Testing

@Suite struct `A check without a fingerprint` {
  private let world = World(disk: DraftFile()) { SavesAtOnce(disk: $0, application: $1) }
    .deliveringCallbacks()
    .action("edit") { $0.delegate.text = "draft" }
    .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.text })

  @Test func `leaves undecided what comes after the depth that it searched`() throws {
    let report = try LifeCheck(world).run(.exhaustive(depth: 3))
    #expect(report.outcome == .undecided(depth: 3))
  }
}
