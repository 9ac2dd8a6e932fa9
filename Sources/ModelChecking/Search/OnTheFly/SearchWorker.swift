/// A part of a search: some segments of the visited set, and the lists of a turn.
///
/// A turn has three phases. In the first, each worker expands some sources of the frontier, drops
/// the targets that are certainly known, and sorts the others by the workers that own them. In the
/// second, each worker adds its own targets, in the order in which one thread would have found
/// them. In the third, the new states are numbered. An idle thread takes the part of the next
/// worker. No phase needs a lock, and no result depends on the speed of the threads.
@usableFromInline
struct SearchWorker<
  Machine: StateMachine, Encoding: StateEncoding<Machine.State>, Table: VisitedTable & ~Copyable
>: ~Copyable where Table.Key == Encoding.Key {
  @usableFromInline let number: Int
  @usableFromInline let workers: Int
  @usableFromInline let machine: Machine
  @usableFromInline let encoding: Encoding
  @usableFromInline let watchList: WatchList<Machine>
  @usableFromInline var table: Table

  /// The targets that are not yet sorted by worker.
  @usableFromInline var targets = Buffer<Table.Key>()
  /// The positions of the targets to send, and the hashes of all targets in the batch.
  @usableFromInline var sent = Buffer<UInt32>()
  @usableFromInline var sentHashes = Buffer<UInt64>()
  /// The first slots to probe for the targets to send.
  @usableFromInline var places = Buffer<UnsafeMutablePointer<Table.Slot>>()
  /// The number of sorted targets.
  @usableFromInline var routedCount = 0
  /// The observations of all targets of the turn.
  @usableFromInline var targetWords = Buffer<UInt64>()
  /// One outbox for each worker.
  @usableFromInline let outboxes: FixedArray<Outbox<Table.Key>>
  /// The position of each source's first target, followed by the number of targets.
  @usableFromInline var starts = Buffer<UInt32>()
  /// The number of the first source expanded.
  @usableFromInline var firstSource = 0

  /// The new states among this worker's targets: the worker that expanded the source (high half),
  /// the position (low half), and the reference.
  @usableFromInline var freshOrders = Buffer<UInt64>()
  @usableFromInline var freshReferences = Buffer<Table.Reference>()

  /// The observations of this worker's states. They are not part of this value, because other
  /// workers read them while it changes.
  @usableFromInline let observations: FixedArray<Observations<Table.Reference>>
  @usableFromInline let hasObservers: Bool
  /// The observation of a source, followed by that of a target.
  @usableFromInline let words: Buffer<UInt64>

  /// The audited sources: the next one, and the position of one target of each in this turn.
  @usableFromInline let audit: ContractAudit
  @usableFromInline var nextAudit = Int.max
  @usableFromInline var auditedTargets = Buffer<UInt32>()
  @usableFromInline let auditor: ContractAuditor<Machine>
  /// The first fault of the turn, with its source.
  @usableFromInline var fault: SourceFault<Machine>?
  /// Equal states of this worker that may differ, with the sources that led to them.
  @usableFromInline var suspects: [SourceSuspect<Machine>] = []

  /// The first matches of the turn.
  @usableFromInline var stepMatches: [Position?]
  @usableFromInline var terminalMatches: [Int?]
  @usableFromInline var stateMatches: [UInt64?]
  @usableFromInline let watchesSteps: Bool
  @usableFromInline var reader: StepReader<Machine>

  @usableFromInline init(
    number: Int, of workers: Int, machine: Machine, encoding: Encoding,
    watchList: WatchList<Machine>, audit: ContractAudit, table: consuming Table
  ) {
    self.audit = audit
    auditor = ContractAuditor(machine)
    self.number = number
    self.workers = workers
    self.machine = machine
    self.encoding = encoding
    self.watchList = watchList
    self.table = table
    outboxes = FixedArray(count: workers) { _ in Outbox() }
    stepMatches = watchList.steps.map { _ in nil }
    terminalMatches = watchList.terminalStates.map { _ in nil }
    stateMatches = watchList.states.map { _ in nil }
    watchesSteps = !watchList.steps.isEmpty
    reader = StepReader(watchList)
    let suite = watchList.observers
    hasObservers = Table.isNumbered && suite.wordCount > 0
    observations = FixedArray(count: 1) { _ in
      Observations(wordCount: suite.wordCount, violated: suite.violated)
    }
    words = Buffer(capacity: max(1, 2 * suite.wordCount))
  }
}

/// The targets for one worker, in the order of expansion.
@usableFromInline struct Outbox<Key>: ~Copyable {
  @usableFromInline var keys = Buffer<Key>()
  /// The hashes of the keys; after the insertion, their numbers in the directory.
  @usableFromInline var hashes = Buffer<UInt64>()
  /// The positions of the targets among all targets of the expanding worker. Empty if there is only
  /// one worker, whose positions count up from 0.
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
}

// MARK: - Phase 2

extension SearchWorker where Table: ~Copyable {
  @usableFromInline typealias Workers = UnsafeMutablePointer<SearchWorker>

  /// Whether known targets matter in this turn, not only new ones.
  @inlinable var isAskedOfKnown: Bool { hasObservers || auditedTargets.count > 0 }

  /// Phase 2: adds the targets that this worker owns, beginning with those of the first sender.
  @inlinable mutating func receive(from all: Workers, senders: Int) {
    freshOrders.removeAll()
    freshReferences.removeAll()
    table.freeRetired()
    var sender = 0
    while sender < senders {
      if workers > 1, all[sender].outboxes.elements[number].keys.count == 0 {
        sender &+= 1
        continue
      }
      let outbox = all[sender].outboxes.elements + number
      if Table.isNumbered, all[sender].isAskedOfKnown {
        receive(outbox, from: sender, of: all)
      } else {
        receiveNew(outbox, from: sender)
      }
      sender &+= 1
    }
  }

  @inlinable @inline(__always) mutating func receive(
    _ outbox: UnsafeMutablePointer<Outbox<Table.Key>>, from sender: Int, of all: Workers
  ) {
    let (audited, auditedCount) = (
      all[sender].auditedTargets.elements, all[sender].auditedTargets.count
    )
    var nextAudited = 0
    var auditedPosition = auditedCount > 0 ? Int(audited[0]) : Int.max
    var known: [(index: Int, reference: Table.Reference)] = []
    let high = UInt64(truncatingIfNeeded: sender) &<< 32
    let (keys, count) = (outbox.pointee.keys.elements, outbox.pointee.keys.count)
    let (positions, words) = (outbox.pointee.positions.elements, outbox.pointee.words.elements)
    // Local variables, because a closure cannot use the worker while its table changes.
    var orders = Buffer<UInt64>()
    var references = Buffer<Table.Reference>()
    swap(&orders, &freshOrders)
    swap(&references, &freshReferences)
    var matches = stateMatches
    let (workers, watchList, encoding, observations) = (
      workers, watchList, encoding, observations.elements
    )
    let hasPositions = workers > 1
    let wordCount = Table.isNumbered ? observations.pointee.wordCount : 0
    let hashes = outbox.pointee.hashes.elements
    table.insert(keys, hashes: hashes, count: count) { index, reference, isNew in
      if Table.isNumbered { hashes[index] = UInt64(Table.sharedNumber(of: reference)) }
      if wordCount > 0 {
        observations.pointee.add(
          words + index &* wordCount, to: Table.number(of: reference, of: workers),
          reference: reference, isNew: isNew)
      }
      let position = hasPositions ? UInt64(positions[index]) : UInt64(index)
      if Table.isNumbered, Int(position) >= auditedPosition {
        while nextAudited < auditedCount, Int(audited[nextAudited]) < Int(position) {
          nextAudited &+= 1
        }
        if nextAudited < auditedCount, Int(audited[nextAudited]) == Int(position) {
          if !isNew { known.append((index, reference)) }
          nextAudited &+= 1
        }
        auditedPosition = nextAudited < auditedCount ? Int(audited[nextAudited]) : Int.max
      }
      guard isNew else { return }
      orders.append(high | position)
      references.append(reference)
      if !matches.isEmpty {
        watchList.match(encoding.state(of: keys[index]), at: high | position, in: &matches)
      }
    }
    stateMatches = matches
    swap(&orders, &freshOrders)
    swap(&references, &freshReferences)
    for (index, reference) in known {
      let position = hasPositions ? Int(positions[index]) : index
      compare(
        table.key(of: reference), keys[index],
        source: all[sender].source(ofPosition: UInt32(truncatingIfNeeded: position)))
    }
  }
}

extension SearchWorker where Table: ~Copyable {
  /// Adds targets of which only the new ones matter. The hashes of numbered targets are replaced by
  /// their numbers.
  @inlinable @inline(__always) mutating func receiveNew(
    _ outbox: UnsafeMutablePointer<Outbox<Table.Key>>, from sender: Int
  ) {
    let high = UInt64(truncatingIfNeeded: sender) &<< 32
    let (keys, positions) = (outbox.pointee.keys.elements, outbox.pointee.positions.elements)
    // Local variables, because a closure cannot use the worker while its table changes.
    var orders = Buffer<UInt64>()
    var references = Buffer<Table.Reference>()
    swap(&orders, &freshOrders)
    swap(&references, &freshReferences)
    var matches = stateMatches
    let (hasPositions, watchList, encoding) = (workers > 1, watchList, encoding)
    let isWatching = !matches.isEmpty
    let hashes = outbox.pointee.hashes.elements
    func visit(_ index: Int, _ reference: Table.Reference) {
      let order = high | (hasPositions ? UInt64(positions[index]) : UInt64(index))
      orders.append(order)
      references.append(reference)
      if isWatching {
        watchList.match(encoding.state(of: keys[index]), at: order, in: &matches)
      }
    }
    if Table.isNumbered, workers > 1 {
      table.insert(keys, hashes: hashes, count: outbox.pointee.keys.count) {
        index, reference, isNew in
        hashes[index] = UInt64(Table.sharedNumber(of: reference))
        if isNew { visit(index, reference) }
      }
    } else {
      table.insertNew(keys, hashes: hashes, count: outbox.pointee.keys.count, visit: visit)
    }
    stateMatches = matches
    swap(&orders, &freshOrders)
    swap(&references, &freshReferences)
  }
}
