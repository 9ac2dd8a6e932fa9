/// A view that knows its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// The content for a size.
  public var content: (GeometryProxy) -> Content

  /// Creates a view.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The size of a view: zero, because there is no layout.
public struct GeometryProxy: Sendable {
  /// The size.
  public var size: CGSize { .zero }

  /// The distances from the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }

  /// The frame in a space.
  @_disfavoredOverload public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  { .zero }
}

/// A space for coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The space of the screen, or of the view.
  case global, local
  /// A space with a name.
  case named(AnyHashable)
}

/// A kind of space for coordinates.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

/// A point in a rectangle whose sides have the length 1.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the edge at which text begins.
  public var x: CGFloat
  /// The distance from the top.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UnitPoint {
  public static let zero = Self(x: 0, y: 0)
  public static let center = Self(x: 0.5, y: 0.5)
  public static let leading = Self(x: 0, y: 0.5)
  public static let trailing = Self(x: 1, y: 0.5)
  public static let top = Self(x: 0.5, y: 0)
  public static let bottom = Self(x: 0.5, y: 1)
  public static let topLeading = Self(x: 0, y: 0)
  public static let topTrailing = Self(x: 1, y: 0)
  public static let bottomLeading = Self(x: 0, y: 1)
  public static let bottomTrailing = Self(x: 1, y: 1)
}

/// An angle.
public struct Angle: Comparable, Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle.
  public init(radians: Double = 0) {
    self.radians = radians
  }

  /// Creates an angle.
  public init(degrees: Double) {
    self.radians = degrees / 180 * .pi
  }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians / .pi * 180 }
    set { radians = newValue / 180 * .pi }
  }

  /// No angle.
  public static let zero = Angle()

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one angle is smaller than another one.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}
