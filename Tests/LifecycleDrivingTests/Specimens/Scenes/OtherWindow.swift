import LifecycleDriving
import LifecycleModels

/// B152: a view in one window draws as long as the app is in front.
///
/// The belief: the state of the app is that of the window. In fact another window may be in front.
/// Invariant: I64, I27.
final class FollowsTheApp: WindowDrawer, Specimen {
  override func follow(_ delivery: Delivery) { isDrawing = application.state != .background }
}

final class FollowsItsWindow: WindowDrawer, Specimen {
  override func follow(_ delivery: Delivery) { isDrawing = isOnScreen }
}

/// An app whose first window has a view that draws.
class WindowDrawer {
  static let callbacks: [Callback] = [.sceneDidBecomeActive, .sceneDidEnterBackground]

  let application: Application
  private(set) var isOnScreen = false
  var isDrawing = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  func receive(_ delivery: Delivery) {
    if delivery.scene == 0 { isOnScreen = delivery.callback == .sceneDidBecomeActive }
    follow(delivery)
  }

  func follow(_ delivery: Delivery) {}

  var memory: [Bool] { [isOnScreen, isDrawing] }
}

extension Specimen where Self: WindowDrawer, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.invariant("a window draws only while it is on screen") {
      $0.delegate.isOnScreen || !$0.delegate.isDrawing
    }
  }
}
