import LifecycleDriving
import LifecycleModels

/// B190: a window is marked as being in front when it enters the foreground, and when it leaves.
///
/// The belief: the method sets what it is given. In fact it ignores its parameter. Invariant: I27.
final class MarksWindowAlways: WindowMarker, Specimen {
  override func mark(inFront: Bool) { isInFront = true }
}

final class MarksWindowAsTold: WindowMarker, Specimen {
  override func mark(inFront: Bool) { isInFront = inFront }
}

/// An app with one window, which knows whether it is in front.
class WindowMarker {
  static let callbacks: [Callback] = [.sceneWillEnterForeground, .sceneDidEnterBackground]

  var isInFront = false

  required init(disk: EmptyDisk, application: Application) {}

  func mark(inFront: Bool) {}

  func receive(_ delivery: Delivery) {
    mark(inFront: delivery.callback == .sceneWillEnterForeground)
  }

  var memory: Bool { isInFront }
}

extension Specimen where Self: WindowMarker, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.knowsItsState { $0.delegate.isInFront ? .active : .background })
  }
}
