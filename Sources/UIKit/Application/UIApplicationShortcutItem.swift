/// Something that a long press on the app's icon offers.
///
/// Its mutable twin, `UIMutableApplicationShortcutItem`, is left out: apps make these once.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// What the app calls it.
  public let type: String

  /// What the user reads.
  public let localizedTitle: String

  /// What the user reads below.
  public let localizedSubtitle: String?

  /// The picture beside it.
  public let icon: UIApplicationShortcutIcon?

  /// What the app sends along to itself.
  public let userInfo: [String: any NSSecureCoding]?

  /// What matches the item with a scene.
  open var targetContentIdentifier: Any?

  /// Creates an item without decoration.
  ///
  /// - Parameters:
  ///   - type: What the app calls it.
  ///   - localizedTitle: What the user reads.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - type: What the app calls it.
  ///   - localizedTitle: What the user reads.
  ///   - localizedSubtitle: What the user reads below.
  ///   - icon: The picture beside it.
  ///   - userInfo: What the app sends along to itself.
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
