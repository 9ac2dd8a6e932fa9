extension StateMachine {
  /// Explores every reachable state and judges properties on the way.
  ///
  /// Only the states are stored, so that far larger machines fit in memory than with
  /// ``explore(limits:auditing:observe:)``. Counts, verdicts and counterexamples are the same as
  /// there, and on any number of threads; only what a search that was cut short leaves undecided
  /// may differ, and which of several shortest traces is shown by a machine whose actions have
  /// costs. This search ignores ``cost(of:)``, because it compares no two ways to a state, and shows
  /// the first.
  ///
  /// Some properties need further searches: one for the shortest trace that breaks a pattern, and
  /// ``explore(limits:auditing:observe:)`` for properties that need the transitions again (always
  /// possible, and patterns that can be pending at the end of a trace). Each search begins after the
  /// one before has released its memory, so the limits of states and memory hold for each; the limit
  /// of time holds for all together.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - options: How to search.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  /// - Complexity: O(transitions × (conditions of the properties)) time, O(states) memory: for a
  ///   packed state 4 bytes and some 2.6 times its code.
  @inlinable public func check(
    _ properties: [Property<Self>] = [], options: SearchOptions<MemoryStorage> = SearchOptions(),
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> SearchReport<Self> {
    check(properties, options: options, observe: observe) { _, _ in nil }
  }
}

extension StateMachine where Encoding.Key: StateCode {
  /// Explores with a visited set of fixed size, which may omit reachable states.
  ///
  /// Meant for machines that do not fit in memory otherwise. A violation that is found is real, but
  /// perhaps not a shortest one. What is not found is undecided (``Undecided/compacted``), and
  /// ``SearchReport/compaction`` estimates what was missed. Besides the set, a search needs 8 bytes
  /// for each state and the codes of two levels. Patterns and always-possible properties stay
  /// undecided.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - options: How to search, with the size of the visited set.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  @inlinable public func check(
    _ properties: [Property<Self>] = [], options: SearchOptions<Compaction>,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> SearchReport<Self> {
    check(properties, options: options, observe: observe) { _, _ in nil }
  }
}

// MARK: - With an inspection of new states

extension StateMachine {
  /// Inspects the states with some numbers during a search. Returns a fault, if any.
  @usableFromInline typealias Inspection = (Range<Int>, (Int) -> State) -> ModelFault<Self>?

  @inlinable func check(
    _ properties: [Property<Self>], options: SearchOptions<MemoryStorage>,
    observe: (SearchProgress) -> SearchControl, inspect: Inspection
  ) -> SearchReport<Self> {
    let plan = PropertyPlan(properties)
    let request = SearchRequest(plan.watchList, options)
    let findings =
      plan.watchList.observers.wordCount > 0
      ? search(
        IndexTable<Encoding.Key>.self, Encoding.self, request, observe: observe, inspect: inspect)
      : searchOfShortArrays(request, observe: observe, inspect: inspect)
        ?? search(
          SegmentedTable<Encoding.Format>.self, Encoding.self, request, observe: observe,
          inspect: inspect)
    return plan.report(on: findings, of: self, request, observe: observe)
  }

  /// Runs one search and releases its memory.
  @inlinable func search<Chosen: StateEncoding<State>, Table: ExactTable & ~Copyable>(
    _ table: Table.Type, _ encoding: Chosen.Type, _ request: SearchRequest<Self>,
    observe: (SearchProgress) -> SearchControl, inspect: Inspection
  ) -> SearchFindings<Self> where Table.Key == Chosen.Key {
    var search = OnTheFlySearch<Self, Chosen, Table>(self, request)
    search.run(observe: observe, inspect: inspect)
    return search.findings
  }
}

extension StateMachine where Encoding.Key: StateCode {
  @inlinable func check(
    _ properties: [Property<Self>], options: SearchOptions<Compaction>,
    observe: (SearchProgress) -> SearchControl, inspect: Inspection
  ) -> SearchReport<Self> {
    let plan = PropertyPlan(properties, isExact: false)
    let request = SearchRequest(plan.watchList, options)
    let findings = search(
      with: options.storage, request, observe: observe, inspect: inspect)
    return plan.report(on: findings, of: self, request, observe: observe)
  }

  @inlinable func search(
    with compaction: Compaction, _ request: SearchRequest<Self>,
    observe: (SearchProgress) -> SearchControl, inspect: Inspection
  ) -> SearchFindings<Self> {
    var search = OnTheFlySearch<Self, Encoding, BitTable<Encoding.Key>>(self, request) {
      BitTable(worker: $0, of: $1, compaction: compaction)
    }
    search.run(observe: observe, inspect: inspect)
    return search.compactedFindings()
  }
}
