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
    /// holds, violated or undecided.
    public let verdict: String
    /// The position of the state in which a shortest counterexample begins; nil if there is none.
    public let start: Int?
    /// The positions of the actions of that counterexample.
    public let counterexample: [Int]
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
    var trace: Trace<Machine>?
    switch graph.check(property).verdict {
    case .holds: verdict = "holds"
    case .violated(let found):
      verdict = "violated"
      trace = found?.trace
    case .undecided, .faulty: verdict = "undecided"
    }
    id = property.id
    statement = property.statement
    start = trace.flatMap {
      graph.states.prefix(graph.initialCount).firstIndex(of: $0.initialState)
    }
    counterexample = trace?.actions.compactMap { actions[$0] } ?? []
  }
}
