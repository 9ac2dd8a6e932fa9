/// A gesture, which never happens here.
@preconcurrency @MainActor public protocol Gesture<Value> {
  /// What the gesture reports.
  associatedtype Value

  /// The type of the body.
  associatedtype Body: Gesture

  /// The gesture of which this one is made.
  @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// A gesture without a body.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveGesture {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Never: Gesture {
  public typealias Value = Never
}

nonisolated extension Gesture {
  /// Runs an action when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// Runs an action when the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable { self }

  /// Updates a state while the gesture lasts.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }

  /// This gesture together with another one.
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> { self }

  /// This gesture and then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }

  /// This gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }
}

/// Which gestures of a view are recognised.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32

  /// Creates a mask from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
