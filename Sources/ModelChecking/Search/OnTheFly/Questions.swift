/// What a search looks out for while it goes: the first state, dead end or step of each kind.
@usableFromInline struct Questions<Machine: StateMachine>: Sendable {
  /// The states that satisfy a condition, or those that do not.
  @usableFromInline struct StateQuestion: Sendable {
    @usableFromInline let condition: StatePredicate<Machine>
    @usableFromInline let wanted: Bool

    @inlinable func isAnswered(by state: Machine.State) -> Bool {
      condition.test(state) == wanted
    }
  }

  @usableFromInline private(set) var states: [StateQuestion] = []
  @usableFromInline private(set) var steps: [StepPredicate<Machine>] = []
  /// Dead ends but those that satisfy the condition.
  @usableFromInline private(set) var deadEnds: [StatePredicate<Machine>] = []

  /// The patterns that are watched beside them.
  @usableFromInline var observers = ObserverSuite<Machine>()

  @usableFromInline init() {}

  /// The number of a question in the list of its kind.
  enum Number: Hashable {
    case state(Int)
    case step(Int)
    case deadEnd(Int)
  }

  mutating func add(
    stateWhere condition: StatePredicate<Machine>, is wanted: Bool
  ) -> Number {
    states.append(StateQuestion(condition: condition, wanted: wanted))
    return .state(states.count - 1)
  }

  mutating func add(step condition: StepPredicate<Machine>) -> Number {
    steps.append(condition)
    return .step(steps.count - 1)
  }

  mutating func add(deadEndUnless exception: StatePredicate<Machine>) -> Number {
    deadEnds.append(exception)
    return .deadEnd(deadEnds.count - 1)
  }
}

/// Where something was seen first: a place in the order in which a search meets transitions.
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

/// The answers to ``Questions`` so far.
@usableFromInline struct Answers: Sendable {
  /// The number of the first state of each kind.
  @usableFromInline var states: [Int?]
  /// The first step of each kind.
  @usableFromInline var steps: [Position?]
  /// The number of the first dead end of each kind.
  @usableFromInline var deadEnds: [Int?]

  /// The bits of the observers that have seen their patterns broken.
  @usableFromInline var violated: [UInt64]

  @usableFromInline init<Machine>(to questions: Questions<Machine>) {
    states = questions.states.map { _ in nil }
    steps = questions.steps.map { _ in nil }
    deadEnds = questions.deadEnds.map { _ in nil }
    violated = questions.observers.violated.map { _ in 0 }
  }

  /// Whether each question about states has its answer.
  @usableFromInline var areComplete: Bool { !states.contains(nil) }
}
