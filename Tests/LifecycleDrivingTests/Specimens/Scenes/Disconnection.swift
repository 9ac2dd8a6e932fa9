import LifecycleDriving
import LifecycleModels

/// B65: a window is made when its scene connects, and kept until the app ends.
///
/// The belief: a scene lives as long as its app. In fact it may be reclaimed earlier and connect
/// again. Invariant: I24.
final class IgnoresDisconnection: WindowKeeper, Specimen {
  static let callbacks: [Callback] = [.sceneWillConnect]
}

final class ReleasesWindow: WindowKeeper, Specimen {
  static let callbacks: [Callback] = [.sceneWillConnect, .sceneDidDisconnect]
}

/// An app that keeps the window of its scene.
class WindowKeeper {
  private(set) var windows = 0

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) {
    windows += delivery.callback == .sceneWillConnect ? 1 : -1
  }

  var memory: Int { windows }
}

extension Specimen where Self: WindowKeeper, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.invariant("a scene has one window", after: .sceneWillConnect) {
      $0.delegate.windows == 1
    }
  }
}
