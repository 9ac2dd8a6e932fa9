public struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path() }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { .init() }
}

public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path() }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Circle {
  public static var circle: Circle { .init() }
}

public struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path() }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { .init() }
}

public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path() }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { .init() }
}

public struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path { Path() }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path { Path() }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}

  public func path(in rect: CGRect) -> Path { Path() }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

public struct AnyShape: Shape {
  public init<S: Shape>(_ shape: S) {}

  public func path(in rect: CGRect) -> Path { Path() }
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}
