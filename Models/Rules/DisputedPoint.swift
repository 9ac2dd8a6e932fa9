/// The points on which the sources of one model disagree: an enumeration, one case for each.
public protocol DisputedPoint: RawRepresentable<String>, CaseIterable, Hashable, Sendable
where AllCases == [Self] {
  /// How the point is read.
  var reading: DisputeReading { get }
}

/// A disputed point in detail: what holds if it is allowed, who says what, and the profiles that
/// allow it.
public typealias DisputeReading = (
  statement: String, citations: [Citation], profiles: [Profile]
)

extension DisputedPoint {
  /// What holds if the point is allowed.
  public var statement: String { reading.statement }

  /// Who says what.
  public var citations: [Citation] { reading.citations }

  /// Whether a profile allows it by default.
  public func isOn(in profile: Profile) -> Bool { reading.profiles.contains(profile) }

  /// The points that a profile allows, with some decisions that differ from the profile.
  static func allowed(in profile: Profile, deciding decisions: [Self: Bool]) -> Set<Self> {
    Set(allCases.filter { decisions[$0] ?? $0.isOn(in: profile) })
  }

  /// A decision for every point: those given by name, and for all others what a model allows.
  static func decisions(allowing allowed: Set<Self>, but names: [String: Bool]) -> [Self: Bool] {
    Dictionary(
      uniqueKeysWithValues: allCases.map { ($0, names[$0.rawValue] ?? allowed.contains($0)) })
  }

  /// All points, as read by a model that allows some of them.
  static func disputes(allowing allowed: Set<Self>) -> [Dispute] {
    allCases.map { point in
      Dispute(
        name: point.rawValue, statement: point.statement, citations: point.citations,
        isOn: allowed.contains(point))
    }
  }
}

/// The rules of a model for a choice of disputed points.
protocol DisputedRules {
  associatedtype State: ModelState
  associatedtype Point: DisputedPoint

  /// The points that are allowed.
  var allowed: Set<Point> { get }
}

extension DisputedRules {
  func allows(_ point: Point) -> Bool { allowed.contains(point) }

  /// The rules if the disputed point is allowed; otherwise none.
  func ifAllowed(_ point: Point, _ rules: Rule<State>...) -> [Rule<State>] {
    allows(point) ? rules : []
  }
}
