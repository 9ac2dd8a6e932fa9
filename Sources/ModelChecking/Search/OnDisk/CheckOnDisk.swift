extension StateMachine where Encoding.Key: StateCode {
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

extension MachineView where Visited.Encoding.Key: StateCode {
  /// Explores the view with its states in files.
  ///
  /// A search that is taken up again audits all states again, because files hold no faults.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - options: How to search, with the folder for the files.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts of the view, and a result for each property.
  /// - Throws: ``DiskSearchError`` if the folder cannot be used.
  @inlinable public func check(
    _ properties: [Question] = [], options: SearchOptions<DiskStorage>,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) throws(DiskSearchError) -> SearchReport<Machine> {
    let search = search(properties, options.audit)
    return search.report(
      try search.visited.check(
        search.properties, options: options, observe: observe, inspect: search.inspect))
  }
}
