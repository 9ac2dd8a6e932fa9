import LifecycleDriving
import LifecycleModels

/// B59, B161: a return is published by the scene's delegate, and by an observer of the app's
/// notification.
///
/// The belief: an app has one of the two. In fact the notification is posted with scenes too, so
/// each return is published twice. Invariant: I7, I28.
final class PublishesFromTwoSources: ReturnPublisher, Specimen {
  static let callbacks: [Callback] = [.sceneWillEnterForeground, .noteWillEnterForeground]
}

final class PublishesFromOneSource: ReturnPublisher, Specimen {
  static let callbacks: [Callback] = [.sceneWillEnterForeground]
}

/// Tells the other parts of an app that the user has come back.
class ReturnPublisher {
  private(set) var published = 0

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { published += 1 }

  var memory: Int { 0 }
}

extension Specimen where Self: ReturnPublisher, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.onceForEachEntrance { $0.delegate.published })
  }
}
