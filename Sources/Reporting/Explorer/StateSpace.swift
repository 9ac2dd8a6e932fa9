import ModelChecking

/// The states of a machine and the transitions between them, for a page to be explored in a browser.
///
/// The page holds all of them. If they are too many, use ``ExplorerServer``.
///
/// ```swift
/// let space = StateSpace(
///   exploring: lift.explore(), title: "A lift", properties: properties,
///   describing: { state in "floor \(state.floor), door \(state.isOpen ? "open" : "closed")" },
///   action: { action in StateSpace.Action(name: action.rawValue, initiator: "passenger") })
/// try space.page.write(toFile: "lift.html", atomically: true, encoding: .utf8)
/// ```
public struct StateSpace: Sendable {
  /// What is explored, in a few words.
  public let title: String
  /// The actions that occur; transitions and ``way`` refer to them by position.
  public internal(set) var actions: [Action]
  /// The words of the conditions; actions refer to them by position.
  public let conditions: [String]
  /// What was checked.
  public var properties: [Property]
  /// How many of the states are initial.
  public let initialCount: Int
  /// The sentences that actions and properties cite, by position.
  public var facts: [Fact] = []
  /// The words of the parts of the overview, in their order; empty if there is no overview.
  public let stages: [String]
  /// The position of the initial state in which the page begins.
  public var start = 0
  /// The positions of the actions with which the page begins, from the state ``start``.
  public var way: [Int] = []
  /// The number of the step after which the last step of ``way`` leads back, if it stands for a run that
  /// goes on for ever.
  public var backTo: Int?
  /// The first words of the command that replays a way; empty if there is none.
  public var replay = ""
  /// The source of a test of a way; empty if there is none.
  ///
  /// In it `{actions}` stands for the names of the actions as literals, `{start}` for the position of the
  /// initial state, and `{state}` for the last state as a literal.
  public var test = ""
  /// What precedes and follows the instructions for a person; nil if there are none.
  public var instructions: Instructions?

  /// States and transitions as numbers; nil if a server knows them.
  let numbers: StateNumbers?
  /// How each claim of the properties is watched along a way, and the tables of its observers.
  let claims: [Claim]
  let observers: [ObserverTable]
}

extension StateSpace {
  /// Something that can happen.
  public struct Action: Hashable, Sendable {
    /// The name, unique among the actions.
    public var name: String
    /// Who brings it about.
    public var initiator: String
    /// The lane of the timeline in which it is drawn; that of who brings it about by default.
    public var lane: String
    /// What it delivers, if anything.
    public var callback: String?
    /// The positions of the sentences that say so, in ``StateSpace/facts``.
    public var facts: [Int]
    /// The positions of its conditions.
    public var conditions: [Int]
    /// How a person brings it about; nil if nobody has to.
    public var instruction: Instruction?
    /// Whether it is a callback of the system that a person can wait for.
    public var canBeAwaited = false

    /// Creates an action.
    public init(
      name: String, initiator: String, lane: String? = nil, callback: String? = nil,
      facts: [Int] = [], conditions: [Int] = []
    ) {
      self.name = name
      self.initiator = initiator
      self.lane = lane ?? initiator
      self.callback = callback
      self.facts = facts
      self.conditions = conditions
    }
  }

  /// A sentence with its source.
  public struct Fact: Hashable, Sendable {
    /// The short name, for example F79.
    public var label: String
    /// The sentence.
    public var statement: String
    /// The documents that say so.
    public var documents: String
    /// Where a reader finds them.
    public var links: [Link]

    /// An address with a title.
    public struct Link: Hashable, Sendable {
      /// The title.
      public var title: String
      /// The address; one that begins neither with https:// nor with http:// is shown as text.
      public var address: String

      /// Creates a link.
      public init(title: String, address: String) {
        self.title = title
        self.address = address
      }
    }

    /// Creates a sentence.
    public init(label: String, statement: String, documents: String = "", links: [Link] = []) {
      self.label = label
      self.statement = statement
      self.documents = documents
      self.links = links
    }
  }
}
