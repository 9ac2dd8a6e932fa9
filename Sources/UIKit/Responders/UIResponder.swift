/// An object that handles events: the base of applications, scenes, windows, views and delegates.
///
/// The chain that ``next`` spans is there; nothing sends events along it.
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
  /// What the user is doing here, for Handoff and state restoration.
  open var userActivity: NSUserActivity?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }

  /// Whether this responder receives events first; never, since there is no keyboard.
  open var isFirstResponder: Bool { false }

  /// Whether this responder may receive events first.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks to receive events first.
  ///
  /// - Returns: False: there is no keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Gives up receiving events first.
  ///
  /// - Returns: True, as UIKit answers where nothing speaks against it.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Continues what the user did elsewhere; does nothing unless overridden.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// Brings an activity up to date before it is sent; does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Adds to the menus; never called, since there are none.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Decides whether a command is available; never called, since there are no menus.
  open func validate(_ command: UICommand) {}
}
