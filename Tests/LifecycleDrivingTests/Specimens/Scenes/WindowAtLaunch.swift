import LifecycleDriving
import LifecycleModels

/// B104, B106, B113: the window is made in a launch method.
///
/// The belief: a window that is key is on screen. In fact an app with scenes shows only windows
/// that have a scene, and none is connected yet. Invariant: I22.
final class MakesWindowAtLaunch: WindowMaker, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]
}

final class MakesWindowForScene: WindowMaker, Specimen {
  static let callbacks: [Callback] = [.sceneWillConnect]
}

/// An app that makes its window in code.
class WindowMaker {
  enum Window { case none, withoutScene, withScene }

  private(set) var window = Window.none

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) {
    window = delivery.scene == nil ? .withoutScene : .withScene
  }

  var memory: Window { window }
}

extension Specimen where Self: WindowMaker, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.readyWhenActive { $0.delegate.window != .withScene })
  }
}
