import LifecycleDriving
import LifecycleModels

/// B136: the action of a notification looks for the key window.
///
/// The belief: an app that is opened has a key window. In fact the tap is delivered while the scene
/// is still inactive. Invariant: I10, I19.
final class NeedsKeyWindow: TapRecipient, Specimen {
  override func take() { if application.state == .active { taken += 1 } }
}

final class NeedsAnyWindow: TapRecipient, Specimen {}

/// An app whose notifications the user taps; those of a cold start are in the connection options.
class TapRecipient: Recipient {
  static let callbacks: [Callback] = [.sceneWillConnect, .didReceiveRemoteNotification]

  override class var inputs: Set<LifeInput> { [.notificationTap] }

  override func receive(_ delivery: Delivery) {
    if delivery.callback == .sceneWillConnect {
      if delivery.input != nil { taken += 1 }
    } else {
      super.receive(delivery)
    }
  }
}
