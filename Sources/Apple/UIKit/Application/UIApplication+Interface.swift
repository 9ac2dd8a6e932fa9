extension UIApplication {
  /// The orientation of the screen.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// The frame of the status bar.
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }

  /// Begins to receive events of headsets; there are none.
  public func beginReceivingRemoteControlEvents() {}

  /// Receives events of headsets no longer.
  public func endReceivingRemoteControlEvents() {}

  /// Keeps the last snapshot from being shown at the next launch; nothing is shown.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - action: The message.
  ///   - target: The object that it is sent to; nil means the first responder, which is nobody.
  ///   - sender: The first argument.
  ///   - event: The second argument.
  /// - Returns: Whether it was sent.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    target.map { action.send(to: $0 as AnyObject, [sender, event]) } ?? false
  }

  /// The language in which assistive technology speaks; nil means that of the app.
  public var accessibilityLanguage: String? {
    get { nil }
    set {}
  }

  /// The name of the icon; nil means the usual one.
  public var alternateIconName: String? { nil }

  /// Whether the app has other icons: no.
  public var supportsAlternateIcons: Bool { false }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIResponder {
  /// Posted about the keyboard, which never appears.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// What assistive technology is told; there is none.
public enum UIAccessibility {
  /// Something that assistive technology is told.
  public enum Notification: Sendable {
    /// Something to be said.
    case announcement
    /// The screen has changed.
    case screenChanged
    /// A part of the screen has changed.
    case layoutChanged
  }

  /// Whether the screen is read aloud: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user wants less motion: no.
  public static var isReduceMotionEnabled: Bool { false }

  /// Tells assistive technology something; there is none.
  ///
  /// - Parameters:
  ///   - notification: Ignored.
  ///   - argument: Ignored.
  public static func post(notification: Notification, argument: Any?) {}
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates edges from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The edge above.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge at the left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge below.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge at the right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All of them.
  public static let all = UIRectEdge(rawValue: 15)
}
