import LifecycleDriving
import LifecycleModels

/// B122: a link that cannot be handled yet is handed back to the system.
///
/// The belief: what is not handled now is not for this app. In fact the app is still starting, and
/// the user is sent to the browser. Invariant: I23.
final class HandsLinkBack: LinkRouter, Specimen {
  override func take() {
    if isReady { taken += 1 } else { application.openOtherApp() }
  }
}

/// A link that waits for the router counts as handled.
final class KeepsLink: LinkRouter, Specimen {
  override func take() { taken += 1 }
}

/// An app whose router is made some time after the launch.
class LinkRouter: LinkRecipient {
  static let callbacks: [Callback] = [.didFinishLaunching, .continueUserActivity]

  private(set) var isReady = false

  override func receive(_ delivery: Delivery) {
    if delivery.callback == .didFinishLaunching {
      application.schedule("make the router") { self.isReady = true }
    } else {
      take()
    }
  }

  override var memory: [Bool] { [isReady] }
}
