/// A breadth-first search that remembers the states, and forgets the transitions as it goes.
///
/// States are numbered as ``BreadthFirstSearch`` numbers them, whatever the number of threads.
@usableFromInline struct OnTheFlySearch<Machine: StateMachine, Table: VisitedTable>
where Table.Key == Machine.Encoding.Key {
  @usableFromInline typealias Worker = SearchWorker<Machine, Table>

  @usableFromInline let machine: Machine
  @usableFromInline let limits: SearchLimits
  @usableFromInline let threads: Int
  @usableFromInline let crew: Threads
  @usableFromInline let workers: UnsafeMutablePointer<Worker>
  @usableFromInline let observers: ObserverSuite<Machine>
  @usableFromInline let stopsWhenAnswered: Bool
  @usableFromInline var answers: Answers
  private var lastMemoryUse = 0
  private let deadline: ContinuousClock.Instant?

  /// What finds each state, in the order of discovery.
  @usableFromInline var log = ChunkedArray<Table.Reference>()
  /// The number of the state from which each state was found first.
  @usableFromInline var parents = ChunkedArray<UInt32>()
  /// The number of the transition that led there first, among those of the parent; kept only where
  /// keys are not.
  @usableFromInline var ordinals = ChunkedArray<UInt32>()
  @usableFromInline var expandedCount = 0
  @usableFromInline var transitionCount = 0
  /// The number of the first state at each depth.
  @usableFromInline var levels: [Int] = []
  @usableFromInline var stoppedBy: Limit?

  /// The sources of a round. Limits of memory and time are looked at between rounds, which are the
  /// same on any number of threads.
  @usableFromInline static var roundSize: Int { 8192 }

  /// The targets of a turn with one thread: few enough to stay in the cache.
  @usableFromInline static var turnSize: Int { 512 }

  /// The targets of a turn with several threads: enough to be worth two meetings, and few enough to
  /// stay in the cache.
  @usableFromInline static var parallelTargets: Int { 1 << 17 }

  /// More states than parents can number.
  @usableFromInline static var stateLimit: Int { 4_000_000_000 }

  @usableFromInline init(
    _ machine: Machine, limits: SearchLimits, threads: Int, questions: Questions<Machine>,
    stopsWhenAnswered: Bool = false, makeTable: (Int, Int) -> Table
  ) {
    self.machine = machine
    observers = questions.observers
    self.stopsWhenAnswered = stopsWhenAnswered
    self.limits = limits
    self.threads = min(max(threads, 1), 64)
    crew = Threads(self.threads)
    answers = Answers(to: questions)
    deadline = limits.time.map { ContinuousClock.now + $0 }
    workers = .allocate(capacity: self.threads)
    for number in 0..<self.threads {
      (workers + number).initialize(
        to: Worker(
          number: number, of: self.threads, machine: machine, questions: questions,
          table: makeTable(number, self.threads)))
    }
  }

  @usableFromInline mutating func deallocate() {
    crew.finish()
    for number in 0..<threads { workers[number].deallocate() }
    workers.deinitialize(count: threads)
    workers.deallocate()
    log.deallocate()
    parents.deallocate()
    ordinals.deallocate()
  }
}

extension OnTheFlySearch where Table: ExactTable {
  @usableFromInline init(
    _ machine: Machine, limits: SearchLimits, threads: Int, questions: Questions<Machine>,
    stopsWhenAnswered: Bool = false
  ) {
    self.init(
      machine, limits: limits, threads: threads, questions: questions,
      stopsWhenAnswered: stopsWhenAnswered, makeTable: Table.init(worker:of:))
  }
}

extension OnTheFlySearch {
  @inlinable mutating func run(observe: (SearchProgress) -> SearchControl) {
    addInitialStates()
    var revisits = ChunkedArray<Table.Reference>()
    while stoppedBy == nil, expandedCount < log.count || revisits.count > 0 {
      if stopsWhenAnswered && answers.areComplete { break }
      if expandedCount < log.count {
        if let limit = limits.depth, levels.count > limit { return stoppedBy = .depth(limit) }
        levels.append(expandedCount)
      }
      beginLevel()
      let levelEnd = log.count
      while stoppedBy == nil, expandedCount < levelEnd {
        stoppedBy = pause(observe: observe) ?? memoryLimit()
        if stoppedBy == nil { runRound(to: min(expandedCount + Self.roundSize, levelEnd)) }
        if !Table.keepsKeys { log.release(before: expandedCount) }
      }
      if stoppedBy == nil { stoppedBy = revisit(revisits, observe: observe) }
      revisits.deallocate()
      revisits = ChunkedArray()
      if stoppedBy == nil { endLevel(revisits: &revisits) }
    }
    revisits.deallocate()
  }

  @inlinable mutating func addInitialStates() {
    let outbox = workers[0].outboxes
    for (ordinal, state) in machine.initialStates.enumerated() {
      let key = Machine.Encoding.key(of: state)
      outbox.pointee.keys.removeAll()
      outbox.pointee.keys.append(key)
      var hash = Table.hash(of: key)
      let owner = threads == 1 ? 0 : worker(ofHash: hash, of: threads)
      var fresh: Table.Reference?
      workers[owner].table.insert(outbox.pointee.keys.elements, hashes: &hash, count: 1) {
        if $2 { fresh = $1 }
      }
      guard let fresh else { continue }
      if let limit = limits.states, log.count >= limit { return stoppedBy = .states(limit) }
      meet(state, number: log.count)
      observeInitialState(fresh, owner: owner)
      log.append(fresh)
      parents.append(.max)
      if !Table.keepsKeys { ordinals.append(UInt32(truncatingIfNeeded: ordinal)) }
    }
  }

  /// Asks the questions of an initial state.
  @usableFromInline mutating func meet(_ state: Machine.State, number: Int) {
    for (index, question) in workers[0].questions.states.enumerated()
    where answers.states[index] == nil && question.isAnswered(by: state) {
      answers.states[index] = number
    }
  }

  @usableFromInline mutating func observeInitialState(_ reference: Table.Reference, owner: Int) {
    guard observers.wordCount > 0 else { return }
    var words = observers.initial
    workers[owner].observations.pointee.add(
      &words, to: Table.number(of: reference, of: threads), reference: reference, isNew: true)
  }

  @usableFromInline func beginLevel() {
    guard observers.wordCount > 0 else { return }
    let bits = observers.bitsOfInterest(after: answers.violated)
    for number in 0..<threads { workers[number].observations.pointee.beginLevel(following: bits) }
  }

  /// Takes note of what the level has shown. What a level that was cut short has shown depends on
  /// the number of threads, and is dropped.
  @usableFromInline mutating func endLevel(revisits: inout ChunkedArray<Table.Reference>) {
    guard observers.wordCount > 0 else { return }
    for number in 0..<threads {
      for word in 0..<observers.wordCount {
        answers.violated[word] |= workers[number].observations.pointee.violated[word]
      }
      for reference in workers[number].observations.pointee.revisits { revisits.append(reference) }
    }
  }

  /// Follows states again that observers have reached in new states.
  @inlinable func revisit(
    _ revisits: ChunkedArray<Table.Reference>, observe: (SearchProgress) -> SearchControl
  ) -> Limit? {
    var start = 0
    while start < revisits.count {
      if let limit = pause(observe: observe) { return limit }
      let first = start
      let size = (min(Self.roundSize, parallelTurnSize) + threads - 1) / threads
      let shared = Shared((workers: workers, log: revisits))
      crew.run { number in
        let (workers, log) = shared.value
        let begin = min(first + number * size, log.count)
        let end = min(begin + size, log.count)
        _ = workers[number].expand(
          begin..<end, of: log, beside: workers, targets: .max, isRevisit: true)
      }
      crew.run { shared.value.workers[$0].receive(from: shared.value.workers) }
      start += size * threads
    }
    return nil
  }

  /// Expands the states up to a number; fewer if a limit is reached.
  @inlinable mutating func runRound(to end: Int) {
    while stoppedBy == nil, expandedCount < end {
      guard threads == 1 else {
        runParallelTurn(to: min(expandedCount + parallelTurnSize, end))
        continue
      }
      let next = workers[0].expand(
        expandedCount..<end, of: log, beside: workers, targets: Self.turnSize)
      workers[0].receive(from: workers)
      number(upTo: next)
    }
  }

  /// How many sources make enough targets for all threads, if they have as many as those before.
  @usableFromInline var parallelTurnSize: Int {
    let average = max(1, transitionCount / max(1, expandedCount))
    return max(threads, Self.parallelTargets / average)
  }

  @inlinable mutating func runParallelTurn(to end: Int) {
    let start = expandedCount
    let share = (end - start + threads - 1) / threads
    let shared = Shared((workers: workers, log: log))
    crew.run { number in
      let (workers, log) = shared.value
      let first = min(start + number * share, end)
      let last = min(first + share, end)
      _ = workers[number].expand(first..<last, of: log, beside: workers, targets: .max)
    }
    crew.run { number in
      let (workers, _) = shared.value
      workers[number].receive(from: workers)
    }
    number(upTo: end)
  }

  /// Phase 3: numbers what is new, in the order in which one thread would have met it.
  @inlinable mutating func number(upTo end: Int) {
    let firstNew = log.count
    let room = min(limits.states ?? .max, Self.stateLimit) - firstNew
    var cut: UInt64?
    if threads == 1 { cut = numberInOrder(room: room) } else { cut = merge(room: room) }
    if let cut {
      let owner = workers[Int(cut >> 32)]
      let source = owner.source(ofPosition: UInt32(truncatingIfNeeded: cut))
      transitionCount += transitions(before: source)
      expandedCount = source
      stoppedBy = .states(limits.states ?? Self.stateLimit)
    } else {
      transitionCount += (0..<threads).reduce(0) { $0 + workers[$1].targetCount }
      expandedCount = end
    }
    collectAnswers(firstNew: firstNew)
  }

  @inlinable mutating func numberInOrder(room: Int) -> UInt64? {
    let worker = workers[0]
    let count = worker.freshOrders.count
    var source = 0
    var index = 0
    while index < count {
      let order = worker.freshOrders[index]
      if index == room { return order }
      while UInt64(worker.starts[source &+ 1]) <= order { source &+= 1 }
      log.append(worker.freshReferences[index])
      parents.append(UInt32(truncatingIfNeeded: worker.firstSource &+ source))
      if !Table.keepsKeys {
        ordinals.append(UInt32(truncatingIfNeeded: order) &- worker.starts[source])
      }
      index &+= 1
    }
    return nil
  }

  /// Merges what the workers found; each has its own in order.
  @inlinable mutating func merge(room: Int) -> UInt64? {
    var next = [Int](repeating: 0, count: threads)
    var sender = -1
    var source = 0
    var count = 0
    while true {
      var order = UInt64.max
      var finder = -1
      for number in 0..<threads where next[number] < workers[number].freshOrders.count {
        let candidate = workers[number].freshOrders[next[number]]
        if candidate < order { (order, finder) = (candidate, number) }
      }
      if finder < 0 { return nil }
      if count == room { return order }
      if Int(order >> 32) != sender { (sender, source) = (Int(order >> 32), 0) }
      let position = UInt32(truncatingIfNeeded: order)
      while workers[sender].starts[source &+ 1] <= position { source &+= 1 }
      log.append(workers[finder].freshReferences[next[finder]])
      parents.append(UInt32(truncatingIfNeeded: workers[sender].firstSource &+ source))
      if !Table.keepsKeys { ordinals.append(position &- workers[sender].starts[source]) }
      next[finder] &+= 1
      count &+= 1
    }
  }

  /// The transitions of this round's sources before one of them.
  @usableFromInline func transitions(before source: Int) -> Int {
    (0..<threads).reduce(0) { sum, number in
      let worker = workers[number]
      let sources = worker.starts.count - 1
      let index = min(max(source - worker.firstSource, 0), sources)
      return sum + Int(worker.starts[index])
    }
  }

  /// Turns the round's first answers into numbers; what lies behind a cut is dropped.
  @usableFromInline mutating func collectAnswers(firstNew: Int) {
    for index in answers.states.indices {
      let orders = (0..<threads).compactMap { workers[$0].states[index] }
      guard answers.states[index] == nil, let order = orders.min() else { continue }
      let rank = (0..<threads).reduce(0) { $0 + workers[$1].rank(ofOrder: order) }
      if firstNew + rank < log.count { answers.states[index] = firstNew + rank }
    }
    for index in answers.steps.indices where answers.steps[index] == nil {
      let first = (0..<threads).compactMap { workers[$0].steps[index] }.min()
      if let first, first.source < expandedCount { answers.steps[index] = first }
    }
    for index in answers.deadEnds.indices where answers.deadEnds[index] == nil {
      let first = (0..<threads).compactMap { workers[$0].deadEnds[index] }.min()
      if let first, first < expandedCount { answers.deadEnds[index] = first }
    }
  }

  @usableFromInline func pause(observe: (SearchProgress) -> SearchControl) -> Limit? {
    if let deadline, let time = limits.time, ContinuousClock.now >= deadline { return .time(time) }
    let progress = SearchProgress(
      states: log.count, transitions: transitionCount, frontier: log.count - expandedCount,
      depth: max(levels.count - 1, 0))
    return observe(progress) == .stop || Task<Never, Never>.isCancelled ? .cancelled : nil
  }

  /// The limit of memory, if another round that takes twice as much as the last could pass it.
  @usableFromInline mutating func memoryLimit() -> Limit? {
    guard let limit = limits.memory else { return nil }
    let total = memoryUse.total
    let growth = lastMemoryUse == 0 ? 0 : total - lastMemoryUse
    lastMemoryUse = total
    return total + 2 * max(growth, 0) >= limit ? .memory(limit) : nil
  }

  @usableFromInline var memoryUse: MemoryUse {
    MemoryUse(
      visited: (0..<threads).reduce(0) {
        $0 + workers[$1].table.bytes + workers[$1].observations.pointee.bytes
      },
      order: (log.count - log.releasedCount) * MemoryLayout<Table.Reference>.stride,
      parents: (log.count + ordinals.count) * MemoryLayout<UInt32>.stride)
  }
}

extension SearchWorker {
  @usableFromInline var targetCount: Int { Int(starts[starts.count - 1]) }

  /// The source whose transition has a position.
  @usableFromInline func source(ofPosition position: UInt32) -> Int {
    var index = 0
    while starts[index + 1] <= position { index += 1 }
    return firstSource + index
  }

  /// How many of the new references come before an order.
  @usableFromInline func rank(ofOrder order: UInt64) -> Int {
    var rank = 0
    while rank < freshOrders.count, freshOrders[rank] < order { rank += 1 }
    return rank
  }
}
