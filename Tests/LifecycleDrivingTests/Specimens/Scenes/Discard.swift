import LifecycleDriving
import LifecycleModels

/// B64: when a session was discarded, the window with its number is destroyed.
///
/// The belief: the discarded session was just closed. In fact the discard may be reported to the
/// next process, whose first window has the same number. Invariant: I25.
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
    installed.requiring(.readyWhenActive { !$0.delegate.hasWindow })
  }
}
