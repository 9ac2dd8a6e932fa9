import LifecycleDriving
import LifecycleModels

/// B35: the authenticator is made with the window, and a fetch without it gives up.
///
/// The belief: code of an app with scenes runs only when a scene is connected. In fact a fetch
/// launches the app without one, and its completion handler is never called. Invariant: I21, I22.
final class AuthenticatesWithWindow: Synchronizer, Specimen {
  static let callbacks: [Callback] = [.sceneWillConnect, .performFetch]
}

final class AuthenticatesAtLaunch: Synchronizer, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching, .performFetch]
}

/// An app that fetches content for its user, who has signed in.
class Synchronizer {
  private(set) var canAuthenticate = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) {
    guard delivery.callback == .performFetch else { return canAuthenticate = true }
    guard canAuthenticate else { return }
    delivery.complete()
  }

  var memory: Bool { canAuthenticate }
}

extension Specimen where Self: Synchronizer, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> { installed }
}
