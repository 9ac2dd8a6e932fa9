/// An outline, which is not kept.
public struct Path: Shape, Equatable {
  /// Creates an empty outline.
  public init() {}

  /// Creates an outline.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {}

  /// Creates the outline of a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}

  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {}

  /// The outline itself.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// Starts at a point.
  public mutating func move(to end: CGPoint) {}

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) {}

  /// Adds lines.
  public mutating func addLines(_ lines: [CGPoint]) {}

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}

  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {}

  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {}

  /// Adds another outline.
  public mutating func addPath(_ path: Path) {}

  /// Returns to the start.
  public mutating func closeSubpath() {}
}
