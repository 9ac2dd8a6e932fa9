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

  /// As above; `inspect` is shown new states, and may find faults of its own.
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

/// A search on disk before the form of its records is known.
@usableFromInline struct DiskRun<Machine: StateMachine>
where Machine.Encoding.Key: StateCode {
  @usableFromInline let machine: Machine
  @usableFromInline let watchList: WatchList<Machine>
  @usableFromInline let options: DiskSearchOptions
  @usableFromInline let limits: SearchLimits
  @usableFromInline let shared: SharedLimits?
  @usableFromInline let audit: ContractAudit
  @usableFromInline let threads: Int

  @inlinable init(
    machine: Machine, watchList: WatchList<Machine>, options: DiskSearchOptions,
    limits: SearchLimits, shared: SharedLimits?, audit: ContractAudit, threads: Int
  ) {
    self.machine = machine
    self.watchList = watchList
    self.options = options
    self.limits = limits
    self.shared = shared
    self.audit = audit
    self.threads = threads
  }

  /// Searches, with the states in records of a form. The files are removed unless something was cut
  /// short, also a search that follows.
  @inlinable func report<Record: DiskRecord>(
    _ record: Record.Type, _ plan: PropertyPlan<Machine>,
    observe: (SearchProgress) -> SearchControl, inspect: Machine.Inspection
  ) throws(DiskSearchError) -> SearchReport<Machine>
  where Record.Code == Machine.Encoding.Key {
    let folder = try SearchFolder(options)
    var search = DiskSearch<Machine, Record>(
      machine, watchList: watchList, folder: folder, memory: options.memory,
      limits: limits, shared: shared, audit: audit, threads: threads)
    try search.readFolder()
    search.run(observe: observe, inspect: inspect)
    let findings = search.findings(observe: observe)
    search.releaseTables()
    let report = SearchReport(
      findings,
      results: plan.results(
        from: findings, searching: machine, limits: limits, shared: shared, auditing: audit,
        observe: observe))
    search.removeFiles(ifComplete: report)
    return report
  }
}

extension DiskSearch {
  /// What was found, with the traces.
  @usableFromInline mutating func findings(
    observe: (SearchProgress) -> SearchControl
  ) -> SearchFindings<Machine> {
    var traces = SearchFindings<Machine>.Traces()
    if fault == nil, let level = levels.last {
      do throws(SearchStop) {
        for (entry, depth) in zip(watchList.states, level.matches.states) {
          traces.states.append(try trace(to: .state(entry), firstAt: depth, observe))
        }
        for (condition, depth) in zip(watchList.steps, level.matches.steps) {
          traces.steps.append(try trace(to: .step(condition), firstAt: depth, observe))
        }
        for (exception, depth) in zip(watchList.terminalStates, level.matches.terminalStates) {
          traces.terminalStates.append(
            try trace(to: .terminalState(exception), firstAt: depth, observe))
        }
      } catch {
        stoppedBy = error.limit
        folder.removeTemporaries()
      }
    }
    traces.fill(watchList)
    return SearchFindings(self, traces)
  }

  /// Gives the memory of the tables back before other searches follow.
  @usableFromInline func releaseTables() {
    for number in 0..<threads { workers[number].table.release() }
  }

  /// Removes the files of a search that leaves nothing to go on with.
  @usableFromInline func removeFiles(ifComplete report: SearchReport<Machine>) {
    let isCut = report.results.contains { result in
      if case .undecided(.stopped) = result.verdict { true } else { false }
    }
    if report.isComplete, !isCut { removeFiles() }
  }

  private mutating func trace(
    to goal: Goal, firstAt depth: Int?, _ observe: (SearchProgress) -> SearchControl
  ) throws(SearchStop) -> Trace<Machine>? {
    guard let depth else { return nil }
    return try trace(to: goal, depth: depth, observe: observe)
  }

  /// The greatest depth of a known state.
  fileprivate var depth: Int { levels.last { $0.newStates > 0 }?.depth ?? 0 }
}

extension SearchFindings {
  /// The findings of a search on disk.
  init<Record: DiskRecord>(
    _ search: borrowing DiskSearch<Machine, Record>, _ traces: Traces
  ) {
    let level = search.levels.last ?? LevelRecord(of: search.watchList)
    let isCut = search.stoppedBy != nil
    self.init(
      states: level.states, transitions: level.transitions, depth: search.depth,
      stoppedBy: search.stoppedBy,
      memory: MemoryUse(visited: search.tableBytes, order: 0, parents: 0, heap: 0),
      extent: SearchExtent(
        stoppedBy: search.stoppedBy, exhaustedLength: isCut ? level.depth : .max),
      fault: search.fault, auditedStates: search.audit.count(of: level.states - level.newStates),
      violated: level.violated, exercised: level.exercised, traces: traces)
  }
}
