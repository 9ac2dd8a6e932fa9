/// The points on which the sources of one model disagree: an enumeration, one case for each.
public protocol DisputedPoint: RawRepresentable<String>, CaseIterable, Hashable, Sendable
where AllCases == [Self] {
  /// How the point is read.
  var reading: DisputeReading { get }
}

/// What there is to say of a disputed point: what is so if it is decided one way, who says what, and
/// the profiles that decide it so.
public typealias DisputeReading = (
  statement: String, citations: [Citation], profiles: [Profile]
)

extension DisputedPoint {
  /// What is so if the point is decided this way.
  public var statement: String { reading.statement }

  /// Who says what.
  public var citations: [Citation] { reading.citations }

  /// Whether a profile allows it unless told otherwise.
  public func isOn(in profile: Profile) -> Bool { reading.profiles.contains(profile) }

  /// The points that a profile allows, with some decided against it.
  static func allowed(in profile: Profile, deciding decisions: [Self: Bool]) -> Set<Self> {
    Set(allCases.filter { decisions[$0] ?? $0.isOn(in: profile) })
  }

  /// How every point is read by a model that allows some of them, once some more are decided.
  static func decisions(allowing allowed: Set<Self>, but names: [String: Bool]) -> [Self: Bool] {
    Dictionary(
      uniqueKeysWithValues: allCases.map { ($0, names[$0.rawValue] ?? allowed.contains($0)) })
  }

  /// All points, as a model that allows some of them reads them.
  static func disputes(allowing allowed: Set<Self>) -> [Dispute] {
    allCases.map { point in
      Dispute(
        name: point.rawValue, statement: point.statement, citations: point.citations,
        isOn: allowed.contains(point))
    }
  }
}
