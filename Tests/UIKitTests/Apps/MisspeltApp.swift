import UIKit

/// An app whose author misspelt the names of callbacks.
final class MisspeltAppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var calls = 0
}

// In the type that declares the conformance, the compiler would warn about the first one.
extension MisspeltAppDelegate {
  func applicationDidBecomeActive(application: UIApplication) {
    calls += 1
  }

  func applicationDidEnterBackground() {
    calls += 1
  }
}
