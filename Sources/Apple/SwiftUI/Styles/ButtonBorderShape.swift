/// The shape of the border of a button.
public struct ButtonBorderShape: Equatable, Sendable {
  /// As suits the platform.
  public static let automatic = ButtonBorderShape()
  /// A rectangle with half circles at two sides.
  public static let capsule = ButtonBorderShape()
  /// A circle.
  public static let circle = ButtonBorderShape()
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape()

  /// A rectangle with round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

/// How a view is highlighted when a pointer is over it.
public struct HoverEffect: Sendable {
  /// As suits the view.
  public static let automatic = HoverEffect()
  /// With light.
  public static let highlight = HoverEffect()
  /// With a shadow.
  public static let lift = HoverEffect()
}

/// The space for drawing several layers.
public enum BlendMode: Hashable, Sendable {
  /// How a layer is combined with those behind it.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  /// How a layer is combined with those behind it.
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// How a layer is combined with those behind it.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
