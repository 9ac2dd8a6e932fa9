/// Judges a trace without the search that found it.
///
/// The monitor follows the trace in the machine again, from the machine's own initial state and
/// with the machine's own successors, and judges the claim by its definition. It shares no code
/// with searches and walks: it knows the requirements of ``StateMachine`` and the meaning of claims
/// (``PatternDefinition``), and nothing else. What it does not find again is a fault of the model.
struct TraceMonitor<Machine: StateMachine> {
  private let machine: Machine
  private let encoding = Machine.Encoding()
  private let confirmed: ConfirmedSteps<Machine>?

  /// Creates a monitor.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - confirmed: What is kept of the traces of one search that were followed before, nil if each
  ///     trace is to be followed from its beginning.
  init(_ machine: Machine, remembering confirmed: ConfirmedSteps<Machine>? = nil) {
    self.machine = machine
    self.confirmed = confirmed
  }

  /// Confirms that a trace breaks one of those claims of a property that one trace can break.
  ///
  /// - Throws: The fault that the trace shows instead.
  func confirm(
    _ trace: Trace<Machine>, breaks property: Property<Machine>
  ) throws(ModelFault<Machine>) {
    var first: ModelFault<Machine>?
    for claim in property.claims where claim.isRefutedByOneTrace {
      guard let fault = fault(of: trace, answering: claim.question) else { return }
      if first == nil { first = fault }
    }
    throw first ?? .notReproduced(trace)
  }

  /// The fault that a trace shows by not answering a question with its last state or step.
  ///
  /// - Complexity: O(actions) for each state of the trace, and O(steps × conditions).
  func fault(
    of trace: Trace<Machine>, answering question: Question<Machine>
  ) -> ModelFault<Machine>? {
    switch replay(trace) {
    case .failure(let fault): fault
    case .success(let copy):
      fault(of: trace, and: copy, forConditionsOf: question)
        ?? (answers(question, copy) ? nil : .notReproduced(trace))
    }
  }

  /// The fault that a trace shows by not ending with a step of a kind.
  func fault(of trace: Trace<Machine>, to trigger: StepPredicate<Machine>) -> ModelFault<Machine>? {
    fault(of: trace, answering: .step(trigger, unless: nil))
  }
}

// MARK: - The three requirements of the machine

extension TraceMonitor {
  /// Takes the steps of a trace again. The states of the copy are equal to those of the trace, and
  /// were made by the machine alone.
  private func replay(_ trace: Trace<Machine>) -> Result<Trace<Machine>, ModelFault<Machine>> {
    let starts = machine.initialStates
    guard let start = starts.firstIndex(of: trace.initialState) else {
      return .failure(.notInitial(trace.initialState))
    }
    var copy = Trace<Machine>(from: starts[start])
    if let fault = codeFault(of: copy.initialState) { return .failure(fault) }
    var place = confirmed?.place(ofStart: start)
    for step in trace.steps {
      if let known = confirmed?.step(with: step.action, to: step.target, after: place) {
        place = known.place
        copy.take(step.action, to: known.target)
        continue
      }
      if let fault = fault(of: step, from: copy.finalState) { return .failure(fault) }
      let target = machine.successor(of: copy.finalState, taking: step.action)
      copy.take(step.action, to: target)
      if let fault = codeFault(of: target) { return .failure(fault) }
      place = confirmed?.add(step.action, to: target, after: place)
    }
    return .success(copy)
  }

  /// The fault that a step shows, if it is taken from a state that should be equal to its source.
  private func fault(of step: Step<Machine>, from source: Machine.State) -> ModelFault<Machine>? {
    let listed = machine.listedActions(in: step.source)
    let again = machine.listedActions(in: source)
    guard listed == machine.listedActions(in: step.source) else {
      return .actionsChanged(in: step.source)
    }
    guard listed == again else {
      return Set(listed) == Set(again)
        ? .actionsChanged(in: step.source)
        : .equalStatesDiffer(step.source, source, in: "the actions that are enabled")
    }
    guard listed.contains(step.action) else { return .actionsChanged(in: step.source) }
    let target = machine.successor(of: step.source, taking: step.action)
    guard target == step.target,
      target == machine.successor(of: step.source, taking: step.action)
    else { return .successorChanged(of: step.source, taking: step.action) }
    guard machine.successor(of: source, taking: step.action) == target else {
      return .equalStatesDiffer(step.source, source, in: "the successor by “\(step.action)”")
    }
    return nil
  }

  private func codeFault(of state: Machine.State) -> ModelFault<Machine>? {
    let decoded = encoding.state(of: encoding.key(of: state))
    return decoded == state ? nil : .lossyCode(of: state, decoded: decoded)
  }
}

// MARK: - The definition of the claim

extension TraceMonitor {
  /// How many states are visited to see whether one can be reached from the end of a trace.
  private static var searchedStates: Int { 4096 }

  private func answers(_ question: Question<Machine>, _ trace: Trace<Machine>) -> Bool {
    switch question {
    case .state(let condition, let value):
      return condition.holds(in: trace.finalState) == value
    case .terminalState(let exception):
      return isTerminal(trace.finalState) && !exception.holds(in: trace.finalState)
    case .step(let trigger, let exception):
      guard let last = trace.steps.last else { return false }
      return trigger.holds(last) && !(exception?.holds(last) ?? false)
    case .violation(let pattern):
      let definition = PatternDefinition(pattern)
      return definition.isBroken(by: trace, isOver: isTerminal(trace.finalState))
        && (trace.count == 0
          || !definition.isBroken(by: trace.prefix(trace.count - 1), isOver: false))
    case .stateUnable(let condition):
      return !isNearby(condition, trace.finalState)
    }
  }

  private func isTerminal(_ state: Machine.State) -> Bool {
    machine.listedActions(in: state).isEmpty
  }

  /// Whether one of the states nearest to a state satisfies a condition.
  private func isNearby(
    _ condition: StatePredicate<Machine>, _ state: Machine.State
  ) -> Bool {
    var known: Set<Machine.State> = [state]
    var queue = [state]
    var next = 0
    while next < queue.count {
      let source = queue[next]
      if condition.holds(in: source) { return true }
      next += 1
      for action in machine.actions(in: source) where known.count < Self.searchedStates {
        let target = machine.successor(of: source, taking: action)
        if known.insert(target).inserted { queue.append(target) }
      }
    }
    return false
  }

  /// The fault that a condition shows by having two values for the same step, or for equal states.
  private func fault(
    of trace: Trace<Machine>, and copy: Trace<Machine>,
    forConditionsOf question: Question<Machine>
  ) -> ModelFault<Machine>? {
    let conditions = question.conditions
    for condition in conditions.states {
      let state = trace.finalState
      let value = condition.holds(in: state)
      if condition.holds(in: state) != value {
        return .conditionChanged(condition.name, after: trace)
      }
      if condition.holds(in: copy.finalState) != value {
        return .equalStatesDiffer(state, copy.finalState, in: "the condition “\(condition.name)”")
      }
    }
    for condition in conditions.steps {
      for (index, (step, other)) in zip(trace.steps, copy.steps).enumerated() {
        let value = condition.holds(step)
        if condition.holds(step) != value {
          return .conditionChanged(condition.name, after: trace.prefix(index))
        }
        if condition.holds(other) != value {
          return .equalStatesDiffer(
            step.source, other.source, in: "the condition “\(condition.name)” on a step")
        }
      }
    }
    return nil
  }
}
