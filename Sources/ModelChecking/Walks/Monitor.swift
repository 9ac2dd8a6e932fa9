/// Watches one walk for the violation of one property, step by step.
///
/// What an action decides of a step is remembered by the action, so that most steps cost a look-up
/// for each claim and call no condition at all.
struct Monitor<Machine: StateMachine> {
  private var claims: [ClaimMonitor<Machine>]

  init(_ property: Property<Machine>) {
    claims = property.claims.map(ClaimMonitor.init)
  }

  mutating func restart() {
    for index in claims.indices { claims[index].observed = Observer.initialState }
  }

  /// Whether the initial state alone violates the property.
  func isViolated(by initialState: Machine.State) -> Bool {
    claims.contains { claim in
      if case .always(let condition) = claim.claim { !condition.test(initialState) } else { false }
    }
  }

  /// Whether a step violates the property, after the steps read since the last restart.
  ///
  /// - Parameters:
  ///   - step: The next step of the walk.
  ///   - action: A number for its action: the same for equal actions, counted up from 0.
  /// - Returns: Whether the property is violated now.
  mutating func isViolated(byNext step: Step<Machine>, action: Int) -> Bool {
    var isViolated = false
    for index in claims.indices where claims[index].isViolated(byNext: step, action: action) {
      isViolated = true
    }
    return isViolated
  }

  /// Whether stopping in a terminal state violates the property.
  func isViolated(byTerminalState state: Machine.State) -> Bool {
    claims.contains { $0.isViolated(byTerminalState: state) }
  }
}

/// Watches one walk for the violation of one claim.
struct ClaimMonitor<Machine: StateMachine> {
  let claim: Claim<Machine>
  var observed = Observer.initialState
  private let observer: Observer?
  private let conditions: [(Observer.Letter, StepPredicate<Machine>)]
  private var letterOfAction: [PartialLetter<Machine>?] = []

  /// A step invariant is watched as the absence of steps that break it.
  init(_ claim: Claim<Machine>) {
    self.claim = claim
    switch claim {
    case .pattern(let pattern):
      observer = pattern.observer
      conditions = pattern.conditions
    case .everyStep(let trigger, let condition):
      let absence = Pattern<Machine>(.absence(of: trigger && !condition))
      observer = absence.observer
      conditions = absence.conditions
    case .always, .reachable, .reachableStep, .alwaysPossible, .noDeadlock:
      observer = nil
      conditions = []
    }
  }

  mutating func isViolated(byNext step: Step<Machine>, action: Int) -> Bool {
    if case .always(let condition) = claim { return !condition.test(step.target) }
    guard let observer else { return false }
    let letter = partialLetter(of: step.action, number: action).letter(of: step)
    observed = observer.state(after: observed, reading: letter)
    return observer.isViolated[observed]
  }

  func isViolated(byTerminalState state: Machine.State) -> Bool {
    if case .noDeadlock(let exception) = claim { return !exception.test(state) }
    return observer?.isPending[observed] ?? false
  }

  private mutating func partialLetter(
    of action: Machine.Action, number: Int
  ) -> PartialLetter<Machine> {
    while letterOfAction.count <= number { letterOfAction.append(nil) }
    if let known = letterOfAction[number] { return known }
    let partial = PartialLetter(of: conditions, for: action)
    letterOfAction[number] = partial
    return partial
  }
}

/// Numbers actions in the order of their first occurrence.
struct ActionNumbers<Action: Hashable> {
  private var numbers: [Action: Int] = [:]

  mutating func number(of action: Action) -> Int {
    if let known = numbers[action] { return known }
    numbers[action] = numbers.count
    return numbers.count - 1
  }
}

extension Property {
  /// The shortest prefix of a trace that breaks this property, or nil if none does.
  ///
  /// Claims that no single trace can break (reachable, always possible) are passed over.
  func violatingPrefix(of trace: Trace<Machine>, in machine: Machine) -> Trace<Machine>? {
    var monitor = Monitor(self)
    var numbers = ActionNumbers<Machine.Action>()
    if monitor.isViolated(by: trace.initialState) { return trace.prefix(0) }
    for (index, step) in trace.steps.enumerated()
    where monitor.isViolated(byNext: step, action: numbers.number(of: step.action)) {
      return trace.prefix(index + 1)
    }
    let end = trace.finalState
    return machine.isTerminal(end) && monitor.isViolated(byTerminalState: end)
      ? trace : nil
  }
}
