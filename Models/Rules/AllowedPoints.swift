/// The disputed points that a model allows, each on some systems.
///
/// A point is allowed on the systems for which there is evidence, whether a profile or a decision
/// allows it.
public struct AllowedPoints<Point: DisputedPoint>: Hashable, Sendable {
  private var systems: [Point: SystemVersions]

  /// The points that a profile allows on some systems, with some decisions that differ from it.
  init(
    in profile: Profile, on versions: SystemVersions = .all, deciding decisions: [Point: Bool] = [:]
  ) {
    systems = [:]
    for point in Point.allCases {
      guard decisions[point] ?? point.isOn(in: profile) else { continue }
      if point.systems.overlaps(versions) { systems[point] = point.systems }
    }
  }

  /// Every point if it is true, otherwise none.
  init(allOrNone isAllowed: Bool) {
    self.init(
      in: .observed,
      deciding: Dictionary(uniqueKeysWithValues: Point.allCases.map { ($0, isAllowed) }))
  }

  /// Every point, and none: between them, they allow each rule of a model.
  static var extremes: [AllowedPoints] { [true, false].map(AllowedPoints.init(allOrNone:)) }

  /// Whether a point is allowed on some system.
  public func contains(_ point: Point) -> Bool { systems[point] != nil }

  /// The systems on which a point is allowed.
  public func systems(of point: Point) -> SystemVersions { systems[point] ?? .none }

  /// The systems of each point that is allowed.
  var ranges: [SystemVersions] { points.map(systems(of:)) }

  /// The points that are allowed on some system, in the order of their declaration.
  public var points: [Point] { Point.allCases.filter(contains) }
}
