import Foundation

/// The app ends it with ``setTaskCompleted(success:)``, when it expires at the latest (F199).
public class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  private let complete: @Sendable (BGTask) -> Void
  private let lock = NSLock()
  private var handler: (() -> Void)?
  private var isEndedBySystem = false

  required package init(identifier: String, complete: @escaping @Sendable (BGTask) -> Void) {
    self.identifier = identifier
    self.complete = complete
  }

  /// It is called at most once.
  public var expirationHandler: (() -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

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

public class BGAppRefreshTask: BGTask, @unchecked Sendable {}
public class BGProcessingTask: BGTask, @unchecked Sendable {}
public class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

public class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
  public private(set) var title = ""
  public private(set) var subtitle = ""
  public let progress = Progress(totalUnitCount: 0)

  public func updateTitle(_ title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
