extension SearchWorker where Table: ~Copyable {
  /// The number of targets in a sorting batch: enough for many overlapping table reads, and few
  /// enough to stay in the cache.
  @usableFromInline static var routeSize: Int { 1024 }

  /// Phase 1: expands sources until they have at least `limit` targets.
  ///
  /// - Returns: The number of the first source that was not expanded.
  @inlinable mutating func expand(
    _ sources: Range<Int>, of log: ChunkedArray<Table.Reference>.View, beside all: Workers,
    with knownTargets: UnsafeMutablePointer<KnownTargets<Table>>, targets limit: Int,
    isRevisit: Bool = false
  ) -> Int {
    let isQuiet = !(Table.isNumbered && hasObservers) && (!watchesSteps || isRevisit)
    // A local variable, because the compiler must assume that the machine's code changes the
    // worker.
    var targets = beginTurn(at: sources.lowerBound)
    let encoding = encoding
    if !isRevisit { nextAudit = audit.next(from: sources.lowerBound) }
    var next = sources.lowerBound
    guard next < sources.upperBound else {
      endTurn(&targets, beside: all, with: knownTargets)
      return next
    }
    let reusesStorage = Encoding.reusesStorage
    var kept = ReusableStates(encoding.state(of: key(of: log[next], beside: all)))
    while next < sources.upperBound, routedCount &+ targets.count < limit {
      let reference = log[next]
      let key = key(of: reference, beside: all)
      let source = reusesStorage ? kept.source(with: key, encoding) : encoding.state(of: key)
      let first = targets.count
      starts.append(UInt32(truncatingIfNeeded: routedCount &+ first))
      if isQuiet {
        let limit = first &+ machine.maxActionCount
        for action in machine.actions(in: source) {
          if reusesStorage {
            kept.takeTarget(from: source, key, encoding)
            machine.advance(&kept.target, taking: action)
            targets.append(encoding.key(of: kept.target))
          } else {
            targets.append(encoding.key(of: machine.successor(of: source, taking: action)))
          }
          if targets.count > limit { break }
        }
      } else {
        takeObservation(
          of: reference, from: all[owner(of: reference)].observations.elements)
        readSteps(from: source, number: next, to: &targets, isRevisit: isRevisit)
      }
      if targets.count == first && !isRevisit {
        watchList.match(terminalState: source, at: next, in: &terminalMatches)
      }
      if targets.count &- first > machine.maxActionCount {
        noteTooManyActions(in: source, source: next)
      } else if next == nextAudit, !isRevisit {
        auditSource(
          source, number: next, firstTarget: routedCount &+ first,
          targetCount: targets.count &- first)
      }
      if workers > 1, targets.count >= Self.routeSize {
        route(&targets, beside: all, with: knownTargets)
      }
      next &+= 1
    }
    endTurn(&targets, beside: all, with: knownTargets)
    return next
  }

  /// The worker whose table holds the referenced key.
  @inlinable @inline(__always) func owner(of reference: Table.Reference) -> Int {
    workers == 1 ? 0 : Table.owner(of: reference, of: workers)
  }

  /// The referenced key in any worker's table.
  @inlinable @inline(__always) func key(
    of reference: Table.Reference, beside all: Workers
  ) -> Table.Key {
    all[owner(of: reference)].table.key(of: reference)
  }

  /// Clears the last turn. Returns an empty list for the targets.
  @inlinable mutating func beginTurn(at source: Int) -> Buffer<Table.Key> {
    firstSource = source
    routedCount = 0
    starts.removeAll()
    for index in 0..<workers { outboxes.elements[index].removeAll() }
    targetWords.removeAll()
    auditedTargets.removeAll()
    fault = nil
    var targets = Buffer<Table.Key>()
    swap(&targets, &self.targets)
    targets.removeAll()
    return targets
  }

  /// Puts the last targets into the outboxes. With one worker there is nothing to sort.
  @inlinable mutating func endTurn(
    _ targets: inout Buffer<Table.Key>, beside all: Workers,
    with knownTargets: UnsafeMutablePointer<KnownTargets<Table>>
  ) {
    starts.append(UInt32(truncatingIfNeeded: routedCount &+ targets.count))
    if workers > 1 {
      route(&targets, beside: all, with: knownTargets)
      swap(&targets, &self.targets)
    } else {
      let outbox = outboxes.elements
      swap(&targets, &outbox.pointee.keys)
      swap(&targets, &self.targets)
      swap(&targetWords, &outbox.pointee.words)
      outbox.pointee.hashes.setCount(outbox.pointee.keys.count)
      let canStoreAll = table.prepare(
        outbox.pointee.keys.elements, count: outbox.pointee.keys.count,
        hashes: outbox.pointee.hashes.elements, onlyNew: !isAskedOfKnown)
      if !canStoreAll, let index = outbox.pointee.firstKey(where: Table.isVacant) {
        noteVacantCode(outbox.pointee.keys[index], position: index)
      }
    }
  }
}

/// The source and the target of an expansion, whose storage is reused for the next ones.
@usableFromInline struct ReusableStates<State> {
  @usableFromInline var source: State
  @usableFromInline var target: State

  @inlinable init(_ state: State) {
    source = state
    target = state
  }

  /// Makes the source with a key.
  @inlinable @inline(__always) mutating func source<Encoding: StateEncoding<State>>(
    with key: Encoding.Key, _ encoding: Encoding
  ) -> State {
    if !encoding.overwrite(&source, with: key) { source = encoding.state(of: key) }
    return source
  }

  /// Makes the target a copy of the source with this key.
  @inlinable @inline(__always) mutating func takeTarget<Encoding: StateEncoding<State>>(
    from source: State, _ key: Encoding.Key, _ encoding: Encoding
  ) {
    if !encoding.overwrite(&target, with: key) { target = source }
  }
}

// MARK: - Steps that are observed or watched for

extension SearchWorker where Table: ~Copyable {
  /// Takes the observer states to follow from a source. Only the owner's observations may be
  /// accessed, because other parts of that worker change at the same time.
  @inlinable func takeObservation(
    of reference: Table.Reference,
    from observations: UnsafeMutablePointer<Observations<Table.Reference>>
  ) {
    guard hasObservers else { return }
    observations.pointee.take(Table.number(of: reference, of: workers), into: words.elements)
  }

  @inlinable mutating func readSteps(
    from source: Machine.State, number: Int, to targets: inout Buffer<Table.Key>, isRevisit: Bool
  ) {
    var ordinal = 0
    for action in machine.actions(in: source) {
      if ordinal > machine.maxActionCount { return }
      let target = machine.successor(of: source, taking: action)
      let position = Position(source: number, ordinal: ordinal)
      read(source, action, target, at: position, isRevisit: isRevisit)
      targets.append(encoding.key(of: target))
      ordinal &+= 1
    }
  }

  /// Passes a step to the observers, and matches it with the watch list.
  @inlinable mutating func read(
    _ source: Machine.State, _ action: Machine.Action, _ target: Machine.State,
    at position: Position, isRevisit: Bool
  ) {
    let summary = reader.summary(of: action)
    if Table.isNumbered && hasObservers {
      let (count, words) = (reader.wordCount, words.elements)
      reader.observe(
        from: source, by: action, to: target, summary: summary, words, words + count)
      for word in 0..<count { targetWords.append(words[count &+ word]) }
    }
    guard !isRevisit else { return }
    reader.match(from: source, by: action, to: target, summary, at: position, in: &stepMatches)
  }
}
