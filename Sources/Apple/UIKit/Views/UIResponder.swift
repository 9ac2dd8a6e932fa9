/// An object that handles events: the base class of applications, scenes, views and delegates.
///
/// The responder chain exists, but no events are sent along it.
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
  /// The user's current activity, for Handoff and state restoration.
  open var userActivity: NSUserActivity?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether this is the first responder; always false, because there is no keyboard.
  open var isFirstResponder: Bool { false }

  /// Whether this responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks to become the first responder.
  ///
  /// - Returns: False, because there is no keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Gives up being the first responder.
  ///
  /// - Returns: True, as in UIKit by default.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Continues an activity of the user; does nothing unless overridden.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// Updates an activity before it is sent; does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Whether the responder has a method.
  ///
  /// - Parameters:
  ///   - action: The selector of the method.
  ///   - sender: Who would send it.
  /// - Returns: Whether it may be sent.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// The key commands; never asked for, because there is no keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Handles a double tap with two fingers; never called.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Handles an event of a headset; never called.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// Handles the beginning of a movement; never called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Handles the end of a movement; never called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Handles touches; never called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Handles touches that have ended; never called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Builds the menus; never called, because there are none.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Decides whether a command is available; never called, because there are no menus.
  open func validate(_ command: UICommand) {}
}

/// An object that can continue an activity of the user.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues an activity of the user.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
