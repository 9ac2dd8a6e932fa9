/// How a view appears and disappears.
public struct AnyTransition: Sendable {
  /// This transition together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AnyTransition {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  // Apple's name.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
}

/// How the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// Through changes of opacity.
  public static let opacity = ContentTransition()
  /// In a way that suits the content.
  public static let interpolate = ContentTransition()

  /// In a way that suits numbers.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}
