/// The disputed points of a model of one app, two of which are about entrances that something cuts
/// short.
protocol EntrancePoint: DisputedPoint {
  static var entranceCutShort: Self { get }
  static var entranceCovered: Self { get }
}

extension EntrancePoint {
  /// The point that an obstacle to an entrance belongs to.
  init(_ obstacle: Occurrence.Obstacle) {
    self = obstacle == .appLock ? .entranceCutShort : .entranceCovered
  }
}

extension AllowedPoints where Point: EntrancePoint {
  /// The systems on which something may keep an app that is opened from becoming active.
  var systemsOfObstacles: SystemVersions {
    Occurrence.Obstacle.allCases.reduce(.none) { $0.union(systems(of: Point($1))) }
  }
}

extension DisputedRules where Point: EntrancePoint {
  /// Rules for each obstacle to an entrance, on the systems on which it is allowed.
  func forEachObstacle(_ rules: (Occurrence.Obstacle) -> [Rule<State>]) -> [Rule<State>] {
    Occurrence.Obstacle.allCases.flatMap { obstacle in
      rules(obstacle).flatMap { ifAllowed(Point(obstacle), $0) }
    }
  }
}
