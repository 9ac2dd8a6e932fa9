/// An object that can continue what the user did elsewhere.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues what the user did elsewhere.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
