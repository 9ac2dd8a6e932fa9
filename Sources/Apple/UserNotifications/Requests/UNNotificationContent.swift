import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The first line.
  public fileprivate(set) var title = ""
  /// The second line.
  public fileprivate(set) var subtitle = ""
  /// The text.
  public fileprivate(set) var body = ""
  /// The number for the icon; nil to leave it.
  public fileprivate(set) var badge: NSNumber?
  /// The sound; nil for none.
  public fileprivate(set) var sound: UNNotificationSound?
  /// What the app has added.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The kind of notification.
  public fileprivate(set) var categoryIdentifier = ""
  /// By which notifications are grouped.
  public fileprivate(set) var threadIdentifier = ""
  /// How urgent it is.
  public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override init() { super.init() }

  /// Creates content that carries something, for whoever plays the system.
  package convenience init(userInfo: [AnyHashable: Any]) {
    self.init()
    self.userInfo = userInfo
  }

  /// The same content, to be changed.
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    (copy.title, copy.subtitle, copy.body) = (title, subtitle, body)
    (copy.badge, copy.sound, copy.userInfo) = (badge, sound, userInfo)
    (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    copy.interruptionLevel = interruptionLevel
    return copy
  }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It only appears in the list.
  case passive
  /// It is presented at once.
  case active
  /// It is presented at once even if the user wants to concentrate.
  case timeSensitive
  /// It is presented at once, and makes a sound in any case.
  case critical
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
}

/// What is heard with a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The sound of the system.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The sound of the system for what is critical.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }

  override init() { super.init() }

  /// A sound of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
