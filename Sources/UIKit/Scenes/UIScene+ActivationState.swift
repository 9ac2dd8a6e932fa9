extension UIScene {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// On screen, receiving events.
    case foregroundActive
    /// On screen, not receiving events.
    case foregroundInactive
    /// Not on screen.
    case background
  }
}
