/// The web address that an activity of this type carries is to be opened.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that a user does, so that it can be continued elsewhere or later.
///
/// Foundation has it on Apple platforms only.
open class NSUserActivity: NSObject {
  /// The kind of activity, in reverse-DNS notation.
  public let activityType: String

  /// What the user does, in words.
  open var title: String?

  /// What is needed to continue.
  open var userInfo: [AnyHashable: Any]?

  /// The keys without which the activity cannot be continued.
  open var requiredUserInfoKeys: Set<String>?

  /// Where the activity can be continued in a browser.
  open var webpageURL: URL?

  /// The page from which the user came.
  open var referrerURL: URL?

  /// What matches the activity with a scene.
  open var targetContentIdentifier: String?

  /// Whether the activity may be continued on another device.
  open var isEligibleForHandoff = true

  /// Whether the activity may be found in the app.
  open var isEligibleForSearch = false

  /// Whether the activity may be found by everyone.
  open var isEligibleForPublicIndexing = false

  /// Whether the system may suggest the activity.
  open var isEligibleForPrediction = false

  /// Creates an activity.
  ///
  /// - Parameter activityType: The kind of activity, in reverse-DNS notation.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what is needed to continue; later values replace earlier ones.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, later in later }
  }

  /// Says that the user does this now; nothing listens.
  open func becomeCurrent() {}

  /// Says that the user no longer does this; nothing listens.
  open func resignCurrent() {}

  /// Ends the activity; nothing listens.
  open func invalidate() {}
}
