import LifecycleDriving
import LifecycleModels

/// B50, B53: a virtual machine is shut down when the app resigns.
///
/// The belief: an app that resigns is about to end. In fact a call or Touch ID makes it inactive
/// too. Invariant: I6.
final class ShutsDownWhenResigning: Machine, Specimen {
  static let callbacks: [Callback] = [.willResignActive, .didBecomeActive]
}

final class ShutsDownInBackground: Machine, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground, .didBecomeActive]
}

/// An app that runs a virtual machine.
class Machine {
  private(set) var isShutDown = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { isShutDown = delivery.callback != .didBecomeActive }

  var memory: Bool { isShutDown }
}

extension Specimen where Self: Machine, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.interruptionIsNoDeparture { $0.delegate.isShutDown })
  }
}
