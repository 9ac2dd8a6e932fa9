import LifecycleDriving
import LifecycleModels

/// B33: the whole interface is built, and its content loaded, at launch.
///
/// The belief: the user will see an app that is launched. Invariant: I12, I43.
final class BuildsInterfaceAtLaunch: Reader, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]

  func receive(_ delivery: Delivery) { hasInterface = true }
}

/// The same with half a repair: after a launch in the background, willEnterForeground builds the
/// interface. After prewarming that callback does not come.
final class BuildsInterfaceOnTheWayToTheFront: Reader, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching, .willEnterForeground]

  func receive(_ delivery: Delivery) {
    if delivery.callback == .willEnterForeground || delivery.state != .background {
      hasInterface = true
    }
  }
}

final class BuildsInterfaceAtActivation: Reader, Specimen {
  static let callbacks: [Callback] = [.didBecomeActive]

  func receive(_ delivery: Delivery) { hasInterface = true }
}

/// An app with an interface that is expensive to build.
class Reader {
  var hasInterface = false

  required init(disk: EmptyDisk, application: Application) {}

  var memory: Bool { hasInterface }
}

extension Specimen where Self: Reader, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(
      .noSessionBeforeActivation { $0.delegate.hasInterface ? 1 : 0 },
      .readyWhenActive { !$0.delegate.hasInterface })
  }
}
