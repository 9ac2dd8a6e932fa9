/// The claims that one trace can refute, by kind of question, each with the index of its property.
struct WatchedClaims<Machine: StateMachine> {
  private var states: [(property: Int, condition: StatePredicate<Machine>, value: Bool)] = []
  private var terminalStates: [(property: Int, exception: StatePredicate<Machine>)] = []
  /// The steps that break properties.
  private var steps: [(property: Int, condition: StepPredicate<Machine>)] = []
  private var patterns: [(property: Int, conditions: Conditions)] = []
  private var readings: [ActionReading<Machine>?] = []
  /// The observers of the patterns.
  private(set) var observers: [Observer] = []

  private typealias Conditions = [(Observer.Letter, StepPredicate<Machine>)]

  init(_ properties: [Property<Machine>]) {
    for (index, property) in properties.enumerated() where property.fault == nil {
      for claim in property.claims { add(claim, of: index) }
    }
  }

  private mutating func add(_ claim: Claim<Machine>, of property: Int) {
    guard claim.isRefutedByOneTrace else { return }
    switch claim.question {
    case .state(let condition, let value): states.append((property, condition, value))
    case .terminalState(let exception): terminalStates.append((property, exception))
    case .step(let trigger, let exception): steps.append((property, trigger.except(exception)))
    case .violation(let pattern):
      patterns.append((property, pattern.conditions))
      observers.append(pattern.observer)
    case .stateUnable: break
    }
  }

  /// The property that a pattern belongs to.
  func property(ofPattern index: Int) -> Int { patterns[index].property }

  /// The first property that a state breaks.
  func firstBroken(by state: Machine.State) -> Int? {
    for (property, condition, value) in states where condition.test(state) == value {
      return property
    }
    return nil
  }

  /// The first property that a terminal state breaks by being terminal.
  func firstBroken(byEndIn state: Machine.State) -> Int? {
    terminalStates.first { !$0.exception.test(state) }?.property
  }

  /// Reads a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - action: A number for its action: the same for equal actions, counted up from 0.
  /// - Returns: The first property that the step breaks by itself, and the letter that the
  ///   observers read.
  mutating func read(
    _ step: Step<Machine>, action: Int
  ) -> (broken: Int?, letter: ObserverBytes) {
    if patterns.isEmpty && steps.isEmpty { return (nil, ObserverBytes([])) }
    while readings.count <= action { readings.append(nil) }
    let reading = readings[action] ?? reading(of: step.action)
    readings[action] = reading
    return (reading.firstBroken(by: step), reading.letter(of: step))
  }

  private func reading(of action: Machine.Action) -> ActionReading<Machine> {
    var reading = ActionReading<Machine>()
    reading.steps = steps.filter { $0.condition.decision(for: action) != false }
    for (index, entry) in patterns.enumerated() {
      let partial = PartialLetter(of: entry.conditions, for: action)
      reading.known.append(partial.known.rawValue)
      reading.open += partial.open.map { (index, $0.0, $0.1) }
    }
    return reading
  }
}

/// What an action alone decides about its steps, and the conditions that it leaves open.
struct ActionReading<Machine: StateMachine> {
  /// The letters of all observers, as far as the action decides them.
  fileprivate(set) var known = ObserverBytes([])
  fileprivate var open: [(observer: Int, part: Observer.Letter, StepPredicate<Machine>)] = []
  fileprivate var steps: [(property: Int, condition: StepPredicate<Machine>)] = []

  func letter(of step: Step<Machine>) -> ObserverBytes {
    var letter = known
    for (observer, part, condition) in open where condition.holds(step) {
      letter[observer] |= part.rawValue
    }
    return letter
  }

  func firstBroken(by step: Step<Machine>) -> Int? {
    for (property, condition) in steps where condition.holds(step) { return property }
    return nil
  }
}
