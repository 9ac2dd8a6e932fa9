import ModelChecking

/// A trace in words.
public struct TraceReport: Hashable, Sendable {
  /// The state in which the trace begins.
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
  /// The full description.
  public var full: String
  /// The part that a reader needs next to the steps around it.
  public var brief: String
  /// How it is drawn.
  public var style: Diagram.BoxStyle
  /// The stage that the state belongs to, in a word or two.
  public var stage: String

  /// Creates a state from its words; the brief form is the full one unless given, and so is the
  /// stage.
  public init(
    _ full: String, brief: String? = nil, style: Diagram.BoxStyle = .running,
    stage: String? = nil
  ) {
    self.full = full
    self.brief = brief ?? full
    self.style = style
    self.stage = stage ?? self.brief
  }
}

/// A step in words.
public struct StepReport: Hashable, Sendable {
  /// What happens, and what is delivered.
  public var action: ActionDescription
  /// The state that it leads to.
  public var state: StateReport
  /// The part that the step plays in its trace.
  public var role: Role
  /// The part of the app that it happens to, such as a scene; nil for the app itself.
  public var receiver: String?

  /// Creates a step from its words.
  public init(
    _ action: ActionDescription, to state: StateReport, role: Role = .event,
    receiver: String? = nil
  ) {
    self.action = action
    self.state = state
    self.role = role
    self.receiver = receiver
  }

  /// The part that a step plays in its trace.
  public enum Role: Hashable, Sendable {
    /// Something happens.
    case event
    /// The app is sent a callback that it is owed.
    case delivery
    /// A notification that the app is owed is posted.
    case notification
  }
}

extension TraceReport {
  /// Puts a trace into words.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - machine: The machine that knows the words for its states and actions.
  ///   - report: The words for a state.
  ///   - role: The part that an action plays.
  ///   - receiver: The part of the app that an action happens to; nil for the app itself.
  /// - Complexity: O(*n*) for *n* steps.
  public init<Machine: DescribedMachine>(
    _ trace: Trace<Machine>, in machine: Machine, state report: (Machine.State) -> StateReport,
    role: (Machine.Action) -> StepReport.Role = { _ in .event },
    receiver: (Machine.Action) -> String? = { _ in nil }
  ) {
    initialState = report(trace.initialState)
    steps = trace.steps.map { step in
      StepReport(
        machine.describe(step.action), to: report(step.target), role: role(step.action),
        receiver: receiver(step.action))
    }
  }
}

extension TraceReport {
  /// The trace as a table: numbered steps with action, initiator, callback or “silent”, and state.
  ///
  /// - Parameters:
  ///   - marks: Remarks after steps, by the number of the step; 0 is the initial state.
  ///   - indent: The number of spaces before each line.
  /// - Returns: A line for the initial state and one for each step.
  /// - Complexity: O(*n*) for *n* steps.
  public func text(marks: [Int: String] = [:], indent: Int = 4) -> String {
    var table = TextTable(indent: indent)
    table.rightAligned = [0]
    table.add(["0", "", "", "", initialState.brief + mark(0, marks)])
    for (index, step) in steps.enumerated() {
      let number = index + 1
      table.add([
        "\(number)", step.action.name, step.action.initiator, step.action.callback ?? "silent",
        "→ " + step.state.brief + mark(number, marks),
      ])
    }
    return table.text
  }

  private func mark(_ number: Int, _ marks: [Int: String]) -> String {
    marks[number].map { "   ← \($0)" } ?? ""
  }
}

extension TraceReport {
  /// The keys of a trace: the initial state, and the steps.
  public var jsonMembers: [(String, OrderedJSON)] {
    [("initial", .string(initialState.full)), ("steps", .array(steps.map(\.json)))]
  }
}

extension StepReport {
  fileprivate var json: OrderedJSON {
    .object([
      ("action", .string(action.name)), ("initiator", .string(action.initiator)),
      ("callback", .optional(action.callback)), ("state", .string(state.full)),
    ])
  }
}
