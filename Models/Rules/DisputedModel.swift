/// A model of this package: one of a known kind, with points on which the sources disagree.
public protocol DisputedModel: Model {
  /// The points on which the sources disagree.
  associatedtype Point: DisputedPoint

  /// What is modelled.
  static var kind: ModelKind { get }

  /// What there are several of, as many as usual; nil, the default, if the number is fixed.
  static var usualSize: ModelSize? { get }

  /// What distinguishes the model from others of its kind.
  var setup: ModelSetup<Point> { get }

  /// Creates the model from what distinguishes it from others of its kind.
  init(_ setup: ModelSetup<Point>)
}

extension DisputedModel {
  /// Creates the model for a profile and some systems, with as many components as usual; some
  /// disputed points may be decided differently from the profile.
  /// - Precondition: A model of this kind can be about the systems.
  public init(
    profile: Profile, systems: SystemVersions = Self.kind.availability,
    deciding decisions: [Point: Bool] = [:]
  ) {
    self.init(profile, Self.usualSize, on: systems, deciding: decisions)
  }

  /// Creates the model with a number of components.
  init(
    _ profile: Profile, _ size: ModelSize?, on systems: SystemVersions,
    deciding decisions: [Point: Bool], secondScene: SceneRole? = nil
  ) {
    if let size {
      precondition(size.range.contains(size.count), "\(size.count) \(size.component)")
    }
    precondition(systems.isSubset(of: Self.kind.availability), systems.words)
    self.init(
      ModelSetup(profile, size, on: systems, deciding: decisions, secondScene: secondScene))
  }

  /// The disputed points that the model allows.
  public var allowed: AllowedPoints<Point> { setup.allowed }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DisputedModel {
  public static var usualSize: ModelSize? { nil }

  public var name: String { Self.kind.rawValue }

  public var profile: Profile { setup.profile }

  public var systems: SystemVersions { setup.systems }

  public var size: ModelSize? { setup.size }

  public var identity: ModelIdentity? {
    ModelIdentity(Self.kind, setup)
  }

  public var availability: SystemVersions { Self.kind.availability }

  public var disputes: [Dispute] { Point.disputes(allowing: allowed) }

  public func on(_ systems: SystemVersions) -> Self { changed(systems: systems) }

  public func resized(to count: Int) -> Self { changed(size: size?.with(count)) }

  /// The same with another size, about other systems, or with other decisions.
  fileprivate func changed(
    size: ModelSize? = nil, systems: SystemVersions? = nil, decisions: [Point: Bool]? = nil
  ) -> Self {
    Self(
      profile, size ?? self.size, on: systems ?? self.systems,
      deciding: decisions ?? setup.decisions, secondScene: setup.secondScene)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LogModel where Self: DisputedModel {
  public func deciding(_ decisions: [String: Bool]) -> Self {
    changed(decisions: Point.decisions(setup.decisions, and: decisions))
  }
}

/// What distinguishes a model from others of its kind.
public struct ModelSetup<Point: DisputedPoint>: Sendable {
  /// The reading of the documentation.
  let profile: Profile
  /// How many components the model has; nil where the number is fixed.
  let size: ModelSize?
  /// The systems that the model is about.
  let systems: SystemVersions
  /// The disputed points that are decided differently from the profile.
  let decisions: [Point: Bool]
  /// The role of the second scene; nil for all roles, and in models without scenes.
  let secondScene: SceneRole?
  /// The disputed points that are allowed, by the profile or by a decision.
  let allowed: AllowedPoints<Point>

  init(
    _ profile: Profile, _ size: ModelSize?, on systems: SystemVersions,
    deciding decisions: [Point: Bool], secondScene: SceneRole? = nil
  ) {
    self.profile = profile
    self.size = size
    self.systems = systems
    self.decisions = decisions
    self.secondScene = secondScene
    allowed = AllowedPoints(in: profile, on: systems, deciding: decisions)
  }

  /// How many components the model has; one where the number is fixed.
  var count: Int { size?.count ?? 1 }

  /// Creates the machine of the model.
  ///
  /// - Parameters:
  ///   - rules: What can happen, each on its systems.
  ///   - ranges: The systems on which more can happen for another reason than a rule of their own.
  ///   - starts: Where lives begin on the systems of one class.
  /// - Returns: The machine on the systems of the model.
  func machine<State>(
    of rules: [Rule<State>], distinguishing ranges: [SystemVersions] = [],
    startingAt starts: (SystemVersions) -> [State]
  ) -> RuleMachine<State> {
    RuleMachine(
      on: systems, rules: rules, distinguishing: allowed.ranges + ranges, startingAt: starts)
  }
}
