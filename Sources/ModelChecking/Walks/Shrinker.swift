extension Property {
  /// Removes from a violating trace what is not needed to break this property.
  ///
  /// 1. Chunks of actions are dropped, the largest first. What is no longer enabled without them is
  ///    skipped, and only the steps that were really taken are kept.
  /// 2. The result is *1-minimal*: no single action can be dropped.
  /// 3. The traces that are shorter are searched; if they can be exhausted within the limits, the
  ///    counterexample returned is the first of the shortest ones, the same for every walk, and is
  ///    marked minimal.
  ///
  /// - Parameters:
  ///   - trace: A trace that breaks this property.
  ///   - machine: The machine that it is a trace of.
  ///   - limits: How much of the space below the shrunk length may be searched.
  /// - Returns: The shrunk counterexample, or nil if `trace` does not break this property.
  /// - Complexity: O(*n*²) replayed actions for *n* actions, and the search.
  public func shrink(
    _ trace: Trace<Machine>, in machine: Machine, limits: SearchLimits
  ) -> Counterexample<Machine>? {
    guard let violating = violatingPrefix(of: trace, in: machine) else { return nil }
    let shrunk = droppingChunks(from: violating, in: machine)
    return shortest(within: shrunk.count, in: machine, limits: limits)
      ?? Counterexample(trace: shrunk, isMinimal: false)
  }

  private func droppingChunks(from trace: Trace<Machine>, in machine: Machine) -> Trace<Machine> {
    var best = trace
    var size = max(1, best.count / 2)
    while size >= 1 {
      var start = 0
      var improved = false
      while start < best.count {
        if let shorter = dropping(start..<min(start + size, best.count), from: best, in: machine) {
          best = shorter
          improved = true
        } else {
          start += size
        }
      }
      if !improved || size > 1 { size = size == 1 ? 0 : size / 2 }
    }
    return best
  }

  private func dropping(
    _ range: Range<Int>, from trace: Trace<Machine>, in machine: Machine
  ) -> Trace<Machine>? {
    var candidate = Trace<Machine>(from: trace.initialState)
    for (index, step) in trace.steps.enumerated() where !range.contains(index) {
      guard machine.actions(in: candidate.finalState).contains(step.action) else { continue }
      let target = machine.successor(of: candidate.finalState, taking: step.action)
      candidate.take(step.action, to: target)
    }
    guard let violating = violatingPrefix(of: candidate, in: machine) else { return nil }
    return violating.count < trace.count ? violating : nil
  }

  private func shortest(
    within length: Int, in machine: Machine, limits: SearchLimits
  ) -> Counterexample<Machine>? {
    // One step more, because only an expanded state is known to be terminal.
    var limits = limits
    limits.depth = min(limits.depth ?? .max, length + 1)
    let graph = machine.explore(limits: limits)
    let breakable = Property(id, statement, claims: claims.filter(\.isRefutedByOneTrace))
    guard case .violated(let counterexample?) = graph.check(breakable).verdict,
      counterexample.isMinimal, counterexample.trace.count <= length
    else { return nil }
    return counterexample
  }
}
