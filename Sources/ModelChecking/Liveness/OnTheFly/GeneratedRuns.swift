/// Runs of a machine that is searched without storing its transitions.
struct GeneratedRuns<Machine: StateMachine>: RunSearch {
  let machine: Machine
  let property: LivenessProperty<Machine>
  let limits: SearchLimits
  let stop: PeriodicStopCheck

  var hasStart: Bool { !machine.initialStates.isEmpty }

  func run(
    breaking formula: LTLFormula, under fairness: [Fairness]
  ) -> Result<Lasso<Machine>?, LivenessDoubt> {
    let automaton: BuchiAutomaton
    do {
      automaton = try BuchiAutomaton(formula, isNegated: true)
    } catch {
      return .failure(.formulaTooLarge)
    }
    guard automaton.stateCount > 0 else { return .success(nil) }
    let product = GeneratedProduct(
      of: machine, automaton: automaton, property: property, fairness: fairness)
    var search = OpenComponents(product, limits: limits, stop: stop)
    let outcome = search.run()
    let assembly = RunAssembly(product)
    switch outcome {
    case .none: return .success(nil)
    case .stopped(let limit): return .failure(.stopped(by: limit))
    case .end(let place):
      let (start, stem) = assembly.run(to: place)
      return .success(lasso(from: start, stem, [], product))
    case .cycle(let members):
      let (start, stem, cycle) = assembly.run(round: members)
      return .success(lasso(from: start, stem, cycle, product))
    }
  }

  var ends: Result<(meant: Int, deadlocks: Int), LivenessDoubt> {
    let product = GeneratedProduct(
      of: machine, automaton: BuchiAutomaton.everything, property: property, fairness: [])
    var limit: Limit?
    let ends = product.ends(meant: property.vocabulary.validEndStates) {
      limit = stop.limit
      return limit != nil
    }
    return ends.map { .success($0) } ?? .failure(.stopped(by: limit ?? .cancelled))
  }

  private typealias Passage = RunAssembly<Machine>.Passage

  private func lasso(
    from start: Int, _ stem: [Passage], _ cycle: [Passage], _ product: GeneratedProduct<Machine>
  ) -> Lasso<Machine> {
    var numbers: [Step<Machine>: Int] = [:]
    var steps: [Step<Machine>] = []
    func number(_ passage: Passage) -> Int {
      let source = product.state(of: passage.source)
      let step = Step<Machine>(
        source: source, action: passage.way.action,
        target: machine.successor(of: source, taking: passage.way.action))
      if let known = numbers[step] { return known }
      numbers[step] = steps.count
      steps.append(step)
      return steps.count - 1
    }
    let path = LassoPath(
      initialState: 0, stem: stem.map(number), cycle: cycle.map(number)
    ).reduced
    var trace = Trace<Machine>(from: product.state(of: start))
    for step in path.stem { trace.take(steps[step].action, to: steps[step].target) }
    return Lasso(stem: trace, cycle: path.cycle.map { steps[$0] }, under: property, in: machine)
  }
}
