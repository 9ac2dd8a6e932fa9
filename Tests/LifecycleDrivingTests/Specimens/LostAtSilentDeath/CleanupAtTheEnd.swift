import LifecycleDriving
import LifecycleModels

/// A store that only one process at a time may claim; the claim is a file.
final class Store {
  var isClaimed = false
}

/// B6: a plug-in releases its store in applicationWillTerminate.
///
/// The belief: every process is told before it ends. In fact a death may be silent, and the store
/// then stays claimed. Invariant: I2, I42.
final class LetsGoAtTermination: StoreOwner, Specimen {
  static let callbacks: [Callback] = [.didBecomeActive, .willTerminate]
}

final class LetsGoInBackgroundToo: StoreOwner, Specimen {
  static let callbacks: [Callback] = [.didBecomeActive, .didEnterBackground, .willTerminate]
}

/// An app that claims its store when it becomes active.
class StoreOwner {
  private let store: Store

  required init(disk: Store, application: Application) { store = disk }

  func receive(_ delivery: Delivery) { store.isClaimed = delivery.callback == .didBecomeActive }

  var memory: Int { 0 }
}

extension Specimen where Self: StoreOwner, Disk == Store {
  static var world: World<Store, Self> {
    installed(on: Store(), fingerprint: \.isClaimed)
      .invariant("the store is free at every launch", after: .didFinishLaunching) {
        !$0.disk.isClaimed
      }
  }
}
