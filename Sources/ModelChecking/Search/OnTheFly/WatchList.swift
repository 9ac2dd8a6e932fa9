/// The goals of a search: the first state, terminal state or step of each kind.
@usableFromInline struct WatchList<Machine: StateMachine>: Sendable {
  /// The states in which a condition has a value.
  @usableFromInline struct StateEntry: Sendable {
    @usableFromInline let condition: StatePredicate<Machine>
    @usableFromInline let value: Bool

    @inlinable func matches(_ state: Machine.State) -> Bool { condition.test(state) == value }
  }

  @usableFromInline private(set) var states: [StateEntry] = []
  @usableFromInline private(set) var steps: [StepPredicate<Machine>] = []
  /// The terminal states that do not satisfy the condition.
  @usableFromInline private(set) var terminalStates: [StatePredicate<Machine>] = []

  /// The observers of the patterns.
  @usableFromInline var observers = ObserverSuite<Machine>()

  @usableFromInline init() {}

  /// The number of an entry in the list of its kind.
  enum Number: Hashable {
    case state(Int)
    case step(Int)
    case terminalState(Int)
  }

  mutating func add(stateWhere condition: StatePredicate<Machine>, is value: Bool) -> Number {
    states.append(StateEntry(condition: condition, value: value))
    return .state(states.count - 1)
  }

  mutating func add(step condition: StepPredicate<Machine>) -> Number {
    steps.append(condition)
    return .step(steps.count - 1)
  }

  mutating func add(terminalStateExcept exception: StatePredicate<Machine>) -> Number {
    terminalStates.append(exception)
    return .terminalState(terminalStates.count - 1)
  }
}

extension WatchList {
  /// Records a place as the first match of the entries that a state satisfies.
  @inlinable func match<Place>(_ state: Machine.State, at place: Place, in matches: inout [Place?])
  {
    for index in matches.indices where matches[index] == nil {
      if states[index].matches(state) { matches[index] = place }
    }
  }

  /// Records a place as the first match of the entries that a terminal state satisfies.
  @usableFromInline func match<Place>(
    terminalState state: Machine.State, at place: Place, in matches: inout [Place?]
  ) {
    for index in matches.indices where matches[index] == nil {
      if !terminalStates[index].test(state) { matches[index] = place }
    }
  }
}

/// A position in the order in which a search follows transitions.
@usableFromInline struct Position: Hashable, Comparable, Sendable {
  /// The number of the source.
  @usableFromInline let source: Int
  /// The number of the transition among those of its source.
  @usableFromInline let ordinal: Int

  @inlinable init(source: Int, ordinal: Int) {
    self.source = source
    self.ordinal = ordinal
  }

  @usableFromInline static func < (left: Position, right: Position) -> Bool {
    (left.source, left.ordinal) < (right.source, right.ordinal)
  }
}

/// The first match of each entry of a ``WatchList`` so far.
@usableFromInline struct FirstMatches: Sendable {
  /// The number of the first state of each kind.
  @usableFromInline var states: [Int?]
  /// The first step of each kind.
  @usableFromInline var steps: [Position?]
  /// The number of the first terminal state of each kind.
  @usableFromInline var terminalStates: [Int?]

  /// The bits of the observers whose patterns were found to be broken.
  @usableFromInline var violated: [UInt64]

  @usableFromInline init<Machine>(of watchList: WatchList<Machine>) {
    states = watchList.states.map { _ in nil }
    steps = watchList.steps.map { _ in nil }
    terminalStates = watchList.terminalStates.map { _ in nil }
    violated = watchList.observers.violated.map { _ in 0 }
  }

  /// Whether a state of each kind was found.
  @usableFromInline var hasAllStates: Bool { !states.contains(nil) }
}
