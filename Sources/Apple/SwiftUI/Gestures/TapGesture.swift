/// Taps.
public struct TapGesture: PrimitiveGesture {
  /// Nothing is reported.
  public typealias Value = Void

  /// Creates a gesture.
  public init(count: Int = 1) {}
}

/// Taps, with their places.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The place of a tap.
  public struct Value: Hashable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// Creates a gesture.
  public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
