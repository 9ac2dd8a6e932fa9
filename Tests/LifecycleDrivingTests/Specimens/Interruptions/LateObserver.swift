import LifecycleDriving
import LifecycleModels

/// B54: an observer is installed some time after the launch, and waits for the activation.
///
/// The belief: the first activation is still to come. In fact it has happened. Invariant: I9.
final class WaitsForActivation: LateObserver, Specimen {
  override func install() { isInstalled = true }
}

final class LooksBeforeItWaits: LateObserver, Specimen {
  override func install() {
    isInstalled = true
    isActive = application.state == .active
  }
}

/// A part of an app that is loaded late, and needs to know whether the app is active.
class LateObserver {
  static let callbacks: [Callback] = [.didFinishLaunching, .didBecomeActive, .willResignActive]

  let application: Application
  var isInstalled = false
  var isActive = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  func install() {}

  func receive(_ delivery: Delivery) {
    if delivery.callback == .didFinishLaunching {
      application.schedule("load") { self.install() }
    } else if isInstalled {
      isActive = delivery.callback == .didBecomeActive
    }
  }

  var memory: [Bool] { [isInstalled, isActive] }
}

extension Specimen where Self: LateObserver, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(
      .knowsItsState { moment in
        guard moment.delegate.isInstalled else { return nil }
        return moment.delegate.isActive ? .active : .background
      })
  }
}
