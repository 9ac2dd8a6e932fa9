extension OnTheFlySearch where Table: ~Copyable {
  @usableFromInline mutating func observeInitialState(_ reference: Table.Reference, owner: Int) {
    guard observers.wordCount > 0 else { return }
    var words = observers.initial
    workers[owner].observations.elements.pointee.add(
      &words, to: Table.number(of: reference, of: parts), reference: reference, isNew: true)
  }

  @usableFromInline func beginLevel() {
    guard observers.wordCount > 0 else { return }
    let bits = observers.bitsOfInterest(after: matches.violated)
    for number in 0..<parts {
      workers[number].observations.elements.pointee.beginLevel(following: bits)
    }
  }

  /// Collects the observers' findings of a level. It is not called for an interrupted level, whose
  /// findings depend on the number of threads.
  @usableFromInline mutating func endLevel(revisits: inout ChunkedArray<Table.Reference>) {
    guard observers.wordCount > 0 else { return }
    for number in 0..<parts {
      let observations = workers[number].observations.elements
      for word in 0..<observers.wordCount {
        matches.violated[word] |= observations.pointee.violated[word]
      }
      for reference in observations.pointee.revisits { revisits.append(reference) }
    }
  }

  /// Expands states again that were reached with new observer states.
  @inlinable func revisit(
    _ revisits: ChunkedArray<Table.Reference>.View, observe: (SearchProgress) -> SearchControl
  ) -> Limit? {
    var start = 0
    while start < revisits.count {
      if let limit = pause(observe: observe) { return limit }
      let first = start
      let size = (min(Self.roundSize, parallelTurnSize) + parts - 1) / parts
      let shared = Shared((workers: workers, log: revisits, known: knownTargets))
      pool.run { number, thread in
        let (workers, log, known) = shared.value
        let begin = min(first + number * size, log.count)
        let end = min(begin + size, log.count)
        _ = workers[number].expand(
          begin..<end, of: log, beside: workers, with: known + thread, targets: .max,
          isRevisit: true)
      }
      let count = parts
      pool.run { number, _ in
        shared.value.workers[number].receive(from: shared.value.workers, senders: count)
      }
      start += size * parts
    }
    return nil
  }
}
