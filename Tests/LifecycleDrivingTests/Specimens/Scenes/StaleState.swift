import LifecycleDriving
import LifecycleModels

/// B66: the state of the application is read when a scene is about to change its own.
///
/// The belief: the state is up to date in every callback. In fact “will” callbacks read the old
/// one. Invariant: I10, I28.
final class ReadsStateBeforeTheChange: StateReader, Specimen {
  static let callbacks: [Callback] = [.sceneWillEnterForeground, .sceneWillResignActive]
}

final class ReadsStateAfterTheChange: StateReader, Specimen {
  static let callbacks: [Callback] = [.sceneDidBecomeActive, .sceneDidEnterBackground]
}

/// Remembers the state of an app with scenes.
class StateReader {
  private let application: Application
  private(set) var remembered = ApplicationState.background

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  func receive(_ delivery: Delivery) { remembered = application.state }

  var memory: ApplicationState { remembered }
}

extension Specimen where Self: StateReader, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.knowsItsState { $0.delegate.remembered })
  }
}
