/// A UIKit protocol whose methods are callbacks of the life cycle.
public enum DelegateProtocol: String, CaseIterable, Hashable, Sendable {
  /// The protocol of app delegates.
  case application = "UIApplicationDelegate"
  /// The protocol of all scene delegates.
  case scene = "UISceneDelegate"
  /// The protocol of delegates of scenes with windows.
  case windowScene = "UIWindowSceneDelegate"
}

extension DelegateProtocol {
  /// Whether the protocol is one of scene delegates.
  public var isOfScenes: Bool { self != .application }

  /// The protocols whose methods UIKit calls on a type that conforms to this one.
  var withInherited: Set<DelegateProtocol> {
    self == .windowScene ? [.scene, .windowScene] : [self]
  }
}
