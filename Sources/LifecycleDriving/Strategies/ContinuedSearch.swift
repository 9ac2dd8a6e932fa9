/// Makes every choice in every state that the fingerprint distinguishes, in as few lives as it can.
///
/// Where each life starts processes, starting them takes most of the time. So a life goes on from
/// where it is: by a choice that was not made in this state yet, or else by known choices to the
/// nearest state that has one. A new life begins only if it gets there sooner. Each choice is made
/// once in each state, so lives that follow should be compared with the result (``GraphAudit``).
struct ContinuedSearch<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  /// The most steps of all lives together.
  let steps: Int

  /// The choices after which a life ends, so that a life that breaks something can be shortened.
  private static var maxLifeLength: Int { 400 }

  /// How a search ended.
  enum Outcome: Hashable {
    /// Every choice was made in every state.
    case complete
    /// A limit was reached, or something was found after which a life cannot go on.
    case cutShort
    /// Some state has no fingerprint.
    case noFingerprint
    /// States with the same fingerprint differ; the choices lead to one of them.
    case differs([Choice])
  }

  /// Receives each breach, the shortest known life that should show it, and the life that does;
  /// returns whether to go on.
  typealias BreachHandler = (LifeBreach, _ short: [Choice], _ whole: [Choice]) -> Bool

  private struct Progress {
    var graph = LifeGraph()
    var known: Set<LifeBreach.Subject> = []
    /// How the search ended, if it must end.
    var outcome: Outcome?
    /// Whether some life could not go on.
    var hasDeadEnd = false
  }

  /// Runs the lives.
  ///
  /// - Parameter found: Called with each breach of something that was not broken before.
  /// - Returns: How the search ended, and the states that it has found.
  /// - Throws: What making the disk throws.
  func run(found: BreachHandler) throws -> (Outcome, LifeGraph) {
    var progress = Progress()
    let (sum, isOverflow) = runner.coverage.steps.addingReportingOverflow(steps)
    let limit = isOverflow ? Int.max : sum
    repeat {
      try live(&progress, limit: limit, found)
      if let outcome = progress.outcome { return (outcome, progress.graph) }
    } while progress.graph.pathToUnknown(from: 0) != nil
    // A state that only another state leads to, whose life could not go on, is not reached again.
    let isCutShort = progress.hasDeadEnd || progress.graph.hasUnknown
    return (isCutShort ? .cutShort : .complete, progress.graph)
  }

  /// Runs one life.
  private func live(_ progress: inout Progress, limit: Int, _ found: BreachHandler) throws {
    let life = try runner.begin()
    guard var here = enter(life, &progress) else { return }
    // A fresh disk must have the same fingerprint each time.
    if here != 0 { return progress.outcome = .differs([]) }
    while life.choices.count < Self.maxLifeLength, let path = nextPath(from: here, progress.graph) {
      // A life is long here, so the caller is asked more often than before each life.
      guard runner.shouldContinue(runner.coverage) else { throw CheckStopped() }
      for choice in path {
        if runner.coverage.steps >= limit { return progress.outcome = .cutShort }
        guard let next = make(choice, in: life, from: here, &progress, found) else { return }
        here = next
      }
    }
  }

  /// The way to the next choice that was not made yet; nil if a new life gets there sooner.
  private func nextPath(from here: Int, _ graph: LifeGraph) -> [Choice]? {
    guard let path = graph.pathToUnknown(from: here) else { return nil }
    if path.count <= 2 || here == 0 { return path }
    return graph.pathToUnknown(from: 0).map { $0.count + 1 < path.count } == true ? nil : path
  }

  /// Makes a choice.
  ///
  /// - Returns: The state that it leads to; nil if the life or the search ends here.
  private func make(
    _ choice: Choice, in life: Life<Disk, Delegate>, from here: Int, _ progress: inout Progress,
    _ found: BreachHandler
  ) -> Int? {
    guard life.make(choice) else {
      progress.outcome = .differs(life.choices.map(\.choice))
      return nil
    }
    for breach in life.breaches where progress.known.insert(breach.subject).inserted {
      let whole = life.choices.map(\.choice)
      let short = progress.graph.path(to: here, then: choice) ?? whole
      guard found(breach, short, whole) else {
        progress.outcome = .cutShort
        return nil
      }
    }
    // A process that ends no task, or completes no event, is killed there (F96, F69).
    if life.isOver || life.isDoomed {
      _ = progress.graph.note(.end, of: choice, from: here)
      progress.hasDeadEnd = true
      return nil
    }
    guard let next = enter(life, &progress) else { return nil }
    if progress.graph.note(.state(next), of: choice, from: here, marks: life.marks) {
      return next
    }
    progress.outcome = .differs(life.choices.map(\.choice))
    return nil
  }

  /// The state that a life is in; nil if the search ends because nothing tells its states apart.
  private func enter(_ life: Life<Disk, Delegate>, _ progress: inout Progress) -> Int? {
    guard let key = LifeKey(life) else {
      progress.outcome = .noFingerprint
      return nil
    }
    var choices: [Choice] = []
    life.possibleChoices(into: &choices)
    let number = progress.graph.enter(key, choices: choices)
    if number == nil { progress.outcome = .differs(life.choices.map(\.choice)) }
    return number
  }
}
