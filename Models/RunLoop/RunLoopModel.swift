// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// The main run loop of one app: what it serves, in which order and for whom, and what happens
/// while the main thread is blocked.
///
/// Only the part of the life cycle that decides which events arrive is modelled; the app model has
/// all of it.
public struct RunLoopModel: DisputedModel {
  public static let kind = ModelKind.runLoop

  public let profile: Profile

  public let allowed: AllowedPoints<RunLoopDispute>

  public let systems: SystemVersions

  /// The disputed points that are decided differently from the profile.
  private let decisions: [RunLoopDispute: Bool]

  public let machine: RuleMachine<RunLoopState>

  /// Creates the model for a profile and some systems; some disputed points may be decided
  /// differently from the profile.
  public init(
    profile: Profile, systems: SystemVersions = .all,
    deciding decisions: [RunLoopDispute: Bool] = [:]
  ) {
    self.profile = profile
    self.systems = systems
    self.decisions = decisions
    let allowed = AllowedPoints(in: profile, on: systems, deciding: decisions)
    self.allowed = allowed
    machine = RuleMachine(
      on: systems, rules: RunLoopRules(allowed: allowed).all, distinguishing: allowed.ranges
    ) { _ in
      [RunLoopState()]
    }
  }

  public var subject: String { "The main run loop of one app, its events and its threads" }

  public func on(_ systems: SystemVersions) -> RunLoopModel {
    RunLoopModel(profile: profile, systems: systems, deciding: decisions)
  }

  public func properties(of machine: RuleMachine<RunLoopState>) -> [SuiteProperty<RunLoopState>] {
    RunLoopProperties(allowed: allowed, systems: systems, machine: machine).all
  }
}

/// The points on which the sources about events and threads disagree.
public enum RunLoopDispute: String, DisputedPoint {
  case eventsWhileInactive
  case nextEventShowsStrayChange

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
