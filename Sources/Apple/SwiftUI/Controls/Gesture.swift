@preconcurrency @MainActor public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// A gesture without a body.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

extension Never: Gesture {
  public typealias Value = Never
}

nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable { self }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }

  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> { self }
  public func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

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

public struct DragGesture: PrimitiveGesture {
  public struct Value: Hashable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
