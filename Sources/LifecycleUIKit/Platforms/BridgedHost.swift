#if os(Linux)
  import LifecycleDriving
  import UIKit

  /// Forwards the requests of an application to the harness.
  final class BridgedHost: ApplicationHost {
    // Background tasks may begin and end on any thread, and the harness accepts both on any thread.
    // All other requests come on the main actor, where the harness runs.
    nonisolated(unsafe) private let application: Application
    private let ownScheme: String
    private(set) var openedURL: URL?

    init(_ application: Application, ownScheme: String) {
      self.application = application
      self.ownScheme = ownScheme
    }

    var applicationState: UIApplication.State {
      switch application.state {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    }

    var backgroundTimeRemaining: TimeInterval { application.backgroundTimeRemaining }

    var isProtectedDataAvailable: Bool { application.isProtectedDataAvailable }

    nonisolated func beginBackgroundTask(
      name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
    ) -> Int {
      let handler = expirationHandler.map { handler in { MainActor.assumeIsolated { handler() } } }
      return application.beginBackgroundTask(name ?? "task", expirationHandler: handler).number
    }

    nonisolated func endBackgroundTask(_ identifier: Int) {
      application.endBackgroundTask(BackgroundTaskIdentifier(number: identifier))
    }

    func canOpenURL(_ url: URL) -> Bool { true }

    func open(_ url: URL) -> Bool {
      if url.scheme == ownScheme {
        openedURL = url
        application.openOwnURL()
      } else {
        application.openOtherApp()
      }
      return true
    }
  }
#endif
