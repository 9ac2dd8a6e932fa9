import LifecycleDriving
import LifecycleModels

/// B42: while protected data is unavailable, calls are dropped.
///
/// The belief: data is unavailable only from the boot to the first unlock, when there are no calls.
/// In fact every lock makes it unavailable, while the app may continue to run. Invariant: I38.
final class DropsCallsWhileLocked: EventLog, Specimen {
  override func record() { if isOpen { kept += 1 } }
}

final class HoldsCallsWhileLocked: EventLog, Specimen {
  override func record() { if isOpen { kept += 1 } else { held += 1 } }
}

/// An object that an app calls with each event.
class EventLog {
  static let callbacks: [Callback] = [
    .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
  ]

  private(set) var isOpen = true
  private(set) var calls = 0
  var kept = 0
  var held = 0

  required init(disk: EmptyDisk, application: Application) {}

  final func call() {
    calls += 1
    record()
  }

  func record() {}

  func receive(_ delivery: Delivery) {
    isOpen = delivery.callback == .protectedDataDidBecomeAvailable
    if !isOpen { return }
    kept += held
    held = 0
  }

  /// The number of calls does not matter, only where they are.
  var memory: [Bool] { [isOpen, kept + held == calls, held > 0] }
}

extension Specimen where Self: EventLog, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed
      .action("call", in: [.active, .inactive, .background], by: .app) { $0.delegate.call() }
      .requiring(
        .nothingLostWhileLocked { $0.delegate.kept + $0.delegate.held < $0.delegate.calls })
  }
}
