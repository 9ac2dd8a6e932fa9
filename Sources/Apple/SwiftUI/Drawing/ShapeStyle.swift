/// A way to fill or to outline a shape.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// The same style with another opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  /// The same style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow of a style.
public struct ShadowStyle: Sendable {
  /// A shadow behind the shape.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// A shadow inside the shape.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// Creates a style.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// A level in the hierarchy of the content's styles.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The first level.
  public static let primary = HierarchicalShapeStyle()
  /// The second level.
  public static let secondary = HierarchicalShapeStyle()
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle()
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { .init() }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .init() }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .init() }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .init() }
}

/// A translucent material.
public struct Material: ShapeStyle {
  /// A material, from thin to thick.
  public static let ultraThin = Material()
  /// A thin material.
  public static let thin = Material()
  /// A material of medium thickness.
  public static let regular = Material()
  /// A thick material.
  public static let thick = Material()
  /// A material, from thin to thick.
  public static let ultraThick = Material()
  /// The material of bars.
  public static let bar = Material()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .init() }
  public static var thinMaterial: Material { .init() }
  public static var regularMaterial: Material { .init() }
  public static var thickMaterial: Material { .init() }
  public static var ultraThickMaterial: Material { .init() }
  public static var bar: Material { .init() }
}
