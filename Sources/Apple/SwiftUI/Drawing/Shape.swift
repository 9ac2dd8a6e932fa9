/// An outline that can be filled.
@preconcurrency nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Shape {
  @preconcurrency @MainActor public var body: some View { EmptyView() }
}

/// A shape whose outline can be drawn inside itself.
@preconcurrency nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// A smaller shape.
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> some View
  { self }

  /// Draws the outline.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }

  /// Draws the outline.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }

  /// The outline as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { self }

  /// The outline as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// A part of the outline.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }

  /// The shape at another place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }

  /// The rotated shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }

  /// The shape in another size.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
}

nonisolated extension InsettableShape {
  /// Draws the outline inside the shape.
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle)
    -> some View
  { self }

  /// Draws the outline inside the shape.
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1)
    -> some View
  { self }
}

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
  }
}

// CoreGraphics, which is missing here, defines these.
/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  /// The form of the end.
  case butt, round, square
}

/// The corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// The form of the corner.
  case miter, round, bevel
}
