import LifecycleTesting
import LifecycleUIKit
import Testing

private final class PlainAppDelegate: NSObject, UIApplicationDelegate {}

/// Passes a world to another thread, which the compiler otherwise forbids.
private struct UncheckedWorld: @unchecked Sendable {
  let world: World<Int, DrivenApp<PlainAppDelegate>>

  @MainActor init() {
    world = World.uiKit(disk: 0) { _ in PlainAppDelegate() }
  }
}

@Suite struct `A UIKit world off the main actor` {
  @Test func `stops, and says what to write`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let unchecked = await UncheckedWorld()
        _ = try LifeCheck(unchecked.world).run(.replay(["launch"]))
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "A UIKit world must be used on the main actor: write @MainActor before the test."))
  }
}
