import LifecycleDriving
import LifecycleModels
import ModelChecking

/// How fast a delegate that does nothing is driven in the same process.
enum DelegateLines {
  static var group: LineGroup {
    LineGroup(
      lines: [
        LinePlan(
          id: "delegate-steps", unit: .stepsPerSecond, budget: [.rate(atLeast: 2_000_000)])
      ],
      contestants: [Contestant("delegate-steps") { try drive(walks: 2000) }])
  }

  private final class Idle {}

  /// Drives walks of 200 choices. Each step is one that the delegate can distinguish, and the four
  /// transitions call it.
  private static func drive(walks: Int) throws -> Sample {
    let callbacks: [Callback] = [
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
    ]
    let world = callbacks.reduce(World(disk: 0) { _, _ in Idle() }) { world, callback in
      world.on(callback) { _, _ in }
    }
    let check = try LifeCheck(world)
    let (report, seconds) = try measured { try check.run(.walks(walks, length: 200)) }
    if let finding = report.findings.first {
      throw MeasurementError.failed("the drive", reason: finding.headline)
    }
    return Sample(seconds: seconds, work: report.coverage.steps)
  }
}
