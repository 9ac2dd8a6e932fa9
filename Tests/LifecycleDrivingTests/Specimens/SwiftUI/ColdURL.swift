import LifecycleDriving
import LifecycleModels

/// B117: `onOpenURL` drops a URL that arrives before the content is loaded.
///
/// The belief: the app is ready when a URL comes. In fact the URL that starts it comes before its
/// first active phase, while `.task` has only begun to load. Invariant: I23, I9.
final class DropsURLsWhileLoading: LoadingApp, Specimen {
  override func take() { if isLoaded { taken += 1 } }
}

/// What is kept counts as handled: it is opened as soon as the content is loaded.
final class KeepsURLsWhileLoading: LoadingApp, Specimen {
  override func take() { taken += 1 }
}

/// A SwiftUI app that loads its content in the task of its view.
class LoadingApp: Recipient {
  static let callbacks: [Callback] = [.viewTask, .viewOnOpenURL]

  private(set) var isLoaded = false
  private var isLoading = false

  override func receive(_ delivery: Delivery) {
    if delivery.callback == .viewTask, !isLoading {
      isLoading = true
      application.schedule("load") { self.isLoaded = true }
    }
    super.receive(delivery)
  }

  override var memory: [Bool] { [isLoaded, isLoading] }
}

/// Links are taken in `onOpenURL` alone (F219, F223).
///
/// The belief: a universal link is a URL. In fact it can come as an activity, on most systems to
/// another modifier. Invariant: I23.
final class TakesLinksAsURLs: Recipient, Specimen {
  static let callbacks: [Callback] = [.viewOnOpenURL]

  override class var inputs: Set<LifeInput> { [.userActivity] }
}

final class TakesLinksAsActivitiesToo: Recipient, Specimen {
  static let callbacks: [Callback] = [.viewOnOpenURL, .viewOnContinueUserActivity]

  override class var inputs: Set<LifeInput> { [.userActivity] }
}
