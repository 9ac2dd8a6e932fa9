/// The points on which the sources of one model disagree: an enumeration, one case for each.
public protocol DisputedPoint: RawRepresentable<String>, CaseIterable, Hashable, Sendable
where AllCases == [Self] {
  /// How the point is read.
  var reading: DisputeReading { get }

  /// The systems for which there is evidence; ``SystemVersions/all`` unless an enumeration says
  /// otherwise.
  var systems: SystemVersions { get }
}

/// A disputed point in detail: what holds if it is allowed, who says what, and the profiles that
/// allow it.
public typealias DisputeReading = (
  statement: String, citations: [Citation], profiles: [Profile]
)

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DisputedPoint {
  public var systems: SystemVersions { .all }
}

extension DisputedPoint {
  /// What holds if the point is allowed.
  public var statement: String { reading.statement }

  /// Who says what.
  public var citations: [Citation] { reading.citations }

  /// Whether a profile allows it by default, on the systems for which there is evidence.
  public func isOn(in profile: Profile) -> Bool { reading.profiles.contains(profile) }

  /// The decisions that some names stand for, beside those that were made before; other names are
  /// ignored.
  static func decisions(_ made: [Self: Bool], and names: [String: Bool]) -> [Self: Bool] {
    var decisions = made
    for point in allCases { if let isOn = names[point.rawValue] { decisions[point] = isOn } }
    return decisions
  }

  /// All points, as read by a model that allows some of them.
  static func disputes(allowing allowed: AllowedPoints<Self>) -> [Dispute] {
    allCases.map { point in
      Dispute(
        name: point.rawValue, statement: point.statement, citations: point.citations,
        systems: point.systems, isOn: allowed.contains(point))
    }
  }
}

/// The rules of a model for a choice of disputed points.
protocol DisputedRules {
  associatedtype State: ModelState
  associatedtype Point: DisputedPoint

  /// The points that are allowed.
  var allowed: AllowedPoints<Point> { get }
}

extension DisputedRules {
  func allows(_ point: Point) -> Bool { allowed.contains(point) }

  /// The rules on the systems on which the disputed point is allowed; none if there is no such
  /// system.
  func ifAllowed(_ point: Point, _ rules: Rule<State>...) -> [Rule<State>] {
    allows(point) ? rules.map { $0.on(allowed.systems(of: point)) } : []
  }
}
