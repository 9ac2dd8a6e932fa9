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

/// A class whose instances all look as its proxy does; nothing is drawn.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// The appearance proxy; its properties are stored and have no effect.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }

  /// The appearance proxy; its properties are stored and have no effect.
  ///
  /// - Parameter containerTypes: Ignored.
  /// - Returns: The same proxy as without.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    appearance()
  }
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// The appearance of a button in a bar.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in the usual state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance when a finger touches it.
  public let highlighted = UIBarButtonItemStateAppearance()
}

/// The appearance of a button in a bar, in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of the items of a tab bar.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The appearance in the usual state.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the item that is selected.
  public let selected = UITabBarItemStateAppearance()
}

/// The appearance of the items of a tab bar, in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the image.
  open var iconColor: UIColor?
}
