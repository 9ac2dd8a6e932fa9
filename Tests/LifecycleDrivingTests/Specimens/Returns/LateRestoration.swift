import LifecycleDriving
import LifecycleModels

/// B182: the engine asks at launch whether there is something to restore, and is told “nothing”.
///
/// The belief: what was saved is there when the process starts. In fact it is delivered later, by a
/// callback of its own. The scene's callback for it comes after the connection; the app delegate's,
/// which is driven here, after the first launch method. Invariant: I40.
final class AsksTooEarly: Engine, Specimen {
  override func decode() {}
}

final class TakesWhatComesLater: Engine, Specimen {
  override func decode() { isRestored = true }
}

/// An engine that shows the pages of an app.
class Engine {
  static let callbacks: [Callback] = [
    .shouldSaveState, .willEncodeState, .shouldRestoreState, .didDecodeState,
  ]

  private(set) var isOffered = false
  var isRestored = false

  required init(disk: EmptyDisk, application: Application) {}

  func decode() {}

  func receive(_ delivery: Delivery) {
    guard delivery.callback == .didDecodeState else { return }
    isOffered = true
    decode()
  }

  var memory: [Bool] { [isOffered, isRestored] }
}

extension Specimen where Self: Engine, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.readyWhenActive { $0.delegate.isOffered && !$0.delegate.isRestored })
  }
}
