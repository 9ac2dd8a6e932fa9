import LifecycleDriving
import LifecycleModels

/// B57: the app is considered to be in the background when one of its scenes is.
///
/// The belief: a scene is the app. In fact one scene can leave the screen while another stays.
/// Invariant: I27.
final class FollowsEveryScene: SceneFollower, Specimen {
  func receive(_ delivery: Delivery) { isInFront = delivery.callback == .sceneDidBecomeActive }
}

final class CountsScenes: SceneFollower, Specimen {
  private var activeScenes: Set<Int?> = []

  func receive(_ delivery: Delivery) {
    if delivery.callback == .sceneDidBecomeActive {
      activeScenes.insert(delivery.scene)
    } else {
      activeScenes.remove(delivery.scene)
    }
    isInFront = !activeScenes.isEmpty
  }

  override var memory: Set<Int?> { activeScenes }
}

/// An app that needs to know whether one of its scenes is active.
class SceneFollower {
  static let callbacks: [Callback] = [.sceneDidBecomeActive, .sceneWillResignActive]

  var isInFront = false

  required init(disk: EmptyDisk, application: Application) {}

  var memory: Set<Int?> { isInFront ? [0] : [] }
}

extension Specimen where Self: SceneFollower, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.knowsItsState { $0.delegate.isInFront ? .active : .background })
  }
}
