import LifecycleDriving
import LifecycleModels

/// B37: the start is measured from the launch to the first activation.
///
/// The belief: the user's start of the app begins with the launch. In fact a prewarmed process is
/// launched, and then frozen for hours. Invariant: I45.
final class MeasuresEveryLaunch: Stopwatch, Specimen {
  func receive(_ delivery: Delivery) { isRunning = delivery.callback == .didFinishLaunching }
}

final class MeasuresLaunchesInFront: Stopwatch, Specimen {
  func receive(_ delivery: Delivery) {
    isRunning = delivery.callback == .didFinishLaunching && delivery.state != .background
  }
}

/// Measures how long an app takes to start.
class Stopwatch {
  static let callbacks: [Callback] = [.didFinishLaunching, .didBecomeActive]

  var isRunning = false

  required init(disk: EmptyDisk, application: Application) {}

  var memory: Bool { isRunning }
}

extension Specimen where Self: Stopwatch, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(
      Obligation(
        "I45", "no start is measured while the process is frozen", citing: [70, 72],
        asked: .settled(in: [.suspended, .prewarmedAfterLaunch])
      ) { $0.delegate.isRunning ? "the stopwatch is running" : nil })
  }
}
