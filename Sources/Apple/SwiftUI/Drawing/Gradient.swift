/// A transition between colors.
public struct Gradient: ShapeStyle, Hashable {
  /// A color and its place.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color

    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors and their places.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colors at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient of a color.
public struct AnyGradient: ShapeStyle, Hashable {
  init() {}

  /// Creates a gradient.
  public init(_ gradient: Gradient) {}
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, PrimitiveView {
  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a gradient.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a gradient.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient around a center.
public struct RadialGradient: ShapeStyle, PrimitiveView {
  /// Creates a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}

  /// Creates a gradient.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

/// A gradient along a circle.
public struct AngularGradient: ShapeStyle, PrimitiveView {
  /// Creates a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}

  /// Creates a gradient.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}

  /// Creates a gradient.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
}
