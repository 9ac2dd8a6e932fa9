import LifecycleDriving
import LifecycleModels

/// B61, B68, B123: what the app is opened with is read only in the scene delegate's methods for it.
///
/// The belief: a URL is delivered to the method for URLs. In fact a scene that is connected for a
/// URL finds it in its connection options. Invariant: I23.
final class TakesWarmInput: InputTaker, Specimen {
  static let callbacks: [Callback] = warm
}

final class TakesColdInputToo: InputTaker, Specimen {
  static let callbacks: [Callback] = warm + [.sceneWillConnect]
}

/// An app that is opened with URLs and shortcuts.
class InputTaker {
  static let warm: [Callback] = [
    .sceneOpenURLContexts, .sceneContinueUserActivity, .scenePerformActionForShortcutItem,
    .didReceiveRemoteNotification,
  ]

  private(set) var taken = 0

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) {
    switch delivery.input {
    case .url, .userActivity, .shortcut, .notificationTap: taken += 1
    default: break
    }
    if delivery.callback == .didReceiveRemoteNotification { delivery.complete() }
  }

  /// The number of inputs matters only beside those received, which the obligation remembers.
  var memory: Int { 0 }
}

extension Specimen where Self: InputTaker, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.inputHandledOnce { $0.delegate.taken })
  }
}
