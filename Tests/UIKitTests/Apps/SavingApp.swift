import UIKit

/// An app that saves in the background and gives up when its time is over.
final class SavingAppDelegate: UIResponder, UIApplicationDelegate {
  private var backgroundTask: UIBackgroundTaskIdentifier = .invalid
  private(set) var isSaving = false

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard application.backgroundTimeRemaining > 5 else { return }
    isSaving = true
    backgroundTask = application.beginBackgroundTask(withName: "save") { [weak self] in
      self?.finish()
    }
    if backgroundTask == .invalid { isSaving = false }
  }

  func finish() {
    isSaving = false
    UIApplication.shared.endBackgroundTask(backgroundTask)
    backgroundTask = .invalid
  }
}
