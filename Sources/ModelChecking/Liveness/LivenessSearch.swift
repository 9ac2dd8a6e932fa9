/// The searches that one statement needs; what they have in common is prepared once.
struct LivenessSearch<Machine: StateMachine>: RunSearch {
  let graph: StateGraph<Machine>
  let property: LivenessProperty<Machine>
  private var limits: SearchLimits
  private var shared: SharedLimits?
  private let predicates: [String]
  private let classes: StepClasses
  private let known = CycleCache()

  init(
    graph: StateGraph<Machine>, property: LivenessProperty<Machine>, predicates: [String]? = nil,
    limits: SearchLimits
  ) {
    self.graph = graph
    self.property = property
    self.limits = limits
    shared = limits.shared
    let predicates = predicates ?? property.formula.predicates
    self.predicates = predicates
    let vocabulary = property.vocabulary
    classes = StepClasses(
      of: graph, predicates: predicates.compactMap(vocabulary.predicate), rules: vocabulary.rules)
  }

  /// The same search without limits.
  var unlimited: Self {
    var copy = self
    (copy.limits, copy.shared) = (.none, nil)
    return copy
  }

  /// A run that is fair and breaks a formula, or nil if the graph has none.
  func run(
    breaking formula: LTLFormula, under fairness: [Fairness]
  ) -> Result<Lasso<Machine>?, LivenessDoubt> {
    do {
      let automaton = try BuchiAutomaton(formula, isNegated: true, predicates: predicates)
      return run(acceptedBy: automaton, under: fairness)
    } catch {
      return .failure(.formulaTooLarge)
    }
  }

  func run(
    acceptedBy automaton: BuchiAutomaton, under fairness: [Fairness]
  ) -> Result<Lasso<Machine>?, LivenessDoubt> {
    guard automaton.stateCount > 0 else { return .success(nil) }
    let product = FairProduct(
      of: graph, classes: classes, automaton: automaton,
      masks: FairnessMasks(fairness, in: property.vocabulary))
    switch product.fairRun(limits: limits, shared: shared, known: known) {
    case .none: return .success(nil)
    case .stopped(let limit): return .failure(.stopped(by: limit))
    case .found(let path): return .success(lasso(path, under: fairness))
    }
  }

  /// As above. Without unconditional assumptions every finite run can be continued to a fair one, so that
  /// a formula without operators of time need only be true somewhere.
  func isMet(_ formula: LTLFormula) -> Result<Bool, LivenessDoubt> {
    let masks = FairnessMasks(property.fairness, in: property.vocabulary)
    guard formula.isImmediate, masks.unconditional == 0 else {
      return run(breaking: .not(.eventually(formula)), under: property.fairness).map { $0 != nil }
    }
    let ends = graph.table.ends.map { classes.stateLetters[$0] }
    return .success(
      classes.letters.contains { isTrue(formula, of: $0) }
        || Set(ends).contains { isTrue(formula, of: $0) })
  }

  private func isTrue(_ formula: LTLFormula, of letter: UInt64) -> Bool {
    let names = predicates.indices.filter { letter >> UInt64($0) & 1 == 1 }.map { predicates[$0] }
    return LassoWord(positions: [Set(names)], loop: 0).satisfies(formula)
  }

  private func lasso(_ path: LassoPath, under fairness: [Fairness]) -> Lasso<Machine> {
    var stem = Trace<Machine>(from: graph.states[path.initialState])
    for transition in path.stem {
      let step = self.step(transition)
      stem.take(step.action, to: step.target)
    }
    return Lasso(
      stem: stem, cycle: path.cycle.map(step),
      under: (try? property.assuming(fairness)) ?? property,
      in: graph.machine)
  }

  private func step(_ transition: Int) -> Step<Machine> {
    let table = graph.table
    return Step(
      source: graph.states[table.source(of: transition)],
      action: graph.actions[Int(table.action[transition])],
      target: graph.states[Int(table.target[transition])])
  }

  var hasStart: Bool { graph.initialCount > 0 }

  var ends: Result<(meant: Int, deadlocks: Int), LivenessDoubt> {
    let ends = graph.table.ends
    let meant = ends.filter { property.vocabulary.validEndStates.holds(in: graph.states[$0]) }.count
    return .success((meant, ends.count - meant))
  }
}

extension LTLFormula {
  /// What makes a promise due: the left side of `always (… implies …)`.
  var trigger: LTLFormula? {
    var position = terms.count - 1
    while case .always(let part) = terms[position] { position = part }
    guard case .implies(let left, _) = terms[position] else { return nil }
    return part(at: left)
  }

  /// Whether one position of a run decides the formula.
  var isImmediate: Bool {
    terms.allSatisfy { term in
      switch term {
      case .constant, .predicate, .not, .and, .or, .implies: true
      case .next, .weakNext, .always, .eventually, .until, .releases: false
      }
    }
  }
}
