extension DiskWorker {
  @usableFromInline @inline(never) mutating func auditSource(
    _ state: Machine.State, number: Int
  ) {
    if let fault = auditor.fault(in: state) { note(fault, source: number) }
  }

  @usableFromInline @inline(never) mutating func noteVacantCode(_ record: Record) {
    note(.vacantCode(of: encoding.state(of: record.code)), source: .max)
  }

  @usableFromInline @inline(never) mutating func note(
    _ fault: ModelFault<Machine>, source: Int
  ) {
    if let known = self.fault, known.source <= source { return }
    self.fault = SourceFault(source: source, fault: fault)
  }

  @inlinable mutating func matchTerminalState(_ state: Machine.State) {
    for (index, exception) in watchList.terminalStates.enumerated()
    where found.matches.terminalStates[index] == nil && !exception.test(state) {
      found.matches.terminalStates[index] = found.depth
    }
  }

  /// Counts the new states of the sorted table, and matches them with the watch list. They are one
  /// step deeper than the level that is expanded.
  @inlinable mutating func matchNewStates() {
    let open = watchList.states.indices.filter { found.matches.states[$0] == nil }
    for index in 0..<table.count where !table.slots[index].isRevisit {
      found.newStates += 1
      if open.isEmpty { continue }
      let state = encoding.state(of: table.slots[index].code)
      for entry in open where found.matches.states[entry] == nil {
        if watchList.states[entry].matches(state) {
          found.matches.states[entry] = found.depth + 1
        }
      }
    }
  }
}
