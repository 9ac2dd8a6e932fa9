/// The product of a machine and a pattern's observer, with the machine's actions.
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
    let letter = letter(from: state.base, by: action, to: target)
    return State(
      base: target, observed: observer.state(after: state.observed, reading: letter))
  }

  private func letter(
    from source: Base.State, by action: Base.Action, to target: Base.State
  ) -> Observer.Letter {
    var letter: Observer.Letter = []
    for (part, condition) in conditions
    where condition.holds(from: source, by: action, to: target) {
      letter.insert(part)
    }
    return letter
  }

  /// The steps that exercise the pattern's requirement.
  var exercise: StepPredicate<Self> {
    StepPredicate("puts the pattern to the test") { source, action, target in
      let letter = letter(from: source.base, by: action, to: target.base)
      return observer.exercises(source.observed, reading: letter)
    }
  }

  /// The base machine's part of a trace.
  func projected(_ trace: Trace<Self>) -> Trace<Base> {
    var result = Trace<Base>(from: trace.initialState.base)
    for step in trace.steps { result.take(step.action, to: step.target.base) }
    return result
  }
}

extension StateMachine {
  /// Finds a shortest trace that breaks a pattern. The search ends with the first one.
  ///
  /// - Parameters:
  ///   - pattern: A pattern that is never pending at the end of a trace.
  ///   - isCertain: Whether such a trace exists, so that it does not matter whether the pattern is
  ///     exercised.
  ///   - limits: The limits of the search.
  ///   - shared: The rest of the limits that several searches share.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Throws: The fault, if the machine breaks its contract.
  /// - Returns: The trace, if any, the extent of the search, and whether the pattern was exercised.
  func violation(
    of pattern: Pattern<Self>, isCertain: Bool, limits: SearchLimits, shared: SharedLimits?,
    observe: (SearchProgress) -> SearchControl
  ) throws(ModelFault<Self>) -> (trace: Trace<Self>?, extent: SearchExtent, isExercised: Bool) {
    let product = ObservedMachine(self, pattern)
    let isViolated = product.observer.isViolated
    var watchList = WatchList<ObservedMachine<Self>>()
    let broken = watchList.add(
      stateWhere: StatePredicate("the pattern is broken") { isViolated[$0.observed] }, is: true)
    let exercise = isCertain ? nil : watchList.add(step: product.exercise)
    var search = OnTheFlySearch<
      ObservedMachine<Self>, PlainEncoding<ObservedMachine<Self>.State>,
      IndexTable<ObservedMachine<Self>.State>
    >(
      product,
      SearchRequest(
        watchList, SearchOptions(limits: limits, audit: .off), shared: shared,
        stopsAtStates: true))
    search.run(observe: observe)
    let findings = search.findings
    if let fault = findings.fault { throw fault.map(\.base) }
    return (
      findings.trace(to: broken).map(product.projected), findings.extent,
      product.observer.isExercisedInitially || exercise.map(findings.hasMatch) ?? true
    )
  }
}
