import LifecycleDriving
import LifecycleModels

/// B167: what could not be read at launch is read again by the first view.
///
/// The belief: an app has a view. In fact an app that is launched in the background has no scene,
/// and misses the unlock. Invariant: I21, I46.
final class RecoversInView: Follower, Specimen {
  static let callbacks: [Callback] = [
    .didFinishLaunching, .viewDidLoad, .protectedDataDidBecomeAvailable,
  ]

  func receive(_ delivery: Delivery) {
    switch delivery.callback {
    case .didFinishLaunching: read()
    case .viewDidLoad: isObserving = true
    default: if isObserving { read() }
    }
  }
}

final class RecoversInAppDelegate: Follower, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching, .protectedDataDidBecomeAvailable]

  func receive(_ delivery: Delivery) {
    isObserving = true
    read()
  }
}

/// An app that watches a service in the background, with credentials from the keychain.
class Follower {
  private let application: Application
  fileprivate var isObserving = false
  private(set) var hasCredentials = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  fileprivate func read() { if application.isProtectedDataAvailable { hasCredentials = true } }

  var memory: [Bool] { [isObserving, hasCredentials] }
}

extension Specimen where Self: Follower, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(
      .armedWhenFrozen { !$0.delegate.hasCredentials && !$0.delegate.isObserving })
  }
}
