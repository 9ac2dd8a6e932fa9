/// A machine and a pattern's observer side by side: their states together, the machine's actions.
struct ObservedMachine<Base: StateMachine>: StateMachine {
  struct State: Hashable, Sendable {
    let base: Base.State
    let observed: Int
  }

  let base: Base
  let observer: Observer
  let conditions: [(Observer.Letter, StepPredicate<Base>)]

  init(_ base: Base, _ pattern: Pattern<Base>) {
    self.base = base
    observer = pattern.observer
    conditions = pattern.conditions
  }

  var initialStates: [State] {
    base.initialStates.map { State(base: $0, observed: Observer.initialState) }
  }

  func actions(in state: State) -> Base.Actions { base.actions(in: state.base) }

  func successor(of state: State, taking action: Base.Action) -> State {
    let target = base.successor(of: state.base, taking: action)
    var letter: Observer.Letter = []
    for (part, condition) in conditions
    where condition.holds(from: state.base, by: action, to: target) {
      letter.insert(part)
    }
    return State(
      base: target, observed: observer.state(after: state.observed, reading: letter))
  }

  /// The base machine's part of a trace.
  func projected(_ trace: Trace<Self>) -> Trace<Base> {
    var result = Trace<Base>(from: trace.initialState.base)
    for step in trace.steps { result.take(step.action, to: step.target.base) }
    return result
  }
}

extension StateMachine {
  /// Judges a pattern that no trace can leave owing by a search of its own, which ends at the first
  /// violation.
  func verdict(
    of pattern: Pattern<Self>, limits: SearchLimits,
    observe: (SearchProgress) -> SearchControl
  ) -> Verdict<Self> {
    let product = ObservedMachine(self, pattern)
    var questions = Questions<ObservedMachine<Self>>()
    let isViolated = product.observer.isViolated
    let question = questions.add(
      stateWhere: StatePredicate("the pattern is broken") { isViolated[$0.observed] }, is: true)
    var search = OnTheFlySearch<ObservedMachine<Self>, IndexTable<ObservedMachine<Self>.State>>(
      product, limits: limits, threads: 1, questions: questions, stopsWhenAnswered: true)
    defer { search.deallocate() }
    search.run(observe: observe)
    let extent = SearchExtent(
      stoppedBy: search.stoppedBy, exhaustedLength: search.exhaustedLength)
    return extent.refutation(by: search.answer(to: question).map(product.projected))
  }
}
