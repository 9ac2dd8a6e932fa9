import Foundation

/// A kind of notification, with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// By which requests name it.
  public let identifier: String
  /// Its actions.
  public let actions: [UNNotificationAction]
  /// The intents that it belongs to.
  public let intentIdentifiers: [String]
  /// How it behaves.
  public let options: UNNotificationCategoryOptions

  /// Creates a kind of notification.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

/// How a kind of notification behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate hears of it when it is dismissed.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// It may appear in a car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// Its title is shown although previews are off.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// By which a response names it.
  public let identifier: String
  /// What the user reads.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// A field for text in a notification.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// What the field shows while it is empty.
  public let textInputPlaceholder: String

  /// Creates a field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String = "", textInputPlaceholder: String = ""
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// How a button of a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device has to be unlocked.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// It deletes something.
  public static let destructive = Self(rawValue: 1 << 1)
  /// It opens the app.
  public static let foreground = Self(rawValue: 1 << 2)
}
