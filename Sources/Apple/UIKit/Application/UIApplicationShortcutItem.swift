/// A quick action, which a long press on the app's icon offers.
///
/// `UIMutableApplicationShortcutItem` is left out, because apps create these items once.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// The app's own name for it.
  public let type: String

  /// The title that is shown.
  public let localizedTitle: String

  /// The subtitle that is shown.
  public let localizedSubtitle: String?

  /// The icon beside it.
  public let icon: UIApplicationShortcutIcon?

  /// Additional data for the app.
  public let userInfo: [String: any NSSecureCoding]?

  /// The identifier that matches the item with a scene.
  open var targetContentIdentifier: Any?

  /// Creates an item that has only a title.
  ///
  /// - Parameters:
  ///   - type: The app's own name for it.
  ///   - localizedTitle: The title that is shown.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - type: The app's own name for it.
  ///   - localizedTitle: The title that is shown.
  ///   - localizedSubtitle: The subtitle that is shown.
  ///   - icon: The icon beside it.
  ///   - userInfo: Additional data for the app.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// The icon of a quick action; it is never drawn.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The icons that the system provides.
  public enum IconType: Int, Sendable {
    /// The first part of the system's list, in its order.
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    /// The second part of the list.
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    /// The third part of the list.
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// Creates one of the system's icons.
  public init(type: IconType) {
    super.init()
  }

  /// Creates an icon from an image in the app's bundle.
  public init(templateImageName: String) {
    super.init()
  }

  /// Creates an icon from one of the system's symbols.
  public init(systemImageName: String) {
    super.init()
  }
}
