import LifecycleDriving
import LifecycleModels

/// B34, B38: the state that other parts of the app read begins as “active”, and follows the callbacks.
///
/// The belief: a callback follows every change. In fact a launch in the background sends none.
/// Invariant: I10, I12.
final class BeginsActive: StateReporter, Specimen {
  required init(disk: EmptyDisk, application: Application) { super.init(reported: .active) }
}

final class BeginsAsItIs: StateReporter, Specimen {
  required init(disk: EmptyDisk, application: Application) {
    super.init(reported: application.state)
  }
}

/// Reports the state of an app to its other parts.
class StateReporter {
  static let callbacks: [Callback] = [.didBecomeActive, .didEnterBackground]

  private(set) var reported: ApplicationState

  init(reported: ApplicationState) { self.reported = reported }

  func receive(_ delivery: Delivery) {
    reported = delivery.callback == .didBecomeActive ? .active : .background
  }

  var memory: ApplicationState { reported }
}

extension Specimen where Self: StateReporter, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.knowsItsState { $0.delegate.reported })
  }
}
