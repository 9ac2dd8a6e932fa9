import ModelChecking

/// The life cycle of one app with an app delegate (no scenes), on one device.
///
/// Memory pressure is not a part of the state: that the system may purge, warn or kill at any time
/// is the choice of the walk or the search.
public struct AppModel: LogModel {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let profile: Profile

  /// The disputed points that this model allows.
  public let allowed: Set<AppDispute>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let machine: RuleMachine<AppState>

  /// Creates the model for a profile, with some disputed points decided against the profile.
  public init(profile: Profile, deciding decisions: [AppDispute: Bool] = [:]) {
    self.profile = profile
    let allowed = AppDispute.allowed(in: profile, deciding: decisions)
    self.allowed = allowed
    machine = RuleMachine(
      initialStates: [AppState(), AppState(exitsOnSuspend: true)],
      rules: AppRules(allowed: allowed).all)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var name: String { ModelKind.app.rawValue }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var identity: ModelIdentity? {
    ModelIdentity(.app, profile, allowing: allowed)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var subject: String { "One app with an app delegate, from launch to death" }

  /// The names of the rules that there can be.
  static let catalogue = RuleCatalogue(
    [Set(AppDispute.allCases), []].flatMap { AppRules(allowed: $0).all })

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func properties(of machine: RuleMachine<AppState>) -> [SuiteProperty<AppState>] {
    AppProperties(profile: profile, allowed: allowed, machine: machine).all
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var disputes: [Dispute] { AppDispute.disputes(allowing: allowed) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func deciding(_ decisions: [String: Bool]) -> AppModel {
    AppModel(
      profile: profile, deciding: AppDispute.decisions(allowing: allowed, but: decisions))
  }
}
