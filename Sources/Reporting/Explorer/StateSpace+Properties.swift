import ModelChecking

extension StateSpace {
  /// A property with its verdict.
  public struct Property: Hashable, Sendable {
    /// The short identifier.
    public var id: String
    /// What the property says.
    public var statement: String
    /// The role of the property, for example belief; empty if it has none.
    public var role = ""
    /// The positions of the sentences that say so, in ``StateSpace/facts``.
    public var facts: [Int] = []
    /// The verdict in a word: holds, violated or undecided.
    public var verdict: String
    /// The position of the state in which a shortest counterexample begins; nil if there is none.
    public let start: Int?
    /// The positions of the actions of that counterexample.
    public let counterexample: [Int]
    /// Whether it is a statement about whole runs, so that no single step breaks it.
    public var isAboutRuns = false
    /// Whether a run that breaks the statement is what it is there to show.
    public var isShownByRuns = false
    /// The number of the step after which the last one of the counterexample leads back, for ever.
    public var backTo: Int?

    /// The verdict in the words of the page.
    var shownVerdict: String {
      switch verdict {
      case _ where !isShownByRuns, "undecided": verdict
      case "violated": "shown by a run"
      default: "shown by no run"
      }
    }
  }

  /// How a person brings an action about on a device.
  public struct Instruction: Hashable, Sendable {
    /// What the person does, in one or two sentences.
    public var person: String
    /// What a simulator lacks, in one sentence.
    public var simulator: String?
    /// Whether it ends the process without a callback, so that it must come before the next one.
    public var isKill: Bool
    /// Whether stopping the process in a debugger is the same.
    public var isStop: Bool

    /// Creates an instruction.
    public init(person: String, simulator: String?, isKill: Bool, isStop: Bool) {
      self.person = person
      self.simulator = simulator
      self.isKill = isKill
      self.isStop = isStop
    }
  }

  /// What stands around the instructions of a way.
  public struct Instructions: Hashable, Sendable {
    /// The first lines; `{state}` stands for the initial state.
    public var beginning: String
    /// What prepares the end of a process at a callback, for which `{callback}` stands.
    public var breakpoint: String
    /// The last line.
    public var end: String

    /// Creates the text around instructions.
    public init(beginning: String, breakpoint: String, end: String) {
      self.beginning = beginning
      self.breakpoint = breakpoint
      self.end = end
    }
  }

  /// A claim, and where the page finds how it stands.
  struct Claim: Hashable, Sendable {
    /// The position of its property.
    let property: Int
    /// What is looked at: a state, a step, or the steps so far.
    let subject: String
    /// The position of the table of its observer; nil if it has none.
    let observer: Int?
    /// The column that tells; nil if nothing ever answers.
    let column: Int?
    /// Whether an answer proves the claim.
    let isProved: Bool
  }
}

extension StateSpace.Property {
  /// A property of a machine that was explored.
  init<Machine: StateMachine>(
    _ property: ModelChecking.Property<Machine>, in graph: StateGraph<Machine>,
    _ actions: [Machine.Action: Int]
  ) {
    let finding = PropertyFinding(graph.check(property).verdict)
    self.init(
      id: property.id, statement: property.statement, verdict: finding.verdict,
      start: finding.trace.flatMap(graph.position(ofStartOf:)),
      counterexample: finding.trace?.positions(actions) ?? [])
  }

  /// A statement about whole runs of a machine that was explored.
  init<Machine: StateMachine>(
    _ statement: StateSpace.RunStatement<Machine>, in graph: StateGraph<Machine>,
    _ actions: [Machine.Action: Int]
  ) {
    let finding = PropertyFinding(graph.check(statement.property))
    self.init(
      id: statement.id, statement: statement.property.name, verdict: finding.verdict,
      start: finding.trace.flatMap(graph.position(ofStartOf:)),
      counterexample: finding.trace?.positions(actions) ?? [],
      isAboutRuns: true, backTo: finding.backTo)
  }
}

extension StateSpace {
  /// A statement about what must happen in the end, on every run.
  public struct RunStatement<Machine: StateMachine>: Sendable {
    /// The short identifier.
    public var id: String
    /// The statement.
    public var property: LivenessProperty<Machine>

    /// Creates a statement.
    public init(id: String, property: LivenessProperty<Machine>) {
      self.id = id
      self.property = property
    }
  }
}

extension StateGraph {
  /// The position of the initial state of a trace.
  fileprivate func position(ofStartOf trace: Trace<Machine>) -> Int? {
    states.prefix(initialCount).firstIndex(of: trace.initialState)
  }
}

extension Trace {
  fileprivate func positions(_ actions: [Machine.Action: Int]) -> [Int] {
    self.actions.compactMap { actions[$0] }
  }
}
