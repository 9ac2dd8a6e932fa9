import ModelChecking

/// The states and transitions of a machine by number, in the forms of other tools.
///
/// ```swift
/// let system = TransitionSystem(exploring: lift.explore(), of: lift, title: "A lift")
/// try system.write(.aut) { print($0, terminator: "") }
/// ```
public struct TransitionSystem: Sendable {
  /// What can happen.
  public struct Action: Sendable {
    /// The name, unique in its system.
    public let name: String
    /// What else there is to say of it, by name; each action has the same names.
    public let details: [(name: String, value: OrderedJSON)]

    /// Creates an action.
    public init(_ name: String, details: [(name: String, value: OrderedJSON)] = []) {
      self.name = name
      self.details = details
    }
  }

  /// Something that is known of each state besides its description, such as its stage.
  public struct Attribute: Sendable {
    /// The name, an identifier.
    package let name: String
    /// The values that occur.
    package let values: [String]
    /// The position of the value of each state.
    package let ofStates: [Int32]
  }

  /// What the system is, in a few words.
  public let title: String
  /// Where it comes from, by name: model, profile, systems, version.
  public let origin: [(name: String, value: String)]
  /// The actions that occur.
  public let actions: [Action]
  /// How many states there are.
  public var stateCount: Int { starts.count - 1 }
  /// The states in which traces begin.
  public let initial: Range<Int>
  /// How many transitions there are.
  public var transitionCount: Int { targets.count }

  /// The states in words; empty if they have only numbers.
  let descriptions: [String]
  /// What is known of each state besides.
  package let attributes: [Attribute]
  /// Where the transitions of each state begin in the other lists, and where the last ones end.
  package let starts: [Int32]
  /// The number of the action of each transition.
  package let labels: [Int32]
  /// The state that each transition leads to.
  package let targets: [Int32]

  /// Creates the system of a machine whose states were all visited.
  ///
  /// - Parameters:
  ///   - graph: All states and transitions, as `explore()` returns them.
  ///   - machine: The machine.
  ///   - title: What it is, in a few words.
  ///   - origin: Where it comes from, by name.
  ///   - attributes: What is known of each state besides its description, by name.
  ///   - action: An action in words, with a name that no other action has; by default as the machine
  ///     describes it.
  /// - Precondition: The graph is complete.
  /// - Complexity: O(states + transitions).
  public init<Machine: DescribedMachine>(
    exploring graph: StateGraph<Machine>, of machine: Machine, title: String,
    origin: [(name: String, value: String)] = [],
    attributes: [(name: String, of: (Machine.State) -> String)] = [],
    action: ((Machine.Action) -> Action)? = nil
  ) {
    precondition(graph.isComplete, "a part of the states would be wrong about the rest")
    self.title = title
    self.origin = origin
    initial = 0..<graph.initialCount
    actions = graph.actions.map { action?($0) ?? Action(machine.describe($0).name) }
    descriptions = graph.states.map(machine.describe)
    self.attributes = attributes.map { Attribute(name: $0.name, graph.states.map($0.of)) }
    var (starts, labels, targets) = ([Int32(0)], [Int32](), [Int32]())
    for state in graph.states.indices {
      for (label, target) in graph.steps(from: state) {
        labels.append(label)
        targets.append(target)
      }
      starts.append(Int32(labels.count))
    }
    (self.starts, self.labels, self.targets) = (starts, labels, targets)
  }

  /// Creates a system from its lists.
  init(
    title: String, origin: [(name: String, value: String)] = [], actions: [Action],
    initial: Range<Int>, descriptions: [String] = [], attributes: [Attribute] = [],
    _ lists: (starts: [Int32], labels: [Int32], targets: [Int32])
  ) {
    self.title = title
    self.origin = origin
    self.actions = actions
    self.initial = initial
    self.descriptions = descriptions
    self.attributes = attributes
    (starts, labels, targets) = lists
  }

  /// A state in words, or its number.
  package func description(of state: Int) -> String {
    descriptions.isEmpty ? "\(state)" : descriptions[state]
  }

  /// The positions of the transitions out of a state.
  func transitions(from state: Int) -> Range<Int> { Int(starts[state])..<Int(starts[state + 1]) }

  /// The title and the origin, each a line.
  var heading: [String] {
    [title] + origin.map { "\($0.name): \($0.value)" }
      + ["\(stateCount.counted("state")), \(transitionCount.counted("transition"))"]
  }
}

extension TransitionSystem.Attribute {
  fileprivate init(name: String, _ words: [String]) {
    var numbers: [String: Int32] = [:]
    var values: [String] = []
    self.name = name
    ofStates = words.map { word in
      if let number = numbers[word] { return number }
      let number = Int32(values.count)
      numbers[word] = number
      values.append(word)
      return number
    }
    self.values = values
  }

  func value(of state: Int) -> String { values[Int(ofStates[state])] }
}
