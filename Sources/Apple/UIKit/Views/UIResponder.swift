/// The responder chain exists, but no events are sent along it.
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
  open var userActivity: NSUserActivity?

  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  /// Always false, because there is no keyboard.
  open var isFirstResponder: Bool { false }

  open var canBecomeFirstResponder: Bool { false }

  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  open func accessibilityPerformMagicTap() -> Bool { false }
  open func remoteControlReceived(with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
}

@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
