/// One thread's part of a search: some segments of the visited set, and what passes through them.
///
/// A round has three phases. In the first, each worker expands a stretch of the frontier, and sorts
/// the targets by the worker whose segments they hash to. In the second, each worker adds the
/// targets that are its own, in the order in which one thread would have met them. In the third,
/// one thread numbers what is new. No phase needs a lock, and none depends on who was faster.
@usableFromInline struct SearchWorker<Machine: StateMachine, Table: VisitedTable>
where Table.Key == Machine.Encoding.Key {
  @usableFromInline let number: Int
  @usableFromInline let workers: Int
  @usableFromInline let machine: Machine
  @usableFromInline let watchList: WatchList<Machine>
  @usableFromInline var table: Table

  /// Targets are sorted by worker this many at a time, so that they are still in the cache.
  @usableFromInline static var routeSize: Int { 256 }

  /// The targets for one worker, in the order of expansion.
  @usableFromInline struct Outbox {
    @usableFromInline var keys = Buffer<Table.Key>()
    @usableFromInline var hashes = Buffer<UInt64>()
    /// The positions of the targets among all targets of the expanding worker; empty where there
    /// is one worker, because it would count up from 0.
    @usableFromInline var positions = Buffer<UInt32>()
    /// The targets' observations, if there are observers.
    @usableFromInline var words = Buffer<UInt64>()

    @usableFromInline init() {}

    @inlinable mutating func removeAll() {
      keys.removeAll()
      hashes.removeAll()
      positions.removeAll()
      words.removeAll()
    }

    @inlinable mutating func hashKeys() {
      var hashes = hashes
      var index = 0
      while index < keys.count {
        hashes.append(Table.hash(of: keys[index]))
        index &+= 1
      }
      self.hashes = hashes
    }

    @usableFromInline mutating func deallocate() {
      keys.deallocate()
      hashes.deallocate()
      positions.deallocate()
      words.deallocate()
    }
  }

  /// The targets before they are sorted; with one worker, they go straight to its outbox.
  @usableFromInline var targets = Buffer<Table.Key>()
  /// Their observations.
  @usableFromInline var sentWords = Buffer<UInt64>()
  /// One outbox for each worker.
  @usableFromInline let outboxes: UnsafeMutablePointer<Outbox>
  /// For each expanded source, the position of its first target; and at last the number of targets.
  @usableFromInline var starts = Buffer<UInt32>()
  /// The number of the first source expanded.
  @usableFromInline var firstSource = 0

  /// What was new among this worker's targets: the worker that expanded the source (high half) and
  /// the position (low half), and the reference.
  @usableFromInline var freshOrders = Buffer<UInt64>()
  @usableFromInline var freshReferences = Buffer<Table.Reference>()

  /// What is observed of this worker's keys, behind a pointer because other workers take from it.
  @usableFromInline let observations: UnsafeMutablePointer<Observations<Table.Reference>>
  @usableFromInline let hasObservers: Bool
  /// Room for the observation of a source, and behind it for that of a target.
  @usableFromInline let words: UnsafeMutablePointer<UInt64>

  /// The first matches of the round.
  @usableFromInline var stepMatches: [Position?]
  @usableFromInline var terminalMatches: [Int?]
  @usableFromInline var stateMatches: [UInt64?]
  @usableFromInline let watchesSteps: Bool
  @usableFromInline var reader: StepReader<Machine>

  @usableFromInline init(
    number: Int, of workers: Int, machine: Machine, watchList: WatchList<Machine>, table: Table
  ) {
    self.number = number
    self.workers = workers
    self.machine = machine
    self.watchList = watchList
    self.table = table
    outboxes = .allocate(capacity: workers)
    for index in 0..<workers { (outboxes + index).initialize(to: Outbox()) }
    stepMatches = watchList.steps.map { _ in nil }
    terminalMatches = watchList.terminalStates.map { _ in nil }
    stateMatches = watchList.states.map { _ in nil }
    watchesSteps = !watchList.steps.isEmpty
    reader = StepReader(watchList)
    let suite = watchList.observers
    hasObservers = Table.isNumbered && suite.wordCount > 0
    observations = .allocate(capacity: 1)
    observations.initialize(
      to: Observations(wordCount: suite.wordCount, violated: suite.violated))
    words = .allocate(capacity: 2 * suite.wordCount)
  }

  @usableFromInline mutating func deallocate() {
    table.deallocate()
    for index in 0..<workers {
      outboxes[index].deallocate()
    }
    targets.deallocate()
    sentWords.deallocate()
    reader.deallocate()
    observations.pointee.deallocate()
    observations.deinitialize(count: 1)
    observations.deallocate()
    words.deallocate()
    outboxes.deallocate()
    starts.deallocate()
    freshOrders.deallocate()
    freshReferences.deallocate()
  }
}

extension SearchWorker {
  @usableFromInline typealias Workers = UnsafeMutablePointer<SearchWorker>

  /// Phase 1: expands sources, until at least so many targets are made.
  ///
  /// - Returns: The number of the first source that was not expanded.
  @inlinable mutating func expand(
    _ sources: Range<Int>, of log: ChunkedArray<Table.Reference>, beside all: Workers,
    targets limit: Int, isRevisit: Bool = false
  ) -> Int {
    let isQuiet = !(Table.isNumbered && hasObservers) && (!watchesSteps || isRevisit)
    firstSource = sources.lowerBound
    starts.removeAll()
    for index in 0..<workers { outboxes[index].removeAll() }
    sentWords.removeAll()
    var targets = workers == 1 ? outboxes[0].keys : self.targets
    var routed = 0
    var next = sources.lowerBound
    while next < sources.upperBound, routed &+ targets.count < limit {
      let reference = log[next]
      let owner = workers == 1 ? 0 : Table.owner(of: reference, of: workers)
      let source = Machine.Encoding.state(of: all[owner].table.key(of: reference))
      let start = targets.count
      starts.append(UInt32(truncatingIfNeeded: routed &+ start))
      if isQuiet {
        for action in machine.actions(in: source) {
          targets.append(Machine.Encoding.key(of: machine.successor(of: source, taking: action)))
        }
      } else {
        takeObservation(of: reference, from: all[owner].observations)
        for action in machine.actions(in: source) {
          let target = machine.successor(of: source, taking: action)
          let position = Position(source: next, ordinal: targets.count &- start)
          read(source, action, target, at: position, isRevisit: isRevisit)
          targets.append(Machine.Encoding.key(of: target))
        }
      }
      if targets.count == start && !isRevisit { matchTerminalState(source, number: next) }
      if workers > 1, targets.count >= Self.routeSize {
        route(targets, from: routed)
        routed &+= targets.count
        targets.removeAll()
      }
      next &+= 1
    }
    starts.append(UInt32(truncatingIfNeeded: routed &+ targets.count))
    if workers == 1 {
      outboxes[0].keys = targets
      outboxes[0].hashKeys()
      swap(&outboxes[0].words, &sentWords)
    } else {
      route(targets, from: routed)
      targets.removeAll()
      self.targets = targets
    }
    return next
  }

  /// Sorts targets by the worker whose segments they hash to.
  @inlinable func route(_ targets: Buffer<Table.Key>, from position: Int) {
    let wordCount = Table.isNumbered ? observations.pointee.wordCount : 0
    var index = 0
    while index < targets.count {
      let hash = Table.hash(of: targets[index])
      let owner = worker(ofHash: hash, of: workers)
      outboxes[owner].keys.append(targets[index])
      outboxes[owner].hashes.append(hash)
      outboxes[owner].positions.append(UInt32(truncatingIfNeeded: position &+ index))
      if wordCount > 0 { routeWords(of: position &+ index, to: owner) }
      index &+= 1
    }
  }

  @inlinable func routeWords(of position: Int, to owner: Int) {
    let wordCount = observations.pointee.wordCount
    var word = 0
    while word < wordCount {
      outboxes[owner].words.append(sentWords[position &* wordCount &+ word])
      word &+= 1
    }
  }

  /// Takes what is to be followed from a source. Only the owner's observations may be touched: the
  /// rest of another worker changes at the same time.
  @inlinable func takeObservation(
    of reference: Table.Reference,
    from observations: UnsafeMutablePointer<Observations<Table.Reference>>
  ) {
    guard hasObservers else { return }
    observations.pointee.take(Table.number(of: reference, of: workers), into: words)
  }

  /// Shows a step to the observers, and matches it with the watch list.
  @inlinable mutating func read(
    _ source: Machine.State, _ action: Machine.Action, _ target: Machine.State,
    at position: Position, isRevisit: Bool
  ) {
    let summary = reader.summary(of: action)
    if Table.isNumbered && hasObservers {
      let count = reader.wordCount
      reader.observe(
        from: source, by: action, to: target, summary: summary, words, words + count)
      var word = 0
      while word < count {
        sentWords.append(words[count &+ word])
        word &+= 1
      }
    }
    guard !isRevisit else { return }
    var index = summary.candidates.lowerBound
    while index < summary.candidates.upperBound {
      let candidate = reader.candidates[index]
      if stepMatches[candidate.index] == nil,
        candidate.isCertain
          || watchList.steps[candidate.index].holds(from: source, by: action, to: target)
      {
        stepMatches[candidate.index] = position
      }
      index &+= 1
    }
  }

  @usableFromInline mutating func matchTerminalState(_ state: Machine.State, number: Int) {
    for (index, exception) in watchList.terminalStates.enumerated()
    where terminalMatches[index] == nil && !exception.test(state) {
      terminalMatches[index] = number
    }
  }

  /// Phase 2: adds the targets that hash to this worker, those of the first worker first.
  @inlinable mutating func receive(from all: Workers) {
    freshOrders.removeAll()
    freshReferences.removeAll()
    var sender = 0
    while sender < workers {
      let outbox = all[sender].outboxes[number]
      receive(outbox, from: sender)
      sender &+= 1
    }
  }

  @inlinable @inline(__always) mutating func receive(_ outbox: Outbox, from sender: Int) {
    let high = UInt64(truncatingIfNeeded: sender) &<< 32
    var orders = freshOrders
    var references = freshReferences
    let workers = workers
    let hasPositions = workers > 1
    var matches = stateMatches
    let watchList = watchList
    let observations = observations
    let wordCount = Table.isNumbered ? observations.pointee.wordCount : 0
    table.insert(
      outbox.keys.elements, hashes: outbox.hashes.elements, count: outbox.keys.count
    ) { index, reference, isNew in
      if wordCount > 0 {
        observations.pointee.add(
          outbox.words.elements + index &* wordCount,
          to: Table.number(of: reference, of: workers), reference: reference, isNew: isNew)
      }
      guard isNew else { return }
      let position = hasPositions ? UInt64(outbox.positions[index]) : UInt64(index)
      orders.append(high | position)
      references.append(reference)
      if !matches.isEmpty {
        watchList.match(outbox.keys[index], order: high | position, matches: &matches)
      }
    }
    stateMatches = matches
    freshOrders = orders
    freshReferences = references
  }
}

extension WatchList {
  /// Notes for which entries the state with a key is the first match.
  @inlinable func match(
    _ key: Machine.Encoding.Key, order: UInt64, matches: inout [UInt64?]
  ) {
    let state = Machine.Encoding.state(of: key)
    for index in matches.indices where matches[index] == nil {
      if states[index].matches(state) { matches[index] = order }
    }
  }
}
