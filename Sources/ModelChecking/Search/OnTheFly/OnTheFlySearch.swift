/// A breadth-first search that stores the states and not the transitions.
///
/// The numbers of the states are those of ``BreadthFirstSearch``, on any number of threads.
///
/// What a state takes up, in bytes (device model with 12 apps). Patterns add 24 bytes for each 64 bits
/// of observer states.
///
/// | | a code of 64 bits | a struct of 16 bytes |
/// |---|---|---|
/// | visited set: the code, or half of the hash and the number | 15.7 | 15.7 |
/// | order of discovery: the code, or the number | 8.0 | 4.0 |
/// | the state | in the set | 16.0 |
/// | parent, for traces | 4.0 | 4.0 |
/// | all | 27.7 | 39.8 |
@usableFromInline
struct OnTheFlySearch<
  Machine: StateMachine, Encoding: StateEncoding<Machine.State>, Table: VisitedTable & ~Copyable
>: ~Copyable where Table.Key == Encoding.Key {
  @usableFromInline typealias Worker = SearchWorker<Machine, Encoding, Table>

  @usableFromInline let machine: Machine
  @usableFromInline let encoding = Encoding()
  @usableFromInline let limits: SearchLimits
  @usableFromInline let threads: Int
  /// The number of workers: more than threads, so that no thread waits long for the last one.
  @usableFromInline let parts: Int
  @usableFromInline let pool: ThreadPool
  @usableFromInline let allWorkers: FixedArray<Worker>
  /// The known targets of each thread.
  @usableFromInline let allKnownTargets: FixedArray<KnownTargets<Table>>
  /// The lists in which each thread orders new states.
  @usableFromInline let allFoundStates: FixedArray<FoundStates<Machine, Encoding, Table>>
  @usableFromInline let observers: ObserverSuite<Machine>
  @usableFromInline let stopsAtStates: Bool
  @usableFromInline var matches: FirstMatches
  private var lastMemoryUse = 0
  private var heap = HeapEstimate<Table.Key>()
  private let shared: SharedLimits?
  private let audit: ContractAudit

  /// The references to the states, in the order of discovery.
  @usableFromInline var log = ChunkedArray<Table.Reference>()
  /// The state from which each state was first reached.
  @usableFromInline var parents = ChunkedArray<UInt32>()
  /// The index of the transition by which each state was first reached, among its parent's. It is
  /// stored only if the table does not keep the keys.
  @usableFromInline var ordinals = ChunkedArray<UInt32>()
  @usableFromInline var expandedCount = 0
  @usableFromInline var transitionCount = 0
  /// The limit of depth, if the states at this depth are expanded. This only shows whether they
  /// lead to new states: if so, the search ends as if they had not been expanded.
  @usableFromInline var probedLimit: Int?
  /// The number of workers that have expanded sources in this turn: the first ones.
  @usableFromInline var senders = 1
  /// The number of the first state at each depth.
  @usableFromInline var levels: [Int] = []
  @usableFromInline var stoppedBy: Limit?
  @usableFromInline var fault: ModelFault<Machine>?

  /// The number of sources of a round. Rounds are the same on any number of threads, and limits of
  /// memory and time are checked between them.
  @usableFromInline static var roundSize: Int { 8192 }

  /// The number of targets of a turn with one thread: few enough to stay in the cache. If the table
  /// keeps no codes, equal targets within a turn are both hashed.
  @usableFromInline static var turnSize: Int { Table.isNumbered ? 64 : 4096 }

  /// The number of targets of a turn with several threads: enough to be worth two synchronisations,
  /// and few enough to stay in the cache.
  @usableFromInline static var parallelTargets: Int { 1 << 18 }

  /// Parts take different times, because a table may grow, and a thread may be interrupted.
  @usableFromInline static var partsPerThread: Int { 4 }

  /// The smallest number of sources that is worth a part.
  @usableFromInline static var sourcesPerPart: Int { 16 }

  /// The maximum number of states. Parents are 32-bit numbers, and so are references to keys, of
  /// which a worker with two segments of 64 uses only every second one.
  @usableFromInline static var stateLimit: Int {
    Table.isNumbered ? 2_000_000_000 : 4_000_000_000
  }

  @usableFromInline init(
    _ machine: Machine, _ request: SearchRequest<Machine>, makeTable: (Int, Int) -> Table
  ) {
    self.machine = machine
    observers = request.watchList.observers
    stopsAtStates = request.stopsAtStates
    limits = request.limits
    threads = min(max(request.threads, 1), 64)
    let parts = threads == 1 ? 1 : min(Self.partsPerThread * threads, SegmentSizes.count)
    self.parts = parts
    pool = ThreadPool(threads, pieces: parts)
    matches = FirstMatches(of: request.watchList)
    shared = request.shared
    audit = request.audit
    allWorkers = FixedArray(count: parts) { [encoding] number in
      Worker(
        number: number, of: parts, machine: machine, encoding: encoding,
        watchList: request.watchList, audit: request.audit, table: makeTable(number, parts))
    }
    allKnownTargets = FixedArray(count: threads) { _ in KnownTargets() }
    allFoundStates = FixedArray(count: threads) { _ in FoundStates() }
  }

  /// The number of audited states.
  var auditedCount: Int { audit.count(of: expandedCount) }

  @inlinable var workers: UnsafeMutablePointer<Worker> { allWorkers.elements }

  @inlinable var knownTargets: UnsafeMutablePointer<KnownTargets<Table>> {
    allKnownTargets.elements
  }

  @inlinable var foundStates: UnsafeMutablePointer<FoundStates<Machine, Encoding, Table>> {
    allFoundStates.elements
  }
}

extension OnTheFlySearch where Table: ExactTable & ~Copyable {
  @usableFromInline init(_ machine: Machine, _ request: SearchRequest<Machine>) {
    self.init(machine, request) { Table(worker: $0, of: $1) }
  }
}

extension OnTheFlySearch where Table: ~Copyable {
  /// Searches to the end, or until a limit, a fault or the caller stops it.
  ///
  /// `inspect` is called between rounds with the states found since, so that it sees the same
  /// states on any number of threads.
  @inlinable mutating func run(
    observe: (SearchProgress) -> SearchControl, inspect: Machine.Inspection = { _, _ in nil }
  ) {
    fault = ContractAuditor(machine).faultOfInitialStates()
    if fault != nil { return stoppedBy = .fault }
    addInitialStates()
    var inspectedCount = 0
    var revisits = ChunkedArray<Table.Reference>()
    while stoppedBy == nil, expandedCount < log.count || revisits.count > 0 {
      if stopsAtStates && matches.hasAllStates { break }
      if expandedCount < log.count {
        if let limit = limits.depth, levels.count >= limit { probedLimit = limit }
        levels.append(expandedCount)
      }
      let before = (matches, transitionCount, expandedCount)
      beginLevel()
      let levelEnd = log.count
      while stoppedBy == nil, expandedCount < levelEnd {
        stoppedBy =
          inspectStates(&inspectedCount, inspect) ?? pause(observe: observe) ?? memoryLimit()
        if stoppedBy == nil { runRound(to: min(expandedCount + Self.roundSize, levelEnd)) }
        if !Table.keepsKeys { log.release(before: expandedCount) }
      }
      if stoppedBy == nil { stoppedBy = revisit(revisits.view, observe: observe) }
      revisits = ChunkedArray()
      if stoppedBy == nil { endLevel(revisits: &revisits) }
      if let probedLimit, stoppedBy == .depth(probedLimit) {
        (matches, transitionCount, expandedCount) = before
        levels.removeLast()
      }
    }
    if stoppedBy != .cancelled && stoppedBy != .fault {
      stoppedBy = inspectStates(&inspectedCount, inspect) ?? stoppedBy
    }
  }

  /// Inspects the states found since the last call. Returns whether one of them shows a fault.
  @inlinable mutating func inspectStates(
    _ inspectedCount: inout Int, _ inspect: Machine.Inspection
  ) -> Limit? {
    let new = inspectedCount..<log.count
    inspectedCount = log.count
    if new.isEmpty { return nil }
    fault = inspect(new) { state($0) }
    return fault == nil ? nil : .fault
  }

  @inlinable mutating func addInitialStates() {
    var keys = Buffer<Table.Key>(capacity: 1)
    for (ordinal, state) in machine.initialStates.enumerated() {
      let key = encoding.key(of: state)
      keys.removeAll()
      keys.append(key)
      var hash = Table.hash(of: key)
      let owner = parts == 1 ? 0 : worker(ofHash: hash, of: parts)
      var fresh: Table.Reference?
      workers[owner].table.insert(keys.elements, hashes: &hash, count: 1) {
        if $2 { fresh = $1 }
      }
      guard let fresh else { continue }
      if let limit = limits.states, log.count >= limit { return stoppedBy = .states(limit) }
      workers[0].watchList.match(state, at: log.count, in: &matches.states)
      observeInitialState(fresh, owner: owner)
      log.append(fresh)
      parents.append(.max)
      if !Table.keepsKeys { ordinals.append(UInt32(truncatingIfNeeded: ordinal)) }
    }
  }

  /// Expands the states up to a number, or fewer if a limit is reached.
  @inlinable mutating func runRound(to end: Int) {
    while stoppedBy == nil, expandedCount < end {
      guard threads == 1 else {
        runParallelTurn(to: min(expandedCount + parallelTurnSize, end))
        continue
      }
      let next = workers[0].expand(
        expandedCount..<end, of: log.view, beside: workers, with: knownTargets,
        targets: Self.turnSize)
      workers[0].receive(from: workers, senders: 1)
      number(upTo: next)
    }
  }

  /// The number of sources with enough targets for all threads, if the average stays the same.
  @usableFromInline var parallelTurnSize: Int {
    let average = max(1, transitionCount / max(1, expandedCount))
    return max(threads, Self.parallelTargets / average)
  }

  @inlinable mutating func runParallelTurn(to end: Int) {
    let start = expandedCount
    senders = min(parts, max(1, (end - start) / Self.sourcesPerPart))
    prepareThreads(senders == 1 ? 1 : threads)
    if senders == 1 { return runShortTurn(to: end) }
    let senders = senders
    let shared = Shared((workers: workers, log: log.view, known: knownTargets))
    let growing = (0..<parts).filter { workers[$0].table.isGrowthDue }
    pool.run { number, thread in
      guard number < senders else { return }
      let (workers, log, known) = shared.value
      for index in stride(from: number, to: growing.count, by: senders) {
        workers[growing[index]].table.growConcurrently()
      }
      _ = workers[number].expand(
        Self.share(number, of: start..<end, among: senders), of: log, beside: workers,
        with: known + thread, targets: .max)
    }
    pool.run { number, _ in
      let workers = shared.value.workers
      workers[number].receive(from: workers, senders: senders)
    }
    number(upTo: end)
  }

  /// The sources for one of several senders. Each has fewer than the one before, so that the
  /// threads end almost together.
  @usableFromInline static func share(
    _ number: Int, of sources: Range<Int>, among senders: Int
  ) -> Range<Int> {
    func end(_ number: Int) -> Int {
      sources.lowerBound + sources.count * number * (2 * senders - number) / (senders * senders)
    }
    return end(number)..<end(number + 1)
  }

  /// Prepares the caches of the first threads, and enters the tables into their directories.
  @inlinable func prepareThreads(_ count: Int) {
    for thread in 0..<count {
      knownTargets[thread].makeRoom(states: log.count)
      knownTargets[thread].numbered.directory.workers = UInt32(truncatingIfNeeded: parts)
      for number in 0..<parts {
        workers[number].table.enter(into: knownTargets[thread].directory)
        workers[number].table.enter(into: knownTargets[thread].numbered.directory)
      }
    }
  }

  /// Expands a few states without waking the other threads, as in the levels of a deep chain.
  @inlinable mutating func runShortTurn(to end: Int) {
    let next = workers[0].expand(
      expandedCount..<end, of: log.view, beside: workers, with: knownTargets, targets: .max)
    for number in 0..<parts { workers[number].receive(from: workers, senders: 1) }
    number(upTo: next)
  }

  @usableFromInline func pause(observe: (SearchProgress) -> SearchControl) -> Limit? {
    if let limit = shared?.limitReached { return limit }
    let progress = SearchProgress(
      states: log.count, transitions: transitionCount, frontier: log.count - expandedCount,
      depth: max(levels.count - 1, 0))
    return observe(progress) == .stop || Task<Never, Never>.isCancelled ? .cancelled : nil
  }

  /// The memory limit, if a round that takes twice as much as the last one could exceed it.
  @usableFromInline mutating func memoryLimit() -> Limit? {
    if Table.keepsKeys {
      var estimate = heap
      estimate.update(count: log.count) { workers[owner(of: log[$0])].table.key(of: log[$0]) }
      heap = estimate
    }
    guard let limit = limits.memory else { return nil }
    let total = memoryUse.total
    let growth = lastMemoryUse == 0 ? 0 : total - lastMemoryUse
    lastMemoryUse = total
    return total + 2 * max(growth, 0) >= limit ? .memory(limit) : nil
  }

  @usableFromInline var memoryUse: MemoryUse {
    MemoryUse(
      visited: (0..<parts).reduce(0) {
        $0 + workers[$1].table.bytes + workers[$1].observations.elements.pointee.bytes
      },
      order: (log.count - log.releasedCount) * MemoryLayout<Table.Reference>.stride,
      parents: (log.count + ordinals.count) * MemoryLayout<UInt32>.stride,
      heap: Table.keepsKeys ? heap.total(of: log.count) : 0)
  }

  /// The worker whose table holds the referenced key.
  private func owner(of reference: Table.Reference) -> Int {
    parts == 1 ? 0 : Table.owner(of: reference, of: parts)
  }
}
