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
  @usableFromInline let questions: Questions<Machine>
  @usableFromInline var table: Table

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
  }

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

  @usableFromInline var observations: Observations<Table.Reference>
  /// Room for the observation of a source, and behind it for that of a target.
  @usableFromInline let words: UnsafeMutablePointer<UInt64>

  /// The first answers of the round.
  @usableFromInline var steps: [Position?]
  @usableFromInline var deadEnds: [Int?]
  @usableFromInline var states: [UInt64?]
  @usableFromInline let isAsking: Bool

  @usableFromInline init(
    number: Int, of workers: Int, machine: Machine, questions: Questions<Machine>
  ) {
    self.number = number
    self.workers = workers
    self.machine = machine
    self.questions = questions
    table = Table(worker: number, of: workers)
    outboxes = .allocate(capacity: workers)
    for index in 0..<workers { (outboxes + index).initialize(to: Outbox()) }
    steps = questions.steps.map { _ in nil }
    deadEnds = questions.deadEnds.map { _ in nil }
    states = questions.states.map { _ in nil }
    isAsking = !questions.steps.isEmpty
    let suite = questions.observers
    observations = Observations(wordCount: suite.wordCount, violated: suite.violated)
    words = .allocate(capacity: 2 * suite.wordCount)
  }

  @usableFromInline mutating func deallocate() {
    table.deallocate()
    for index in 0..<workers {
      outboxes[index].keys.deallocate()
      outboxes[index].hashes.deallocate()
      outboxes[index].positions.deallocate()
      outboxes[index].words.deallocate()
    }
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
    let hasObservers = observations.wordCount > 0
    firstSource = sources.lowerBound
    starts.removeAll()
    for index in 0..<workers {
      outboxes[index].keys.removeAll()
      outboxes[index].hashes.removeAll()
      outboxes[index].positions.removeAll()
      outboxes[index].words.removeAll()
    }
    var position = 0
    var number = sources.lowerBound
    while number < sources.upperBound, position < limit {
      let reference = log[number]
      let owner = workers == 1 ? 0 : Table.owner(of: reference, of: workers)
      let source = Machine.Encoding.state(of: all[owner].table.key(of: reference))
      if hasObservers {
        all[owner].observations.take(Table.number(of: reference, of: workers), into: words)
      }
      let start = position
      starts.append(UInt32(truncatingIfNeeded: position))
      for action in machine.actions(in: source) {
        let target = machine.successor(of: source, taking: action)
        let receiver = send(Machine.Encoding.key(of: target), position: position)
        if hasObservers { sendObservation(source, action, target, to: receiver) }
        if isAsking && !isRevisit {
          ask(source, action, target, at: Position(source: number, ordinal: position &- start))
        }
        position &+= 1
      }
      if position == start && !isRevisit { meetDeadEnd(source, number: number) }
      number &+= 1
    }
    starts.append(UInt32(truncatingIfNeeded: position))
    return number
  }

  @inlinable @inline(__always) func send(_ key: Table.Key, position: Int) -> Int {
    let hash = Table.hash(of: key)
    guard workers == 1 else {
      let owner = worker(ofHash: hash, of: workers)
      outboxes[owner].keys.append(key)
      outboxes[owner].hashes.append(hash)
      outboxes[owner].positions.append(UInt32(truncatingIfNeeded: position))
      return owner
    }
    outboxes[0].keys.append(key)
    outboxes[0].hashes.append(hash)
    return 0
  }

  @usableFromInline func sendObservation(
    _ source: Machine.State, _ action: Machine.Action, _ target: Machine.State, to owner: Int
  ) {
    let count = observations.wordCount
    questions.observers.observe(from: source, by: action, to: target, words, words + count)
    for word in 0..<count { outboxes[owner].words.append(words[count + word]) }
  }

  @inlinable mutating func ask(
    _ source: Machine.State, _ action: Machine.Action, _ target: Machine.State,
    at position: Position
  ) {
    for index in 0..<questions.steps.count where steps[index] == nil {
      if questions.steps[index].holds(from: source, by: action, to: target) {
        steps[index] = position
      }
    }
  }

  @usableFromInline mutating func meetDeadEnd(_ state: Machine.State, number: Int) {
    for (index, exception) in questions.deadEnds.enumerated()
    where deadEnds[index] == nil && !exception.test(state) {
      deadEnds[index] = number
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
    var answers = states
    let questions = questions
    var observations = self.observations
    let wordCount = observations.wordCount
    table.insert(
      outbox.keys.elements, hashes: outbox.hashes.elements, count: outbox.keys.count
    ) { index, reference, isNew in
      if wordCount > 0 {
        observations.add(
          outbox.words.elements + index &* wordCount,
          to: Table.number(of: reference, of: workers), reference: reference, isNew: isNew)
      }
      guard isNew else { return }
      let position = hasPositions ? UInt64(outbox.positions[index]) : UInt64(index)
      orders.append(high | position)
      references.append(reference)
      if !answers.isEmpty {
        questions.ask(outbox.keys[index], order: high | position, answers: &answers)
      }
    }
    self.observations = observations
    states = answers
    freshOrders = orders
    freshReferences = references
  }
}

extension Questions {
  /// Notes which questions the state with a key is the first to answer.
  @inlinable func ask(
    _ key: Machine.Encoding.Key, order: UInt64, answers: inout [UInt64?]
  ) {
    let state = Machine.Encoding.state(of: key)
    for index in answers.indices where answers[index] == nil {
      if states[index].isAnswered(by: state) { answers[index] = order }
    }
  }
}
