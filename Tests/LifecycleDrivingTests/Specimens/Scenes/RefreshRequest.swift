import LifecycleDriving
import LifecycleModels

/// B57, B58, B143, B150: the app delegate asks for the next refresh when the app enters the
/// background.
///
/// The belief: the app delegate is told, and nothing else freezes the process. In fact only the
/// scene's delegate is told that the user has left, and nobody after a launch in the background.
/// Invariant: I20.
final class RequestsInAppDelegate: Refresher, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground]
}

final class RequestsAtEveryLaunchToo: Refresher, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching, .sceneDidEnterBackground]
}

/// An app that wants to be launched now and then.
class Refresher {
  private(set) var hasRequested = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { hasRequested = true }

  var memory: Bool { hasRequested }
}

extension Specimen where Self: Refresher, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.armedWhenFrozen { !$0.delegate.hasRequested })
  }
}
