/// A model of this package: one of a known kind, with points on which the sources disagree.
public protocol DisputedModel: Model {
  /// The points on which the sources disagree.
  associatedtype Point: DisputedPoint

  /// What is modelled.
  static var kind: ModelKind { get }

  /// The disputed points that the model allows.
  var allowed: AllowedPoints<Point> { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DisputedModel {
  public var name: String { Self.kind.rawValue }

  public var identity: ModelIdentity? {
    ModelIdentity(Self.kind, profile, on: systems, size: size?.count, allowing: allowed)
  }

  public var availability: SystemVersions { Self.kind.availability }

  public var disputes: [Dispute] { Point.disputes(allowing: allowed) }
}
