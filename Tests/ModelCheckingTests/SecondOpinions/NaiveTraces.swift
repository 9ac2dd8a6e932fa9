import ModelChecking

/// What all traces of a machine up to some length say of a pattern, one trace after the other.
struct NaiveTraces<Machine: StateMachine> {
  let machine: Machine
  let pattern: NaivePattern<Machine>
  let longest: Int
  /// The length of the shortest trace that breaks the pattern.
  private(set) var shortestViolation: Int?
  /// Whether some trace ends with a cycle along which something is owed all the time.
  private(set) var canStayPending = false
  /// Whether some trace puts the pattern to the test.
  private(set) var isExercised = false

  init(of machine: Machine, judgedBy pattern: Pattern<Machine>, longest: Int) {
    self.machine = machine
    self.pattern = NaivePattern(pattern: pattern)
    self.longest = longest
    for state in machine.initialStates { visit([], at: state, before: [], pending: []) }
  }

  /// Follows every way on.
  ///
  /// - Parameters:
  ///   - steps: The trace.
  ///   - state: Its final state.
  ///   - states: The states before, and where the stretch began that was open in each.
  ///   - pending: Those of them since when something has been owed without pause.
  private mutating func visit(
    _ steps: [Step<Machine>], at state: Machine.State, before states: [Place], pending: [Place]
  ) {
    let judgement = pattern.judgement(on: steps)
    let ways = NaiveSearch.steps(from: state, in: machine)
    let place = Place(state: state, openedAt: pattern.openedAt(steps))
    if judgement == .broken || judgement == .pending && ways.isEmpty {
      shortestViolation = min(shortestViolation ?? .max, steps.count)
      return
    }
    if !isExercised {
      let isStaying = ways.isEmpty || place.openedAt != nil && states.contains(place)
      isExercised = pattern.isExercised(by: steps, isStaying: isStaying)
    }
    if judgement == .pending && pending.contains(place) { canStayPending = true }
    guard steps.count < longest else { return }
    for step in ways {
      visit(
        steps + [step], at: step.target, before: states + [place],
        pending: judgement == .pending ? pending + [place] : [])
    }
  }

  /// Whether some trace ends with such a cycle that may be longer than those enumerated.
  func canStayPending(within longest: Int) -> Bool {
    canStayPending
      || NaiveTraces(of: machine, judgedBy: pattern.pattern, longest: longest).canStayPending
  }

  private struct Place: Equatable {
    let state: Machine.State
    let openedAt: Int?
  }
}
