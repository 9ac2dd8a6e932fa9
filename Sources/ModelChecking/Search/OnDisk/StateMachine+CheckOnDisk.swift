extension StateMachine where Encoding.Key: StateCode {
  /// Explores every reachable state and judges properties on the way, with the states in files.
  ///
  /// Meant for machines whose states do not fit in memory. After a complete search, counts, verdicts
  /// and counterexamples are the same as those of
  /// ``check(_:limits:auditing:threads:observe:)-(_,_,_,_,_)``. A search that was cut short has kept
  /// the levels that were complete: the next one with the same machine, properties and folder goes on
  /// from there, on any number of threads and with any memory. The files are removed when the search is
  /// complete.
  ///
  /// - A limit of states or depth, a limit of time, a full disk and the caller stop the search after
  ///   the last complete level; the report is about the levels up to it.
  /// - A fault of the machine may be shown by another state than in memory.
  /// - Further searches, for the shortest trace that breaks a pattern and for properties that need the
  ///   transitions, take place in memory, and what they cannot decide there is undecided.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - options: The folder for the files, and the memory to use.
  ///   - limits: How far to go. The limit of memory is that of the further searches.
  ///   - audit: For how many states the machine's contract is audited.
  ///   - threads: How many threads share the work: the largest power of two of them, at most 64.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  /// - Throws: ``DiskSearchError`` if the folder cannot be used.
  /// - Complexity: O(transitions + states × levels) time; a code for each state on the disk, twice
  ///   that if there are many levels.
  @inlinable public func check(
    _ properties: [Property<Self>] = [], onDisk options: DiskSearchOptions,
    limits: SearchLimits = .none, auditing audit: ContractAudit = .standard, threads: Int = 1,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) throws(DiskSearchError) -> SearchReport<Self> {
    try check(
      properties, onDisk: options, limits: limits, auditing: audit, threads: threads,
      observe: observe
    ) { _, _ in nil }
  }

  /// Like the method above, but passes new states to `inspect`, which may find faults of its own.
  @inlinable func check(
    _ properties: [Property<Self>], onDisk options: DiskSearchOptions, limits: SearchLimits,
    auditing audit: ContractAudit, threads: Int,
    observe: (SearchProgress) -> SearchControl, inspect: Inspection
  ) throws(DiskSearchError) -> SearchReport<Self> {
    let plan = PropertyPlan(properties, observerWords: 63)
    let shared = limits.shared
    let run = DiskRun(
      machine: self, watchList: plan.watchList, options: options, limits: limits,
      shared: shared, audit: audit, threads: threads)
    return switch plan.watchList.observers.wordCount {
    case 0:
      try run.report(CodeRecord<Encoding.Key>.self, plan, observe: observe, inspect: inspect)
    case 1...3:
      try run.report(
        ObservedRecord<Encoding.Key, SIMD4<UInt64>>.self, plan, observe: observe,
        inspect: inspect)
    case 4...15:
      try run.report(
        ObservedRecord<Encoding.Key, SIMD16<UInt64>>.self, plan, observe: observe,
        inspect: inspect)
    default:
      try run.report(
        ObservedRecord<Encoding.Key, SIMD64<UInt64>>.self, plan, observe: observe,
        inspect: inspect)
    }
  }
}
