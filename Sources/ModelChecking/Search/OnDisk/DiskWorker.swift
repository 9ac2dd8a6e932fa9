/// One thread's part of a search on disk: it expands states and owns the new ones in its range of
/// hashes.
@usableFromInline
struct DiskWorker<
  Machine: StateMachine, Record: DiskRecord
>: ~Copyable where Machine.Encoding.Key == Record.Code {
  @usableFromInline typealias Workers = UnsafeMutablePointer<DiskWorker>

  @usableFromInline let machine: Machine
  @usableFromInline let encoding = Machine.Encoding()
  @usableFromInline let watchList: WatchList<Machine>
  @usableFromInline var reader: StepReader<Machine>
  /// The number of bits of a hash that select a worker.
  @usableFromInline let bits: Int
  @usableFromInline var table: HashTable<Record>
  /// The targets that are not yet sorted by worker.
  @usableFromInline var targets = Buffer<Record>()
  /// The targets for each worker.
  @usableFromInline let outboxes: FixedArray<Buffer<Record>>
  /// The records read from a file.
  @usableFromInline var block = Buffer<Record>()
  /// The observation of a source, followed by that of a target.
  @usableFromInline let words: Buffer<UInt64>

  /// The findings of this worker in a level.
  @usableFromInline var found: LevelRecord
  /// The bits of the observers that are followed.
  @usableFromInline var interest: [UInt64]
  @usableFromInline let audit: ContractAudit
  @usableFromInline let auditor: ContractAuditor<Machine>
  @usableFromInline var fault: SourceFault<Machine>?
  @usableFromInline var stop: SearchStop?

  @usableFromInline init(
    number: Int, of workers: Int, machine: Machine, watchList: WatchList<Machine>,
    audit: ContractAudit, capacity: Int
  ) {
    self.machine = machine
    self.watchList = watchList
    self.audit = audit
    reader = StepReader(watchList)
    bits = workers.trailingZeroBitCount
    table = HashTable(range: HashRange(bits: bits, prefix: number), capacity: capacity)
    outboxes = FixedArray(count: workers) { _ in Buffer() }
    words = Buffer(capacity: max(1, 2 * watchList.observers.wordCount))
    found = LevelRecord(of: watchList)
    interest = watchList.observers.violated.map { _ in .max }
    auditor = ContractAuditor(machine)
  }

  /// Begins a level with the findings of the levels before.
  @inlinable mutating func beginLevel(_ level: LevelRecord, interest: [UInt64]) {
    found = level
    (found.transitions, found.newStates) = (0, 0)
    self.interest = interest
  }
}

extension DiskWorker {
  /// Expands states of the frontier, from a number on.
  @inlinable mutating func expand(
    _ records: UnsafePointer<Record>, count: Int, firstNumber: Int
  ) {
    for worker in 0..<outboxes.count { outboxes.elements[worker].removeAll() }
    let watchesSteps = !watchList.steps.isEmpty
    let hasObservers = reader.wordCount > 0
    let encoding = encoding
    // A local variable, because the compiler must assume that the machine's code changes the
    // worker.
    var targets = Buffer<Record>()
    swap(&targets, &self.targets)
    var nextAudit = audit.next(from: firstNumber)
    var index = 0
    while index < count {
      let (record, number) = (records[index], firstNumber &+ index)
      let source = encoding.state(of: record.code)
      let first = targets.count
      if hasObservers || watchesSteps && !record.isRevisit {
        readSteps(from: source, record, to: &targets)
      } else {
        let limit = first &+ machine.maxActionCount
        for action in machine.actions(in: source) {
          targets.append(
            Record(encoding.key(of: machine.successor(of: source, taking: action))))
          if targets.count > limit { break }
        }
      }
      finish(source, record, number: number, targetCount: targets.count &- first)
      if number == nextAudit {
        auditSource(source, number: number)
        nextAudit = audit.next(from: number &+ 1)
      }
      if targets.count >= 256 { route(&targets) }
      index &+= 1
    }
    route(&targets)
    swap(&targets, &self.targets)
  }

  /// Counts the transitions of a new source, and tests whether it is terminal.
  @inlinable mutating func finish(
    _ source: Machine.State, _ record: Record, number: Int, targetCount: Int
  ) {
    if targetCount > machine.maxActionCount {
      note(.tooManyActions(in: source, listed: targetCount), source: number)
    }
    if record.isRevisit { return }
    found.transitions &+= targetCount
    if targetCount == 0 {
      watchList.match(terminalState: source, at: found.depth, in: &found.matches.terminalStates)
    }
  }

  @inlinable mutating func readSteps(
    from source: Machine.State, _ record: Record, to targets: inout Buffer<Record>
  ) {
    let (count, words) = (reader.wordCount, words.elements)
    record.copyWords(to: words, count: count)
    let limit = targets.count &+ machine.maxActionCount
    for action in machine.actions(in: source) {
      let target = machine.successor(of: source, taking: action)
      let summary = reader.summary(of: action)
      if count > 0 {
        reader.observe(
          from: source, by: action, to: target, summary: summary, words, words + count)
        follow(words + count)
      }
      if !record.isRevisit {
        reader.match(
          from: source, by: action, to: target, summary, at: found.depth, in: &found.matches.steps)
      }
      targets.append(Record(encoding.key(of: target), words: words + count, count: count))
      if targets.count > limit { return }
    }
  }

  /// Notes the broken patterns, and keeps the observer states that are followed.
  @inlinable mutating func follow(_ words: UnsafeMutablePointer<UInt64>) {
    for word in 0..<reader.wordCount {
      let violated = watchList.observers.violated[word]
      found.violated[word] |= words[word] & violated
      words[word] &= interest[word] & ~violated
    }
  }

  /// Sorts targets by the workers that own their hashes.
  @inlinable mutating func route(_ targets: inout Buffer<Record>) {
    let shift = UInt64(truncatingIfNeeded: 64 &- bits)
    var index = 0
    while index < targets.count {
      if targets[index].code == .vacant { noteVacantCode(targets[index]) }
      let owner = bits == 0 ? 0 : Int(truncatingIfNeeded: targets[index].hash &>> shift)
      outboxes.elements[owner].append(targets[index])
      index &+= 1
    }
    targets.removeAll()
  }

  /// Adds the targets that belong to this worker.
  @inlinable mutating func receive(from workers: Workers, count: Int, number: Int) {
    for sender in 0..<count {
      let outbox = workers[sender].outboxes.elements + number
      table.insert(outbox.pointee.elements, count: outbox.pointee.count)
    }
  }
}

extension DiskWorker {
  /// Counts the new states of the sorted table, and matches them with the watch list. They are one
  /// step deeper than the level that is expanded.
  @inlinable mutating func matchNewStates() {
    let isWatching = found.matches.states.contains(nil)
    for index in 0..<table.count where !table.slots[index].isRevisit {
      found.newStates += 1
      if isWatching {
        watchList.match(
          encoding.state(of: table.slots[index].code), at: found.depth + 1,
          in: &found.matches.states)
      }
    }
  }

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
    self.fault.keepFirst(SourceFault(source: source, fault: fault))
  }
}
