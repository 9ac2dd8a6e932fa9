#if !os(Linux)
  import LifecycleDriving
  import LifecycleModels
  import UIKit

  /// One process of an app on an Apple platform, where the tests' host is the only application.
  ///
  /// The answers of that application cannot be set. Its state, its background tasks and the URLs
  /// that it opens are the real ones, and the harness observes none of them.
  @MainActor final class PlatformProcess {
    let application = UIApplication.shared
    private let ownDelegate = UIApplication.shared.delegate

    static func bridging(
      _ application: Application, ownScheme: String, _ trial: TrialRun
    ) -> PlatformProcess { PlatformProcess() }

    static func alone() -> PlatformProcess { PlatformProcess() }

    nonisolated static var isOnMainActor: Bool { Thread.isMainThread }

    var openedURL: URL? { nil }

    /// Nobody but the system can make a notification or begin a task, so none is driven.
    func trialRun(implemented: Set<Callback>) -> TrialRun { TrialRun(implemented: implemented) }

    func resume() {}

    /// Restores the application's own delegate; the one under test was not retained.
    func end() { application.delegate = ownDelegate }

    /// Always false: Objective-C knows before the call which methods are missing.
    func isMissing(_ signature: String) -> Bool { false }
  }
#endif
