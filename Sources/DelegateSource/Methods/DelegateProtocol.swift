/// A protocol of UIKit whose methods are the callbacks of the life cycle.
public enum DelegateProtocol: String, CaseIterable, Hashable, Sendable {
  /// What an app delegate conforms to.
  case application = "UIApplicationDelegate"
  /// What any scene delegate conforms to.
  case scene = "UISceneDelegate"
  /// What the delegate of a scene with windows conforms to.
  case windowScene = "UIWindowSceneDelegate"
}

extension DelegateProtocol {
  /// Whether the protocol is one of scene delegates.
  public var isOfScenes: Bool { self != .application }

  /// The protocols whose methods UIKit calls on a type that names this one.
  var withInherited: Set<DelegateProtocol> {
    self == .windowScene ? [.scene, .windowScene] : [self]
  }
}
