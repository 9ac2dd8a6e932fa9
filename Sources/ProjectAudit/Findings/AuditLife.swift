/// A kind of life that an audit shows with a finding.
public enum AuditLife: String, CaseIterable, Hashable, Sendable {
  /// The user opens an app that the SDK of iOS 27 has built.
  case launchWithNewSDK
  /// The user opens the app.
  case launch
  /// The user opens the app and leaves it.
  case home
  /// The user leaves the app and comes back.
  case comeBack
  /// A link, an activity, a shortcut or a tap starts the app.
  case coldURL, coldActivity, coldShortcut, coldTap
  /// It arrives at the running app.
  case warmURL, warmActivity, warmShortcut
  /// Something covers the app for a moment.
  case interruption
  /// The system starts the app in the background.
  case backgroundLaunch
  /// The app is suspended after it was left.
  case suspension
  /// The app is purged after it was left, and opened again.
  case restoration
}
