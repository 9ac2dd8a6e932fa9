/// A drag.
public struct DragGesture: PrimitiveGesture {
  /// The places of a drag.
  public struct Value: Hashable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The place of the finger.
    public var location: CGPoint
    /// The place at which the drag began.
    public var startLocation: CGPoint
    /// The distance from there.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place at which the drag would end.
    public var predictedEndLocation: CGPoint { location }
    /// The distance at which the drag would end.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two fingers that come together or part.
public struct MagnificationGesture: PrimitiveGesture {
  /// The change of the distance, as a factor.
  public typealias Value = CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotationGesture: PrimitiveGesture {
  /// The change of the angle.
  public typealias Value = Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
