extension Property {
  /// Removes from a violating trace the actions that are not needed to break this property.
  ///
  /// 1. Chunks of actions are dropped, the largest first. Actions that are not enabled without them
  ///    are skipped.
  /// 2. The result is *1-minimal*: no single action can be dropped.
  /// 3. If all shorter traces can be searched within the limits, the counterexample is the first of
  ///    the shortest ones. It is then the same for every walk, and is marked minimal.
  ///
  /// - Parameters:
  ///   - trace: A trace that breaks this property.
  ///   - machine: The machine that it is a trace of.
  ///   - limits: How much of the space below the shrunk length may be searched.
  /// - Returns: The shrunk counterexample, or nil if `trace` does not break this property.
  /// - Throws: The fault, if the machine no longer makes this trace or the shrunk one.
  /// - Complexity: O(*n*²) replayed actions for *n* actions, and the search.
  public func shrink(
    _ trace: Trace<Machine>, in machine: Machine, limits: SearchLimits
  ) throws(ModelFault<Machine>) -> Counterexample<Machine>? {
    guard let violating = violatingPrefix(of: trace, in: machine) else { return nil }
    let monitor = TraceMonitor(machine)
    try monitor.confirm(violating, breaks: self)
    let shrunk = droppingChunks(from: violating, in: machine)
    try monitor.confirm(shrunk, breaks: self)
    return try shortest(within: shrunk.count, in: machine, limits: limits)
      ?? Counterexample(trace: shrunk, isMinimal: false)
  }

  private func droppingChunks(from trace: Trace<Machine>, in machine: Machine) -> Trace<Machine> {
    let actions = trace.actions.droppingChunks(from: .start) { actions in
      let candidate = Trace(from: trace.initialState, takingOf: actions, in: machine)
      return violatingPrefix(of: candidate, in: machine)?.actions
    }
    return Trace(from: trace.initialState, takingOf: actions, in: machine)
  }

  private func shortest(
    within length: Int, in machine: Machine, limits: SearchLimits
  ) throws(ModelFault<Machine>) -> Counterexample<Machine>? {
    // One more step, because only an expanded state is known to be terminal.
    var limits = limits
    limits.depth = min(limits.depth ?? .max, length + 1)
    let graph = machine.explore(limits: limits)
    let breakable = Property(id, statement, claims: claims.filter(\.isRefutedByOneTrace))
    switch graph.check(breakable).verdict {
    case .violated(let found?) where found.isMinimal && found.trace.count <= length: return found
    case .faulty(let fault): throw fault
    case .holds, .violated, .undecided: return nil
    }
  }
}

extension Trace {
  /// The trace of those actions of a list that are enabled when their turn comes.
  fileprivate init(
    from initialState: Machine.State, takingOf actions: [Machine.Action], in machine: Machine
  ) {
    self.init(from: initialState)
    for action in actions where machine.actions(in: finalState).contains(action) {
      take(action, to: machine.successor(of: finalState, taking: action))
    }
  }
}

/// The side of a list from which chunks are dropped first.
package enum ChunkSide: Sendable { case start, end }

extension Array {
  /// Drops chunks of elements, the largest first, for as long as something shorter is accepted.
  ///
  /// - Parameters:
  ///   - side: The side to begin at.
  ///   - accept: Called with the list without a chunk. Returns the list that replaces it, or nil to
  ///     keep the chunk. A list that is not shorter than before is ignored.
  /// - Returns: The last accepted list. No single element of it can be dropped.
  /// - Throws: What `accept` throws.
  /// - Complexity: O(*n*²) calls in the worst case, O(*n*) as a rule.
  package func droppingChunks<Failure: Error>(
    from side: ChunkSide, accepting accept: ([Element]) throws(Failure) -> [Element]?
  ) throws(Failure) -> [Element] {
    var best = self
    var size = Swift.max(1, count / 2)
    while size >= 1 {
      let countBefore = best.count
      var position = side == .start ? 0 : best.count
      while side == .start ? position < best.count : position > 0 {
        let chunk =
          side == .start
          ? position..<Swift.min(position + size, best.count)
          : Swift.max(0, position - size)..<position
        let shorter = try accept(Array(best[..<chunk.lowerBound] + best[chunk.upperBound...]))
        let isShorter = shorter.map { $0.count < best.count } ?? false
        if isShorter, let shorter { best = shorter }
        switch side {
        case .start: position = isShorter ? position : chunk.upperBound
        case .end: position = Swift.min(chunk.lowerBound, best.count)
        }
      }
      if size > 1 { size /= 2 } else if best.count == countBefore { size = 0 }
    }
    return best
  }
}
