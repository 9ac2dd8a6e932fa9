extension StateMachine where Encoding.Key: StateCode {
  /// Explores what is reachable with a visited set of fixed size, and so perhaps not all of it.
  ///
  /// For spaces that do not fit otherwise. A violation found is real, though perhaps not the
  /// shortest; what is not found is undecided (``Undecided/compacted``), and
  /// ``SearchReport/compaction`` estimates what was missed. Besides the set, a search needs 8 bytes
  /// for each state and the codes of two levels. Patterns and always-possible properties stay
  /// undecided.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - compaction: How much to remember.
  ///   - limits: How far to go.
  ///   - threads: How many threads share the work, at most 64. The result does not depend on it.
  ///   - observe: Called now and then with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  @inlinable public func check(
    _ properties: [Property<Self>] = [], compaction: Compaction, limits: SearchLimits = .none,
    threads: Int = 1, observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> SearchReport<Self> {
    let plan = PropertyPlan(properties, isExact: false)
    var search = OnTheFlySearch<Self, BitTable<Encoding.Key>>(
      self, limits: limits, threads: threads, questions: plan.questions
    ) { BitTable(worker: $0, of: $1, compaction: compaction) }
    defer { search.deallocate() }
    search.run(observe: observe)
    return SearchReport(search, plan: plan, estimate: search.estimate())
  }
}

extension OnTheFlySearch {
  /// What a search with compaction has probably omitted.
  @usableFromInline func estimate<Key>() -> CompactionEstimate where Table == BitTable<Key> {
    let segments = (0..<threads).flatMap { workers[$0].table.estimates }
    return CompactionEstimate(segments, states: log.count)
  }
}
