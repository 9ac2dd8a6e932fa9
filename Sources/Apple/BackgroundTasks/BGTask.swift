import Foundation

/// Work in the background that the app is handed by its launch handler.
///
/// The app ends it with ``setTaskCompleted(success:)``, when it expires at the latest (F199).
public class BGTask: NSObject, @unchecked Sendable {
  /// The identifier under which the launch handler is registered.
  public let identifier: String
  private let complete: @Sendable (BGTask) -> Void
  private let lock = NSLock()
  private var handler: (() -> Void)?
  private var isEndedBySystem = false

  required package init(identifier: String, complete: @escaping @Sendable (BGTask) -> Void) {
    self.identifier = identifier
    self.complete = complete
  }

  /// Called when the time is up, at most once.
  public var expirationHandler: (() -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// Says that the task is complete.
  public func setTaskCompleted(success: Bool) {
    if !lock.withLock({ isEndedBySystem }) { complete(self) }
  }

  /// Ends the time of the task. Without an expiration handler it is complete then (F199).
  package func expire() {
    let handler = lock.withLock {
      defer { self.handler = nil }
      isEndedBySystem = self.handler == nil
      return self.handler
    }
    if let handler { handler() } else { complete(self) }
  }
}

/// A short refresh.
public class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Work that takes minutes, while the device is idle.
public class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Work of a study of health.
public class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

/// Work that the user has begun, and that goes on when the app leaves the screen.
public class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
  /// What the user is shown.
  public private(set) var title = ""
  /// What the user is shown below the title.
  public private(set) var subtitle = ""
  /// How far the work is.
  public let progress = Progress(totalUnitCount: 0)

  /// Changes what the user is shown.
  public func updateTitle(_ title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
