#if !os(Linux)
  import LifecycleDriving
  import UIKit

  /// One process of an app on an Apple platform, where there is only the application of the test's
  /// own host.
  ///
  /// That application cannot be told what to answer: its state, its background tasks and the URLs
  /// that it opens are the real ones, and the harness sees none of them.
  @MainActor final class PlatformProcess {
    let application = UIApplication.shared
    private let ownDelegate = UIApplication.shared.delegate

    static func bridging(_ application: Application, _ options: UIKitOptions) -> PlatformProcess {
      PlatformProcess()
    }

    static func alone() -> PlatformProcess { PlatformProcess() }

    nonisolated static var isOnMainActor: Bool { Thread.isMainThread }

    var openedURL: URL? { nil }

    func resume() {}

    /// Gives the application back to its own delegate; it does not retain the one under test.
    func end() { application.delegate = ownDelegate }

    var completesForMissingMethods: Bool { false }

    /// Objective-C knows it before the call.
    func isMissing(_ signature: String) -> Bool { false }
  }
#endif
