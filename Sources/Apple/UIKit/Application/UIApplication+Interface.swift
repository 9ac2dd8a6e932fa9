extension UIApplication {
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }

  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Without a target nothing is sent, because there is no first responder.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    target.map { action.send(to: $0 as AnyObject, [sender, event]) } ?? false
  }

  public var accessibilityLanguage: String? {
    get { nil }
    set {}
  }

  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }
}

extension UIResponder {
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

public enum UIAccessibility {
  public enum Notification: Sendable {
    case announcement
    case screenChanged
    case layoutChanged
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }

  public static func post(notification: Notification, argument: Any?) {}
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}
