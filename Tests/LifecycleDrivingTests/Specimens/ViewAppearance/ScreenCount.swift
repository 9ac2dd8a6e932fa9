import LifecycleDriving
import LifecycleModels

/// B33 in a view: a screen is counted as viewed when its view is loaded.
///
/// The belief: a view that is loaded is shown. In fact every launch loads the first view, whether
/// the user sees it or not. Invariant: I12, I35.
final class CountsLoadedScreens: ScreenCounter, Specimen {
  static let callbacks: [Callback] = [.viewDidLoad]
}

final class CountsScreensThatAppear: ScreenCounter, Specimen {
  static let callbacks: [Callback] = [.viewDidAppear]
}

/// Counts the screens that a user sees.
class ScreenCounter {
  private(set) var isCounted = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { isCounted = true }

  var memory: Bool { isCounted }
}

extension Specimen where Self: ScreenCounter, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.noSessionBeforeActivation { $0.delegate.isCounted ? 1 : 0 })
  }
}
