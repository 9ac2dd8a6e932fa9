import ModelChecking

/// The main run loop of one app: what it serves, in which order and for whom, and what happens
/// while the main thread is blocked.
///
/// Only the part of the life cycle that decides which events arrive is modelled; the app model has
/// all of it.
public struct RunLoopModel: Model {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let profile: Profile

  /// The disputed points that this model allows.
  public let allowed: Set<RunLoopDispute>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let machine: RuleMachine<RunLoopState>

  /// Creates the model for a profile; some disputed points may be decided differently from it.
  public init(profile: Profile, deciding decisions: [RunLoopDispute: Bool] = [:]) {
    self.profile = profile
    let allowed = RunLoopDispute.allowed(in: profile, deciding: decisions)
    self.allowed = allowed
    machine = RuleMachine(
      initialStates: [RunLoopState()], rules: RunLoopRules(allowed: allowed).all)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var name: String { ModelKind.runLoop.rawValue }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var identity: ModelIdentity? {
    ModelIdentity(.runLoop, profile, allowing: allowed)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var subject: String { "The main run loop of one app, its events and its threads" }

  /// The names of all rules that the model can have.
  static let catalogue = RuleCatalogue(
    [Set(RunLoopDispute.allCases), []].flatMap { RunLoopRules(allowed: $0).all })

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func properties(of machine: RuleMachine<RunLoopState>) -> [SuiteProperty<RunLoopState>] {
    RunLoopProperties(allowed: allowed, machine: machine).all
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var disputes: [Dispute] { RunLoopDispute.disputes(allowing: allowed) }
}

/// The points on which the sources about events and threads disagree.
public enum RunLoopDispute: String, DisputedPoint {
  case eventsWhileInactive
  case nextEventShowsStrayChange

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var reading: DisputeReading {
    switch self {
    case .eventsWhileInactive:
      ("an inactive app receives events other than touches", [2, 125], [.observed])
    case .nextEventShowsStrayChange:
      (
        "a change that another thread made to the UI is drawn after the main thread's next event",
        [133, 134], [.observed]
      )
    }
  }
}
