import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `The last step of a finding` {
  @Test func `is the delivery in which a callback throws`() throws {
    let world = World(disk: EmptyDisk()) { _, _ in Thrower() }
      .on(.didEnterBackground) { _, _ in throw Thrower.Failure() }
    let finding = try LifeCheck(world).run(.exhaustive(depth: 2)).findings.first
    #expect(finding?.trace.steps.last?.action.name == "app.didEnterBackground")
    #expect(finding?.trace.choices == ["launch", "home"])
  }

  @Test func `is the expiration that finds a task open`() throws {
    let finding = try KeepsTaskAtExpiry.check().findings.first
    #expect(finding?.trace.steps.last?.action.name == "task.expiration")
  }
}

private final class Thrower {
  struct Failure: Error {}
}
