/// Coordinates in which sizes are given.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The extent, in its own coordinates.
  var bounds: CGRect { get }
}
