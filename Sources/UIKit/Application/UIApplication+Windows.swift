extension UIApplication {
  /// The windows that somebody keeps, oldest first.
  public var windows: [UIWindow] { windowList.windows }

  /// The window that receives key events.
  public var keyWindow: UIWindow? { windowList.keyWindow }
}
