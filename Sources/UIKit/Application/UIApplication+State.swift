extension UIApplication {
  /// Where an app is in its life, as far as it can ask.
  public enum State: Int, Sendable {
    /// In the foreground, receiving events.
    case active
    /// In the foreground, not receiving events.
    case inactive
    /// Not on screen.
    case background
  }

  /// Where the app is in its life.
  public var applicationState: State { host.applicationState }

  /// Whether protected files can be read.
  public var isProtectedDataAvailable: Bool { host.isProtectedDataAvailable }
}
