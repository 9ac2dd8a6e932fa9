extension StateMachine {
  /// Explores every reachable state and judges properties on the way.
  ///
  /// The states are remembered and the transitions are not, so that far larger machines fit than
  /// with ``explore(limits:observe:)``. States, transitions, depth, verdicts and counterexamples are
  /// the same as there and on any number of threads; what a search that was cut short leaves
  /// undecided may differ. Properties that need the transitions again (always possible, and patterns
  /// that a trace can end owing) are judged by ``explore(limits:observe:)`` afterwards, within the
  /// same limits.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - limits: How far to go.
  ///   - threads: How many threads share the work, at most 64.
  ///   - observe: Called now and then with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  /// - Complexity: O(transitions × (conditions of the properties)) time, O(states) memory: for a
  ///   packed state 4 bytes and some 2.6 times its code.
  @inlinable public func check(
    _ properties: [Property<Self>] = [], limits: SearchLimits = .none, threads: Int = 1,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> SearchReport<Self> {
    let plan = PropertyPlan(properties)
    if plan.questions.observers.wordCount == 0 {
      return check(
        plan, limits: limits, threads: threads, table: Encoding.Table.self, observe: observe)
    }
    return check(
      plan, limits: limits, threads: threads, table: IndexTable<Encoding.Key>.self,
      observe: observe)
  }

  @inlinable func check<Table: ExactTable>(
    _ plan: PropertyPlan<Self>, limits: SearchLimits, threads: Int, table: Table.Type,
    observe: (SearchProgress) -> SearchControl
  ) -> SearchReport<Self> where Table.Key == Encoding.Key {
    var search = OnTheFlySearch<Self, Table>(
      self, limits: limits, threads: threads, questions: plan.questions)
    defer { search.deallocate() }
    search.run(observe: observe)
    return SearchReport(search, plan: plan, observe: observe)
  }
}

/// What a search has found.
public struct SearchReport<Machine: StateMachine>: Sendable {
  /// The number of distinct states found.
  public let states: Int
  /// The number of transitions of all expanded states.
  public let transitions: Int
  /// The greatest depth of a known state, in steps.
  public let depth: Int
  /// What cut the search short, or nil if every reachable state was expanded.
  public let stoppedBy: Limit?
  /// What the search held in memory at its end.
  public let memory: MemoryUse
  /// The results, in the order of the properties.
  public let results: [PropertyResult<Machine>]
  /// What was probably omitted; nil after an exact search.
  public let compaction: CompactionEstimate?

  /// Whether the whole reachable state space was explored, for certain.
  public var isComplete: Bool { stoppedBy == nil && compaction == nil }

  @usableFromInline init(
    states: Int, transitions: Int, depth: Int, stoppedBy: Limit?, memory: MemoryUse,
    results: [PropertyResult<Machine>]
  ) {
    self.states = states
    self.transitions = transitions
    self.depth = depth
    self.stoppedBy = stoppedBy
    self.memory = memory
    self.results = results
    compaction = nil
  }

  /// The report of a search with compaction.
  @usableFromInline init<Table: VisitedTable>(
    _ search: OnTheFlySearch<Machine, Table>, plan: PropertyPlan<Machine>,
    estimate: CompactionEstimate
  ) {
    states = search.log.count
    transitions = search.transitionCount
    depth = search.depth
    stoppedBy = search.stoppedBy
    memory = search.memoryUse
    results = plan.results(from: search) { _ in .proceed }.sorted { $0.key < $1.key }.map(\.value)
    compaction = estimate
  }

  /// The same counts with results for another machine.
  @usableFromInline func translated<Other: StateMachine>(
    _ results: [PropertyResult<Other>]
  ) -> SearchReport<Other> {
    SearchReport<Other>(
      states: states, transitions: transitions, depth: depth, stoppedBy: stoppedBy,
      memory: memory, results: results)
  }

  @usableFromInline init<Table: VisitedTable>(
    _ search: OnTheFlySearch<Machine, Table>, plan: PropertyPlan<Machine>,
    observe: (SearchProgress) -> SearchControl
  ) {
    states = search.log.count
    transitions = search.transitionCount
    depth = search.depth
    stoppedBy = search.stoppedBy
    memory = search.memoryUse
    var results = plan.results(from: search, observe: observe)
    if !plan.graphProperties.isEmpty {
      var isCancelled = search.stoppedBy == .cancelled
      let graph = search.machine.explore(limits: search.limits) { progress in
        if !isCancelled, observe(progress) == .stop { isCancelled = true }
        return isCancelled ? .stop : .proceed
      }
      for (index, property) in plan.graphProperties { results[index] = graph.check(property) }
    }
    self.results = results.sorted { $0.key < $1.key }.map(\.value)
    compaction = nil
  }
}
