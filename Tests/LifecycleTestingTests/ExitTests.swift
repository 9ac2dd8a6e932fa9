import LifecycleTesting
import Testing

/// An app without state.
private final class Idle {}

// Where no second process of the same test can run first, an exit test keeps a trap from ending the
// whole run. These tests do without the second process, as on other platforms than Linux.
@Suite(.lifecycle(saved: .off)) struct `A check in an exit test` {
  @Test func `passes if nothing traps`() async {
    await #expect(processExitsWith: .success) {
      let world = World(disk: 0) { _, _ in Idle() }.on(.didEnterBackground) { _, _ in }
        .fingerprint(disk: { _ in 0 }, memory: { _ in 0 })
      expectSafe(world, by: [.exhaustive()], isolated: false)
    }
  }

  @Test func `fails alone if the code under test traps`() async {
    // The test is about this issue, and fails if it is not recorded.
    await withKnownIssue {
      await #expect(processExitsWith: .success) {
        let world = World(disk: 0) { _, _ in Idle() }
          .on(.didEnterBackground) { _, _ in fatalError("no room") }
        expectSafe(world, by: [.exhaustive(depth: 2)], isolated: false)
      }
    }
  }
}
