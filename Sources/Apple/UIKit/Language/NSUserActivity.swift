// App code that imports UIKit alone relies on what the real one makes visible.
@_exported import Foundation
@_exported import Observation
@_exported import UserNotifications

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user's activity, described so that it can be continued elsewhere or later.
///
/// Foundation has this class on Apple platforms only.
open class NSUserActivity: NSObject {
  /// The kind of activity, in reverse-DNS notation.
  public let activityType: String

  /// The title that describes the activity to the user.
  open var title: String?

  /// The data needed to continue.
  open var userInfo: [AnyHashable: Any]?

  /// The keys without which the activity cannot be continued.
  open var requiredUserInfoKeys: Set<String>?

  /// The web page on which the activity can be continued in a browser.
  open var webpageURL: URL?

  /// The web page that led to this one.
  open var referrerURL: URL?

  /// The identifier that matches the activity with a scene.
  open var targetContentIdentifier: String?

  /// Whether the activity may be continued on another device.
  open var isEligibleForHandoff = true

  /// Whether the activity may appear in search results.
  open var isEligibleForSearch = false

  /// Whether the activity may appear in other users' search results.
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

  /// Adds to the data needed to continue; later values replace earlier ones.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, later in later }
  }

  /// Marks the activity as the current one; this has no effect.
  open func becomeCurrent() {}

  /// Marks the activity as no longer current; this has no effect.
  open func resignCurrent() {}

  /// Ends the activity; this has no effect.
  open func invalidate() {}
}
