extension DiskSearch {
  /// The findings with their traces.
  @inlinable mutating func findings(
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

  /// Releases the memory of the tables before other searches follow.
  @usableFromInline func releaseTables() {
    for number in 0..<threads { workers[number].table.release() }
  }

  /// Removes the files of a search that cannot be continued.
  @usableFromInline func removeFiles(ifComplete report: SearchReport<Machine>) {
    let isCut = report.results.contains { result in
      if case .undecided(.stopped) = result.verdict { true } else { false }
    }
    if report.isComplete, !isCut { removeFiles() }
  }

  @inlinable mutating func trace(
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
  @usableFromInline init<Record: DiskRecord>(
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
