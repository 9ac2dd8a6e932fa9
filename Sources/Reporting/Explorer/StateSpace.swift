/// Every state of a machine and every transition between them, for a page to be explored in a browser.
public struct StateSpace: Sendable {
  /// What is explored, in a few words.
  public var title: String
  /// Each action that can occur; transitions refer to it by position.
  public var actions: [Action]
  /// What the conditions of actions are called; actions refer to them by position.
  public var conditions: [String]
  /// The states, those in which traces begin first.
  public var states: [State]
  /// How many of the states are initial.
  public var initialCount: Int
  /// What was checked.
  public var properties: [Property]
  /// The positions of the actions with which the page begins, from the state ``start``.
  public var way: [Int] = []
  /// The position of the state in which the page begins.
  public var start = 0
  /// The first words of the command that replays a way; empty if there is none.
  public var replay: String

  /// Creates a state space.
  ///
  /// - Precondition: All positions are those of elements.
  public init(
    title: String, actions: [Action], conditions: [String], states: [State], initialCount: Int,
    properties: [Property], replay: String = ""
  ) {
    self.title = title
    self.actions = actions
    self.conditions = conditions
    self.states = states
    self.initialCount = initialCount
    self.properties = properties
    self.replay = replay
  }

  /// Something that can happen.
  public struct Action: Sendable {
    /// The name, unique among the actions.
    public var name: String
    /// Who brings it about.
    public var initiator: String
    /// What it delivers, if anything.
    public var callback: String?
    /// The sentences that say so.
    public var facts: [String]
    /// The positions of its conditions.
    public var conditions: [Int]

    /// Creates an action.
    public init(
      name: String, initiator: String, callback: String?, facts: [String], conditions: [Int]
    ) {
      self.name = name
      self.initiator = initiator
      self.callback = callback
      self.facts = facts
      self.conditions = conditions
    }
  }

  /// A state with what can happen in it.
  public struct State: Sendable {
    /// The state in words.
    public var words: String
    /// For each condition, whether it is true here.
    public var conditions: [Bool]
    /// What can happen: the position of an action, and that of the state which follows.
    public var transitions: [(action: Int, target: Int)]

    /// Creates a state.
    public init(
      words: String, conditions: [Bool], transitions: [(action: Int, target: Int)]
    ) {
      self.words = words
      self.conditions = conditions
      self.transitions = transitions
    }
  }

  /// A property with its verdict.
  public struct Property: Sendable {
    /// The short identifier.
    public var id: String
    /// What the property says.
    public var statement: String
    /// holds, violated or undecided.
    public var verdict: String
    /// The position of the state in which a shortest counterexample begins.
    public var start: Int?
    /// The positions of the actions of that counterexample.
    public var counterexample: [Int]

    /// Creates a property.
    public init(
      id: String, statement: String, verdict: String, start: Int?, counterexample: [Int]
    ) {
      self.id = id
      self.statement = statement
      self.verdict = verdict
      self.start = start
      self.counterexample = counterexample
    }
  }
}
