import LifecycleDriving
import LifecycleModels

/// B64: the window of a session that was discarded is destroyed, by the number of the session.
///
/// The belief: what was discarded is what was just closed. It can be told in the next process, whose
/// first window has the same number. Invariant: I25.
final class DestroysByNumber: WindowList, Specimen {
  static let callbacks: [Callback] = [.sceneWillConnect, .didDiscardSceneSessions]
}

final class DestroysWhenDisconnected: WindowList, Specimen {
  static let callbacks: [Callback] = [.sceneWillConnect, .sceneDidDisconnect]
}

/// An app with one window.
class WindowList {
  private(set) var hasWindow = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { hasWindow = delivery.callback == .sceneWillConnect }

  var memory: Bool { hasWindow }
}

extension Specimen where Self: WindowList, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(
      Obligation("I25", "who is in front has a window", asked: .settled(in: [.active])) {
        $0.delegate.hasWindow ? nil : "it is destroyed"
      })
  }
}
