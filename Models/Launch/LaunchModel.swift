import ModelChecking

/// One launch of an app with an app delegate: what UIApplicationMain creates, in which order, and
/// what the user sees.
///
/// Each entry of the configuration (principal class, delegate class, main interface) is chosen in
/// the step that reads it, so the model covers all their combinations.
public struct LaunchModel: Model {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let profile: Profile

  /// The disputed points that this model allows.
  public let allowed: Set<LaunchDispute>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let machine: RuleMachine<LaunchState>

  /// Creates the model for a profile; some disputed points may be decided differently from it.
  public init(profile: Profile, deciding decisions: [LaunchDispute: Bool] = [:]) {
    self.profile = profile
    let allowed = LaunchDispute.allowed(in: profile, deciding: decisions)
    self.allowed = allowed
    machine = RuleMachine(
      initialStates: [LaunchState(), LaunchState(archive: .exists)],
      rules: LaunchRules(allowed: allowed).all)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var name: String { ModelKind.launch.rawValue }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var identity: ModelIdentity? {
    ModelIdentity(.launch, profile, allowing: allowed)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var subject: String { "One launch, from the process to the first event" }

  /// The names of all rules that the model can have.
  static let catalogue = RuleCatalogue(
    [Set(LaunchDispute.allCases), []].flatMap { LaunchRules(allowed: $0).all })

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func properties(of machine: RuleMachine<LaunchState>) -> [SuiteProperty<LaunchState>] {
    LaunchProperties(profile: profile, allowed: allowed, machine: machine).all
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var disputes: [Dispute] { LaunchDispute.disputes(allowing: allowed) }
}
