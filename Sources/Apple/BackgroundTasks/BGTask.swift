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

open class BGTaskRequest: NSObject, NSCopying {
  public let identifier: String
  open var earliestBeginDate: Date?

  fileprivate init(identifier: String) { self.identifier = identifier }

  /// The request itself, because the scheduler keeps no copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var kind: BackgroundTaskKind { .processing }
}

open class BGAppRefreshTaskRequest: BGTaskRequest {
  public override init(identifier: String) { super.init(identifier: identifier) }

  override var kind: BackgroundTaskKind { .refresh }
}

open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public override init(identifier: String) { super.init(identifier: identifier) }
}

open class BGHealthResearchTaskRequest: BGProcessingTaskRequest {
  open var protectionTypeOfRequiredData = FileProtectionType.complete
}

open class BGContinuedProcessingTaskRequest: BGTaskRequest {
  public enum SubmissionStrategy: Int, Sendable {
    case fail
    case queue
  }

  public struct Resources: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let gpu = Resources(rawValue: 1)
  }

  open var title: String
  open var subtitle: String
  open var strategy = SubmissionStrategy.queue
  open var requiredResources: Resources = []

  public init(identifier: String, title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init(identifier: identifier)
  }

  override var kind: BackgroundTaskKind { .continued }
}
