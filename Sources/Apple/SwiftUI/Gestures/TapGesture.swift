public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  public init(count: Int = 1) {}
}

public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Hashable, Sendable {
    public var location: CGPoint
  }

  public init(count: Int = 1) {}
}

public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
