import LifecycleDriving
import LifecycleModels

/// B117: what the app is opened with is posted as soon as it arrives.
///
/// The belief: whoever is interested listens already. In fact the plug-in that listens is loaded
/// after the scene has connected. Invariant: I23, I9.
final class PostsToWhoeverListens: PlugInHost, Specimen {
  override func take() { if isListening { taken += 1 } }
}

/// What is kept counts as handled: the plug-in is given it when it listens.
final class KeepsForWhoeverListens: PlugInHost, Specimen {
  override func take() { taken += 1 }
}

/// An app with a plug-in that is loaded some time after the scene has connected.
class PlugInHost: Recipient {
  static let callbacks: [Callback] = [.sceneOpenURLContexts, .sceneWillConnect]

  private(set) var isListening = false
  private var isLoading = false

  override func receive(_ delivery: Delivery) {
    if delivery.callback == .sceneWillConnect, !isLoading {
      isLoading = true
      application.schedule("load") { self.isListening = true }
    }
    super.receive(delivery)
  }

  override var memory: [Bool] { [isListening, isLoading] }
}
