import ModelChecking

/// A trace in words.
public struct TraceReport: Hashable, Sendable {
  /// Where the trace begins.
  public var initialState: StateReport
  /// What happens, in order.
  public var steps: [StepReport]

  /// Creates a trace from its words.
  public init(initialState: StateReport, steps: [StepReport]) {
    self.initialState = initialState
    self.steps = steps
  }

  /// The names of the actions, in order.
  public var actions: [String] { steps.map(\.action.name) }
}

/// A state in words.
public struct StateReport: Hashable, Sendable {
  /// All that there is to say.
  public var full: String
  /// What a reader needs beside the steps around it.
  public var brief: String
  /// How it is drawn.
  public var style: Diagram.NodeStyle

  /// Creates a state from its words; the brief form is the full one unless given.
  public init(_ full: String, brief: String? = nil, style: Diagram.NodeStyle = .running) {
    self.full = full
    self.brief = brief ?? full
    self.style = style
  }
}

/// A step in words.
public struct StepReport: Hashable, Sendable {
  /// What happens, and what is delivered.
  public var action: ActionDescription
  /// Where it leads.
  public var state: StateReport

  /// Creates a step from its words.
  public init(_ action: ActionDescription, to state: StateReport) {
    self.action = action
    self.state = state
  }
}

extension TraceReport {
  /// Puts a trace into words.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - machine: The machine that knows the words for its states and actions.
  ///   - report: The words for a state.
  /// - Complexity: O(*n*) for *n* steps.
  public init<Machine: DescribedMachine>(
    _ trace: Trace<Machine>, in machine: Machine, state report: (Machine.State) -> StateReport
  ) {
    initialState = report(trace.initialState)
    steps = trace.steps.map { StepReport(machine.describe($0.action), to: report($0.target)) }
  }
}
