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

  /// Explores every reachable state and judges properties on the way, with the states in files.
  ///
  /// Meant for machines whose states do not fit in memory. After a complete search, counts, verdicts
  /// and counterexamples are the same as those of a search in memory. A search that was cut short has
  /// kept the levels that were complete: the next one with the same machine, properties and folder
  /// goes on from there, on any number of threads and with any memory. The files are removed when the
  /// search is complete.
  ///
  /// - A limit of states or depth, a limit of time, a full disk and the caller stop the search after
  ///   the last complete level; the report is about the levels up to it.
  /// - A fault of the machine may be shown by another state than in memory.
  /// - Further searches, for the shortest trace that breaks a pattern and for properties that need the
  ///   transitions, take place in memory, and what they cannot decide there is undecided. The limit of
  ///   memory is theirs.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - options: How to search, with the folder for the files.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  /// - Throws: ``DiskSearchError`` if the folder cannot be used.
  /// - Complexity: O(transitions + states × levels) time; a code for each state on the disk, twice
  ///   that if there are many levels.
  @inlinable public func check(
    _ properties: [Property<Self>] = [], options: SearchOptions<DiskStorage>,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) throws(DiskSearchError) -> SearchReport<Self> {
    try check(properties, options: options, observe: observe) { _, _ in nil }
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

  @inlinable func check(
    _ properties: [Property<Self>], options: SearchOptions<DiskStorage>,
    observe: (SearchProgress) -> SearchControl, inspect: Inspection
  ) throws(DiskSearchError) -> SearchReport<Self> {
    let plan = PropertyPlan(properties, observerWords: 63)
    let request = SearchRequest(plan.watchList, options)
    func report<Record: DiskRecord>(
      by record: Record.Type
    ) throws(DiskSearchError) -> SearchReport<Self> where Record.Code == Encoding.Key {
      var search = try DiskSearch<Self, Record>(self, request, in: options.storage)
      try search.readFolder()
      search.run(observe: observe, inspect: inspect)
      let findings = search.findings(observe: observe)
      search.releaseTables()
      let report = plan.report(on: findings, of: self, request, observe: observe)
      search.removeFiles(ifComplete: report)
      return report
    }
    return switch plan.watchList.observers.wordCount {
    case 0: try report(by: CodeRecord<Encoding.Key>.self)
    case 1...3: try report(by: ObservedRecord<Encoding.Key, SIMD4<UInt64>>.self)
    case 4...15: try report(by: ObservedRecord<Encoding.Key, SIMD16<UInt64>>.self)
    default: try report(by: ObservedRecord<Encoding.Key, SIMD64<UInt64>>.self)
    }
  }
}
