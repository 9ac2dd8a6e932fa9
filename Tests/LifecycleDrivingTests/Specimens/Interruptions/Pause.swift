import LifecycleDriving
import LifecycleModels

/// B44: what is paused when the app resigns continues when it enters the foreground.
///
/// The belief: an app that resigns leaves the screen. In fact it may be interrupted, and then it
/// does not enter the foreground again. Invariant: I39.
final class ResumesInForeground: Player, Specimen {
  static let callbacks: [Callback] = [.willResignActive, .willEnterForeground]
}

final class ResumesAtActivation: Player, Specimen {
  static let callbacks: [Callback] = [.willResignActive, .didBecomeActive]
}

/// An app that pauses when it resigns.
class Player {
  private(set) var isPaused = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { isPaused = delivery.callback == .willResignActive }

  var memory: Bool { isPaused }
}

extension Specimen where Self: Player, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.activationRedoesWhatResigningUndoes { $0.delegate.isPaused })
  }
}
