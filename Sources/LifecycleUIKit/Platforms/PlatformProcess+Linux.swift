#if os(Linux)
  import LifecycleDriving
  import UIKit

  /// One process of an app on Linux, where the application asks whoever drives it.
  @MainActor final class PlatformProcess {
    let application: UIApplication
    private let host: any ApplicationHost

    /// Starts a process whose application asks the harness.
    static func bridging(_ application: Application, _ options: UIKitOptions) -> PlatformProcess {
      PlatformProcess(host: BridgedHost(application, ownScheme: options.urlScheme))
    }

    /// Starts a process whose application asks nobody.
    static func alone() -> PlatformProcess { PlatformProcess(host: SilentHost()) }

    private init(host: any ApplicationHost) {
      self.host = host
      application = UIApplication.start(host: host) { nil }
    }

    /// Whether code runs on the main actor; asking the actor itself would end the process in silence.
    nonisolated static var isOnMainActor: Bool { MainQueue.isCurrent }

    /// The last URL that the app opened and that leads back to it.
    var openedURL: URL? { (host as? BridgedHost)?.openedURL }

    /// Makes the application the one that code finds, where another process ran meanwhile.
    func resume() { application.resume() }

    /// Lets go of everything, without a word.
    func end() { application.end() }

    /// The method that stands for a missing one calls the completion handler that it is given.
    var completesForMissingMethods: Bool { true }

    /// Whether a method was called that the delegate does not have.
    func isMissing(_ signature: String) -> Bool { application.unimplemented.contains(signature) }
  }

  /// The system of delegates that are only asked what they implement.
  private final class SilentHost: ApplicationHost {
    var applicationState: UIApplication.State { .inactive }

    nonisolated func beginBackgroundTask(
      name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
    ) -> Int { UIBackgroundTaskIdentifier.invalid.rawValue }

    nonisolated func endBackgroundTask(_ identifier: Int) {}
  }
#endif
