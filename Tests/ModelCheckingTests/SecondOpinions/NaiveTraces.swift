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
    for state in machine.initialStates { visit([], at: state, pending: []) }
  }

  /// Follows every way on, with the states since when something has been owed without pause.
  private mutating func visit(
    _ steps: [Step<Machine>], at state: Machine.State, pending: [Machine.State]
  ) {
    let judgement = pattern.judgement(on: steps)
    let ways = NaiveSearch.steps(from: state, in: machine)
    if judgement == .broken || judgement == .pending && ways.isEmpty {
      shortestViolation = min(shortestViolation ?? .max, steps.count)
      return
    }
    if !isExercised { isExercised = pattern.isExercised(by: steps) }
    if judgement == .pending && pending.contains(state) { canStayPending = true }
    guard steps.count < longest else { return }
    for step in ways {
      visit(
        steps + [step], at: step.target, pending: judgement == .pending ? pending + [state] : [])
    }
  }
}
