/// The proxies by which apps set how all views of a class look; nothing is drawn.
@MainActor private enum AppearanceProxies {
  static var proxies: [ObjectIdentifier: UIView] = [:]

  /// The proxy of a class; it is created from an empty archive, as views in storyboards are.
  static func proxy<Class: UIView>(of type: Class.Type) -> Class {
    if let proxy = proxies[ObjectIdentifier(type)] as? Class { return proxy }
    guard let proxy = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type).init(coder:) returned nil, so it has no appearance proxy.")
    }
    proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }
}

/// What is set is stored, and has no effect.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }

  /// The same proxy as without containers.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    appearance()
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
}
