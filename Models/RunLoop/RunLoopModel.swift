// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// The main run loop of one app: what it serves, in which order and for whom, and what happens
/// while the main thread is blocked.
///
/// Only the part of the life cycle that decides which events arrive is modelled; the app model has
/// all of it.
public struct RunLoopModel: DisputedModel {
  public static let kind = ModelKind.runLoop

  public let setup: ModelSetup<RunLoopDispute>

  public let machine: RuleMachine<RunLoopState>

  public init(_ setup: ModelSetup<RunLoopDispute>) {
    self.setup = setup
    machine = setup.machine(of: RunLoopRules(allowed: setup.allowed).all) { _ in [RunLoopState()] }
  }

  public var subject: String { "The main run loop of one app, its events and its threads" }

  public func properties(of machine: RuleMachine<RunLoopState>) -> [SuiteProperty<RunLoopState>] {
    RunLoopProperties(model: self, on: RulePredicates(machine: machine)).all
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
