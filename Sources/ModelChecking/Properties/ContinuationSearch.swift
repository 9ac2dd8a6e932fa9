/// Looks for a property that is broken soon after a given trace, without exploring the machine.
///
/// The trace is followed from its first step, so that patterns know what has come before. From its
/// end the search goes breadth first through states, each together with what the patterns have
/// seen. What it finds is a violation; what it does not find may still exist further on.
///
/// Only claims that one trace can break are judged, except those that a trace breaks by ending
/// (deadlocks, and patterns that still owe a step).
public struct ContinuationSearch<Machine: StateMachine>: Sendable {
  private var stateConditions: [(property: Int, condition: StatePredicate<Machine>)] = []
  /// The steps that break properties.
  private var breakingSteps: [(property: Int, condition: StepPredicate<Machine>)] = []
  private var patterns: [WatchedPattern<Machine>] = []
  private var readings: [Machine.Action: Reading] = [:]

  /// Prepares the search for some properties.
  ///
  /// - Parameters:
  ///   - properties: The properties that should hold.
  ///   - actions: The actions that will occur most; what each decides is worked out in advance.
  public init(
    _ properties: [Property<Machine>], preparing actions: some Sequence<Machine.Action>
  ) {
    for (index, property) in properties.enumerated() where property.fault == nil {
      for claim in property.claims {
        switch claim {
        case .always(let condition): stateConditions.append((index, condition))
        case .everyStep(let trigger, let condition):
          breakingSteps.append((index, trigger && !condition))
        case .pattern(let pattern):
          patterns.append(WatchedPattern(property: index, pattern: pattern))
        case .reachable, .reachableStep, .alwaysPossible, .noDeadlock: break
        }
      }
    }
    for action in actions { readings[action] = reading(of: action) }
  }

  /// The index of a property that the trace or one of its continuations breaks, the nearest first.
  ///
  /// - Parameters:
  ///   - trace: A trace of the machine.
  ///   - machine: The machine that made the trace.
  ///   - limit: How many states to visit, each counted once for all that patterns have seen.
  /// - Returns: The index, or nil if nothing broken was found within the limit.
  public func firstBroken(
    after trace: Trace<Machine>, in machine: Machine, limit: Int
  ) -> Int? {
    if let broken = firstBroken(by: trace.initialState) { return broken }
    var start = Situation(
      state: trace.initialState,
      observed: patterns.map { _ in UInt8(Observer.initialState) })
    for step in trace.steps {
      if let broken = follow(step, from: &start) { return broken }
    }
    var known: Set<Situation> = [start]
    var frontier = [start]
    var next = 0
    while next < frontier.count {
      let source = frontier[next]
      next += 1
      for action in machine.actions(in: source.state) {
        var situation = source
        let target = machine.successor(of: source.state, taking: action)
        let step = Step<Machine>(source: source.state, action: action, target: target)
        if let broken = follow(step, from: &situation) { return broken }
        if known.count < limit, known.insert(situation).inserted { frontier.append(situation) }
      }
    }
    return nil
  }
}

extension ContinuationSearch {
  /// A state and what the patterns have seen on the way to it.
  private struct Situation: Hashable {
    var state: Machine.State
    /// The state of each pattern's observer.
    var observed: [UInt8]
  }

  /// What an action decides of its steps, and the conditions that it leaves open.
  private struct Reading: Sendable {
    var steps: [(property: Int, condition: StepPredicate<Machine>?)] = []
    /// The patterns that the action can matter to.
    var letters: [(pattern: Int, letter: PartialLetter<Machine>)] = []
  }

  private func reading(of action: Machine.Action) -> Reading {
    var reading = Reading()
    for (property, condition) in breakingSteps {
      switch condition.decision(for: action) {
      case false?: break
      case true?: reading.steps.append((property, nil))
      case nil: reading.steps.append((property, condition))
      }
    }
    for (index, watched) in patterns.enumerated() {
      let letter = PartialLetter(of: watched.conditions, for: action)
      if !letter.known.isEmpty || !letter.open.isEmpty || watched.dependsOnEveryStep {
        reading.letters.append((index, letter))
      }
    }
    return reading
  }

  private func firstBroken(by state: Machine.State) -> Int? {
    for (property, condition) in stateConditions where !condition.test(state) { return property }
    return nil
  }

  /// Takes a step, and returns the first property that is broken by it.
  private func follow(_ step: Step<Machine>, from situation: inout Situation) -> Int? {
    let reading = readings[step.action] ?? reading(of: step.action)
    for (property, condition) in reading.steps {
      guard let condition, !condition.holds(step) else { return property }
    }
    if let broken = firstBroken(by: step.target) { return broken }
    situation.state = step.target
    for (index, letter) in reading.letters {
      let observer = patterns[index].observer
      let state = observer.state(
        after: Int(situation.observed[index]), reading: letter.letter(of: step))
      if observer.isViolated[state] { return patterns[index].property }
      // Most steps leave most observers as they are, and then nothing is copied.
      if situation.observed[index] != state { situation.observed[index] = UInt8(state) }
    }
    return nil
  }
}

/// A pattern with its observer, and the index of the property that it belongs to.
private struct WatchedPattern<Machine: StateMachine>: Sendable {
  let property: Int
  let observer: Observer
  let conditions: [(Observer.Letter, StepPredicate<Machine>)]
  /// Whether a step that satisfies none of the conditions can matter too.
  let dependsOnEveryStep: Bool

  init(property: Int, pattern: Pattern<Machine>) {
    let observer = pattern.observer
    self.property = property
    self.observer = observer
    conditions = pattern.conditions
    dependsOnEveryStep = (0..<observer.stateCount).contains {
      observer.state(after: $0, reading: []) != $0
    }
  }
}
