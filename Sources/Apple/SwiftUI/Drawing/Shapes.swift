/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// An empty outline.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { .init() }
}

/// A circle.
public struct Circle: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// An empty outline.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { .init() }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// An empty outline.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { .init() }
}

/// The shape of the container.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// An empty outline.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { .init() }
}

/// A rectangle with half circles at two sides.
public struct Capsule: InsettableShape {
  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// An empty outline.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles at two sides.
  public static var capsule: Capsule { Capsule() }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// Creates a rectangle.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  /// Creates a rectangle.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}

  /// An empty outline.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: InsettableShape {
  /// Creates a rectangle.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}

  /// An empty outline.
  public func path(in rect: CGRect) -> Path { Path() }

  /// The same shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  /// Creates a shape.
  public init<S: Shape>(_ shape: S) {}

  /// An empty outline.
  public func path(in rect: CGRect) -> Path { Path() }
}

/// The form of round corners.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle, or a smoother form.
  case circular, continuous
}
