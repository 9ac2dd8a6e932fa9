/// One transition: a source, the action taken there, and the target.
public struct Step<Machine: StateMachine>: Hashable, Sendable {
  /// The state before.
  public let source: Machine.State
  /// What happened.
  public let action: Machine.Action
  /// The state after.
  public let target: Machine.State

  /// Creates a step from its parts.
  public init(source: Machine.State, action: Machine.Action, target: Machine.State) {
    self.source = source
    self.action = action
    self.target = target
  }
}

/// A finite path through a machine, from one of its initial states.
public struct Trace<Machine: StateMachine>: Hashable, Sendable {
  /// Where the trace begins.
  public let initialState: Machine.State

  /// The steps in order; each begins where the one before ended.
  public private(set) var steps: [Step<Machine>] = []

  /// Creates the trace without steps.
  public init(from initialState: Machine.State) {
    self.initialState = initialState
  }

  /// The number of steps.
  public var count: Int { steps.count }

  /// Where the trace ends.
  public var finalState: Machine.State { steps.last?.target ?? initialState }

  /// The actions of the steps, in order.
  public var actions: [Machine.Action] { steps.map(\.action) }

  /// Appends a step that begins where this trace ends.
  public mutating func take(_ action: Machine.Action, to target: Machine.State) {
    steps.append(Step(source: finalState, action: action, target: target))
  }

  /// The first steps of this trace.
  public func prefix(_ count: Int) -> Trace {
    var shorter = self
    shorter.steps = Array(steps.prefix(count))
    return shorter
  }
}

extension Trace: CustomStringConvertible {
  /// A line for where the trace begins, and one for each step: its number, the action, and the state
  /// that it leads to.
  public var description: String {
    steps.enumerated().reduce("  0  \(initialState)") { text, step in
      text + "\n  \(step.offset + 1)  \(step.element.action) → \(step.element.target)"
    }
  }
}

extension StateMachine {
  /// What it costs to begin where a trace begins, and to take its actions.
  public func cost(of trace: Trace<Self>) -> Int {
    trace.steps.reduce(cost(ofBeginningIn: trace.initialState)) { $0 + cost(of: $1.action) }
  }
}
