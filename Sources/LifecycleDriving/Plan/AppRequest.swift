import LifecycleModels

/// What the code of an app can ask of iOS, as far as the models answer it.
public enum AppRequest: UInt8, CaseIterable, Hashable, Sendable {
  /// A background task has begun while none was open.
  case beginTask
  /// The last background task has ended.
  case endTask
  /// The completion handler of a background event was called.
  case completeEvent
  /// The app presents something of the system over itself: Face ID, a permission, a sign-in.
  case presentSystemSheet
  /// The app opens a URL of its own scheme.
  case openOwnURL
  /// The app opens a URL that leads to another app.
  case openOtherApp
  /// The app calls `exit`.
  case exit

  /// The rule that grants the request, in every model that knows it.
  var ruleName: String {
    switch self {
    case .beginTask: "task.begin"
    case .endTask: "task.end"
    case .completeEvent: "event.completed"
    case .presentSystemSheet: "systemSheet.presented"
    case .openOwnURL: "openURL.own"
    case .openOtherApp: "openURL.otherApp"
    case .exit: "exit"
    }
  }

  init?(ruleName: String) {
    guard let request = Self.allCases.first(where: { $0.ruleName == ruleName }) else { return nil }
    self = request
  }
}
