import LifecycleDriving
import LifecycleModels

/// B46, B47, B51: Face ID is asked for whenever the app becomes active.
///
/// The belief: an app becomes active when the user comes back. In fact it also does when the sheet
/// that it has presented is dismissed. Invariant: I7.
final class AsksAtEveryActivation: Safe, Specimen {
  func receive(_ delivery: Delivery) {
    if delivery.callback == .didEnterBackground { prompts = 0 } else { ask() }
  }
}

final class AsksOnceAfterEachDeparture: Safe, Specimen {
  func receive(_ delivery: Delivery) {
    if delivery.callback == .didEnterBackground { prompts = 0 } else if prompts == 0 { ask() }
  }
}

/// An app that asks who its user is.
class Safe {
  static let callbacks: [Callback] = [.didBecomeActive, .didEnterBackground]

  private let application: Application
  /// How often the user was asked since the app last left the screen.
  var prompts = 0

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  final func ask() {
    prompts += 1
    application.presentSystemSheet()
  }

  var memory: Int { prompts }
}

extension Specimen where Self: Safe, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.onceHoweverOftenActivated { $0.delegate.prompts })
  }
}
