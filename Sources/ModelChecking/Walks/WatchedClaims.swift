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

extension Property {
  /// The shortest prefix of a trace that breaks this property, or nil if none does.
  ///
  /// Claims that no single trace can refute (reachable, always possible) are ignored.
  ///
  /// - Parameters:
  ///   - trace: Steps one after the other; whether the machine makes them is not asked.
  ///   - machine: Says whether the last state is terminal.
  /// - Returns: The prefix; its last step is the one that breaks the property.
  /// - Complexity: O(steps × conditions).
  public func violatingPrefix(of trace: Trace<Machine>, in machine: Machine) -> Trace<Machine>? {
    var claims = WatchedClaims([self])
    var numbers = ActionNumbers<Machine.Action>()
    let observer = JointObserver(claims.observers, memory: 0)
    var configuration = observer.initial
    if claims.firstBroken(by: trace.initialState) != nil { return trace.prefix(0) }
    for (index, step) in trace.steps.enumerated() {
      let (broken, letter) = claims.read(step, action: numbers.number(of: step.action))
      configuration = observer.configuration(after: configuration, reading: letter)
      if broken != nil || observer.firstViolated(in: configuration) != nil
        || claims.firstBroken(by: step.target) != nil
      {
        return trace.prefix(index + 1)
      }
    }
    let end = trace.finalState
    guard machine.isTerminal(end) else { return nil }
    let isBroken =
      claims.firstBroken(byEndIn: end) != nil || observer.firstPending(in: configuration) != nil
    return isBroken ? trace : nil
  }
}
