import LifecycleDriving
import LifecycleModels
import Testing

private final class Idle {}

private typealias Duty = Obligation<Int, Idle>

private func warnings(
  _ obligation: Duty, in world: World<Int, Idle> = World(disk: 0) { _, _ in Idle() }
) throws -> [String] {
  let world = world.requiring(obligation).fingerprint(disk: { _ in 0 }, memory: { _ in 0 })
  return try LifeCheck(world).run(.exhaustive()).warnings
}

// A check that delivers nothing of what an obligation speaks of proves nothing.
@Suite struct `A check in which nothing puts an obligation to the test` {
  @Test func `says so of every ready-made obligation`() throws {
    let duties: [(Duty, String)] = [
      (.nothingUnsaved { _ in false }, "I41 to the test: nothing was ever unsaved"),
      (.noWorkAfterTheLastTask { _ in 0 }, "I48 to the test: there was never any work"),
      (.noLockHeldWhenSuspended { _ in false }, "I32 to the test: no lock was ever held"),
      (.noGPUWorkInBackground { _ in false }, "I36 to the test: the GPU was never used"),
      (
        .activationRedoesWhatResigningUndoes { _ in false },
        "I39 to the test: nothing was ever paused"
      ),
      (
        .interruptionIsNoDeparture { _ in false },
        "I6 to the test: the app never behaved as if the user had left it"
      ),
      (.noSessionBeforeActivation { _ in 0 }, "I43 to the test: no session was ever opened"),
      (.onceHoweverOftenActivated { _ in 0 }, "I7 to the test: it was never done"),
      (.atMostOnceForEachEntrance { _ in 0 }, "I7c to the test: it was never done"),
    ]
    for (duty, words) in duties {
      #expect(try warnings(duty) == ["nothing put \(words)"], "\(duty.id)")
    }
  }

  @Test func `says so if no input ever comes`() throws {
    let world = World(disk: 0) { _, _ in Idle() }.receiving([])
    #expect(
      try warnings(.inputHandledOnce { _ in 0 }, in: world)
        == ["nothing put I23 to the test: no input ever came"])
  }

  @Test func `says so of an invariant that is never asked`() throws {
    let world = World(disk: 0) { _, _ in Idle() }.receiving([])
    let duty = Duty("d", "it is due", asked: .after([.openURL, .performFetch])) { _ in nil }
    #expect(
      try warnings(duty, in: world)
        == ["nothing put d to the test: it was never asked after app.openURL or app.performFetch"])
    let invariant = world.invariant("all is well", after: .performFetch) { _ in true }
      .fingerprint(disk: { _ in 0 }, memory: { _ in 0 })
    #expect(
      try LifeCheck(invariant).run(.exhaustive()).warnings
        == ["nothing put “all is well” to the test: it was never asked after app.performFetch"])
  }

  @Test func `says so in a test that replays a life without any obligation`() throws {
    let world = World(disk: 0) { _, _ in Idle() }.on(.didFinishLaunching) { _, _ in }
      .fingerprint(disk: { _ in 0 }, memory: { _ in 0 })
    let replay = [Strategy.replay(["launch"])]
    let warnings = try LifeCheck(world).run(replay).warnings(of: replay)
    #expect(warnings.map { $0.hasPrefix("the world has no obligation") } == [true])
    let watched = world.requiring(.nothingUnsaved { $0.state == .active })
    #expect(try LifeCheck(watched).run(replay).warnings(of: replay) == [])
    // A search watches what every app must keep, which may be all that a test is about.
    #expect(try LifeCheck(world).run(.exhaustive()).warnings(of: [.exhaustive()]) == [])
  }

  @Test func `says nothing if something does`() throws {
    #expect(try warnings(.nothingUnsaved { $0.state == .active }) == [])
    #expect(try warnings(Duty("d", "it is due") { _ in nil }) == [])
  }
}
