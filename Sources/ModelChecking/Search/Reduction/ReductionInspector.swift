extension ReducibleMachine {
  /// A part of the states, as much as is needed to judge some properties.
  ///
  /// Of the orders in which independent actions can be taken, a search of it leaves out those that
  /// lead no sooner to what the properties ask for (``ReducedMachine``). Verdicts are those of a search
  /// of the whole machine. What is visited depends on what is asked: few properties that see few parts
  /// let it leave out more. The depth of the report is that of a visited state; distant states need not
  /// be among them.
  ///
  /// Whether something is always possible, and patterns that can be pending at the end of a trace,
  /// are refused as ``Undecided/notReducible``: they depend on states that are left out.
  ///
  /// The search audits what the machine declares, on the states that it visits and on random walks in
  /// the whole machine. If actions are not independent, every property is
  /// ``ModelFault/irreducible(_:)``; a property that sees more than it says is so alone.
  ///
  /// Choosing the actions of a state takes O(all actions × their needs), and its audit O(*n*²)
  /// successors for *n* enabled actions.
  public var reduced: MachineView<Self, ReducedMachine<Self>, ReducedProperty<Self>> {
    MachineView { properties, auditing in
      let reduced = ReducedMachine(self, keeping: properties)
      var inspector = ReductionInspector(self, properties, auditing: auditing)
      return ViewSearch(
        visited: reduced, properties: reduced.kept(properties),
        inspect: { inspector.inspect($0, of: $1) }, report: { inspector.report($0) })
    }
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
  func kept(_ properties: [ReducedProperty<Base>]) -> [Property<Self>] {
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
struct ReductionInspector<Machine: ReducibleMachine> {
  private var audit: ReductionAudit<Machine>
  private let properties: [ReducedProperty<Machine>]
  private let auditing: ContractAudit

  init(
    _ machine: Machine, _ properties: [ReducedProperty<Machine>], auditing: ContractAudit
  ) {
    audit = ReductionAudit(machine, properties)
    self.properties = properties
    self.auditing = auditing
  }

  /// Inspects a selection of the search's new states.
  /// - Returns: The fault of the machine, if one is known by now.
  mutating func inspect(
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
  func report(
    _ report: SearchReport<ReducedMachine<Machine>>
  ) -> SearchReport<Machine> {
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
    return SearchReport(
      report, fault: audit.fault.map(ModelFault.irreducible), results: results)
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
