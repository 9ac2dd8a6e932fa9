import Foundation

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
