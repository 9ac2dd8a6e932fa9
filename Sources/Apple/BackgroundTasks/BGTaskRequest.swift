import Foundation

/// Asks the system to run the app at some time; see the classes for its purposes.
open class BGTaskRequest: NSObject, NSCopying {
  /// The identifier under which the launch handler is registered.
  public let identifier: String
  /// The task does not begin before this; nil for no such limit.
  open var earliestBeginDate: Date?

  fileprivate init(identifier: String) { self.identifier = identifier }

  /// Returns the request itself; the scheduler keeps no copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var kind: BackgroundTaskKind { .processing }
}

/// Asks for a short refresh.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Makes a request.
  public override init(identifier: String) { super.init(identifier: identifier) }

  override var kind: BackgroundTaskKind { .refresh }
}

/// Asks for work that takes minutes, while the device is idle.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task needs a connection.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs power from outside.
  open var requiresExternalPower = false

  /// Makes a request.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Asks for work of a study of health.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest {
  /// The class of file protection that the task needs.
  open var protectionTypeOfRequiredData = FileProtectionType.complete
}

/// Asks to go on with what the user has begun when the app leaves the screen; iOS 26 and later.
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
  /// What happens if the task cannot begin at once.
  public enum SubmissionStrategy: Int, Sendable {
    /// The request is refused.
    case fail
    /// The request waits.
    case queue
  }

  /// What the task needs besides time.
  public struct Resources: OptionSet, Sendable {
    /// The flags.
    public let rawValue: Int

    /// Makes a set of flags.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The GPU.
    public static let gpu = Resources(rawValue: 1)
  }

  /// What the user is shown.
  open var title: String
  /// What the user is shown below the title.
  open var subtitle: String
  /// What happens if the task cannot begin at once.
  open var strategy = SubmissionStrategy.queue
  /// What the task needs besides time.
  open var requiredResources: Resources = []

  /// Makes a request.
  public init(identifier: String, title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init(identifier: identifier)
  }

  override var kind: BackgroundTaskKind { .continued }
}
