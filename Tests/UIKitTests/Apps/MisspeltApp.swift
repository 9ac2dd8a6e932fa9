import UIKit

/// An app whose author mistook the names of callbacks.
final class MisspeltAppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var calls = 0
}

// Beside the conformance the compiler would warn of the first.
extension MisspeltAppDelegate {
  func applicationDidBecomeActive(application: UIApplication) {
    calls += 1
  }

  func applicationDidEnterBackground() {
    calls += 1
  }
}
