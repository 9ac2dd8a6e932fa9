/// The result of a reduced search.
///
/// It has no depth, because distant states need not be among the visited ones.
public struct ReducedReport<Machine: ReducibleMachine>: Sendable {
  /// The number of distinct visited states: part of the reachable ones.
  public let visitedStates: Int
  /// The number of followed transitions.
  public let followedTransitions: Int
  /// What cut the search short, or nil if it was complete.
  public let stoppedBy: Limit?
  /// The memory of the search at its end.
  public let memory: MemoryUse
  /// The observed breach of the machine's contract or declaration, if any. Every verdict is then
  /// this fault.
  public let fault: ModelFault<Machine>?
  /// The results, in the order of the properties.
  public let results: [PropertyResult<Machine>]

  /// The result for the property with an identifier.
  /// - Precondition: The property was judged.
  public subscript(id: String) -> PropertyResult<Machine> { results.result(named: id) }
}

extension ReducibleMachine {
  /// Explores as much as is needed to judge some properties, and judges them.
  ///
  /// Of the orders in which independent actions can be taken, it leaves out those that lead no
  /// sooner to what the properties ask for (``ReducedMachine``). Verdicts are those of
  /// ``StateMachine/check(_:limits:auditing:threads:observe:)``, and counterexamples and witnesses
  /// are as short. What is visited depends on what is asked: few properties that see few parts let it
  /// leave out more.
  ///
  /// Whether something is always possible, and patterns that can be pending at the end of a trace,
  /// are refused as ``Undecided/notReducible``: they depend on states that are left out.
  ///
  /// The search audits what the machine declares, on the states that it visits and on random walks in
  /// the whole machine. If actions are not independent, every property is
  /// ``ModelFault/irreducible(_:)``; a property that sees more than it says is so alone.
  ///
  /// - Parameters:
  ///   - properties: What to judge, and nothing else is kept.
  ///   - limits: How far to go.
  ///   - audit: For how many states the contract and the declaration are audited.
  ///   - threads: How many threads share the work, at most 64.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  /// - Complexity: As the search of the states visited; besides, O(all actions × their needs) for each
  ///   state, and the audit of a state takes O(*n*²) successors for *n* enabled actions.
  @inlinable public func checkReduced(
    _ properties: [ReducedProperty<Self>], limits: SearchLimits = .none,
    auditing audit: ContractAudit = .standard, threads: Int = 1,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> ReducedReport<Self> {
    let reduced = ReducedMachine(self, keeping: properties)
    var inspector = ReductionInspector(self, properties, auditing: audit)
    let report = reduced.check(
      reduced.kept(properties), limits: limits, auditing: audit, threads: threads, observe: observe
    ) { inspector.inspect($0, of: $1) }
    return inspector.report(report)
  }

  /// Searches the reachable states for a fault in the declared independence.
  ///
  /// Meant for tests: if the declaration is right with few components, reduce the search with many.
  ///
  /// - Parameters:
  ///   - properties: The properties that a reduced search is to judge.
  ///   - limits: The limits of the search.
  /// - Returns: The nearest fault, or nil if there is none among the visited states.
  /// - Complexity: O(*n*²) successors for each state with *n* enabled actions.
  public func reductionFault(
    in properties: [ReducedProperty<Self>] = [], limits: SearchLimits = .none
  ) -> ReductionFault<State>? {
    var audit = ReductionAudit(self, properties)
    for state in explore(limits: limits).states where audit.firstFault == nil {
      audit.inspect(state)
    }
    return audit.firstFault
  }
}

extension ReducedMachine {
  /// The properties that this machine decides.
  @usableFromInline func kept(_ properties: [ReducedProperty<Base>]) -> [Property<Self>] {
    properties.filter { $0.refusal == nil }.map { reduced in
      let property = reduced.property
      return Property(
        property.id, property.statement, trigger: property.trigger.map(step),
        mayBeVacuous: property.mayBeVacuous,
        claims: property.claims.map { $0.map(states: state, steps: step) })
    }
  }

  private func state(_ condition: StatePredicate<Base>) -> StatePredicate<Self> {
    StatePredicate(condition.name, condition.test)
  }

  private func step(_ condition: StepPredicate<Base>) -> StepPredicate<Self> {
    condition.map { $0 }
  }
}

/// Audits a machine while a reduced search visits some of its states, and reports on both.
@usableFromInline struct ReductionInspector<Machine: ReducibleMachine> {
  private var audit: ReductionAudit<Machine>
  private let properties: [ReducedProperty<Machine>]
  private let auditing: ContractAudit

  @usableFromInline init(
    _ machine: Machine, _ properties: [ReducedProperty<Machine>], auditing: ContractAudit
  ) {
    audit = ReductionAudit(machine, properties)
    self.properties = properties
    self.auditing = auditing
  }

  /// Inspects a selection of the search's new states.
  /// - Returns: The fault of the machine, if one is known by now.
  @usableFromInline mutating func inspect(
    _ numbers: Range<Int>, of state: (Int) -> Machine.State
  ) -> ModelFault<ReducedMachine<Machine>>? {
    guard auditing != .off else { return nil }
    if numbers.lowerBound == 0 { inspectWalks() }
    for number in numbers where auditing.next(from: number) == number {
      audit.inspect(state(number))
    }
    return audit.fault.map(ModelFault.irreducible)
  }

  /// Inspects states of random walks, which the search may leave out.
  private mutating func inspectWalks() {
    let walks = auditing == .everyState ? 32 : 8
    for run in 0..<walks where audit.fault == nil {
      var generator = SeededGenerator(seed: 0x1DE9, run: run)
      let starts = audit.machine.initialStates
      guard !starts.isEmpty else { return }
      var state = starts[generator.next(below: starts.count)]
      for _ in 0..<64 where audit.fault == nil {
        audit.inspect(state)
        let actions = audit.machine.listedActions(in: state)
        guard !actions.isEmpty else { break }
        state = audit.machine.successor(
          of: state, taking: actions[generator.next(below: actions.count)])
      }
    }
  }
}

extension ReductionInspector {
  /// The report on the machine, from the one on the reduced machine.
  @usableFromInline func report(
    _ report: SearchReport<ReducedMachine<Machine>>
  ) -> ReducedReport<Machine> {
    var judged = report.results.makeIterator()
    let results = properties.enumerated().map { number, property -> PropertyResult<Machine> in
      guard property.refusal == nil, let result = judged.next() else {
        return PropertyResult(
          id: property.property.id, verdict: .undecided(property.refusal ?? .notReducible),
          witness: nil, vacuousClaims: [], isTriggerUnreachable: false)
      }
      if let fault = audit.fault ?? audit.faults[number] {
        return .faulty(.irreducible(fault), property.property)
      }
      return self.result(of: property.property, from: result)
    }
    return ReducedReport(
      visitedStates: report.states, followedTransitions: report.transitions,
      stoppedBy: report.stoppedBy, memory: report.memory,
      fault: audit.fault.map(ModelFault.irreducible) ?? report.fault?.map(\.self),
      results: results)
  }

  /// The result for the machine itself, in which counterexamples are replayed.
  private func result(
    of property: Property<Machine>, from result: PropertyResult<ReducedMachine<Machine>>
  ) -> PropertyResult<Machine> {
    let verdict: Verdict<Machine>
    switch result.verdict {
    case .holds(let witness): verdict = .holds(witness: witness.map(Trace.init(unreduced:)))
    case .undecided(let reason): verdict = .undecided(reason)
    case .faulty(let fault): verdict = .faulty(fault.map(\.self))
    case .violated(nil): verdict = .violated(nil)
    case .violated(let counterexample?):
      let trace = Trace(unreduced: counterexample.trace)
      do throws(ModelFault<Machine>) {
        try TraceMonitor(audit.machine).confirm(trace, breaks: property)
        verdict = .violated(Counterexample(trace: trace, isMinimal: counterexample.isMinimal))
      } catch {
        verdict = .faulty(error)
      }
    }
    return PropertyResult(
      id: property.id, verdict: verdict, witness: result.witness.map(Trace.init(unreduced:)),
      vacuousClaims: result.vacuousClaims, isTriggerUnreachable: result.isTriggerUnreachable)
  }
}

extension Trace {
  /// The trace of a reduced machine as one of the whole machine.
  fileprivate init(unreduced trace: Trace<ReducedMachine<Machine>>)
  where Machine: ReducibleMachine {
    self.init(from: trace.initialState)
    for step in trace.steps { take(step.action, to: step.target) }
  }
}
