extension DiskSearch {
  /// Collects the targets of the last level.
  @inlinable mutating func expandLevel(
    observe: (SearchProgress) -> SearchControl
  ) throws(SearchStop) {
    let level = levels[levels.count - 1]
    let file = try file(of: level)
    let interest = watchList.observers.bitsOfInterest(after: level.violated)
    let slots = min(capacity, max(HashTable<Record>.minCapacity, 4 * level.records / threads))
    for number in 0..<threads {
      workers[number].beginLevel(level, interest: interest)
      workers[number].table.range = HashRange(bits: 0, prefix: 0).part(number, of: threads)
      workers[number].table.clear(capacity: slots)
    }
    var block = Buffer<Record>()
    var start = 0
    while start < level.records {
      try checkPause(observe, expanded: start)
      let end = min(start + turnSize(after: start), level.records)
      try file.read(start..<end, into: &block)
      expand(
        block.elements, count: end - start, firstNumber: level.states - level.newStates + start)
      if let fault = firstFault { throw refuse(fault) }
      try makeRoom()
      receive()
      start = end
    }
  }

  /// The number of states to expand in a turn, given the number expanded before.
  @inlinable func turnSize(after expanded: Int) -> Int {
    let transitions = (0..<threads).reduce(0) { $0 + workers[$1].found.transitions }
    let average = max(1, expanded == 0 ? 16 : transitions / expanded)
    let targets = min(Self.turnTargets, max(16, workers[0].table.limit / 2))
    return max(threads, targets / average)
  }

  @inlinable func expand(_ records: UnsafePointer<Record>, count: Int, firstNumber: Int) {
    let share = (count + threads - 1) / threads
    let shared = Shared((workers: workers, records: records))
    pool.run { number, _ in
      let (workers, records) = shared.value
      let first = min(number * share, count)
      workers[number].expand(
        records + first, count: min(share, count - first), firstNumber: firstNumber + first)
    }
  }

  @inlinable func receive() {
    let shared = Shared(workers)
    let count = threads
    pool.run { number, _ in
      shared.value[number].receive(from: shared.value, count: count, number: number)
    }
  }

  /// The fault of the turn with the first source.
  @inlinable var firstFault: ModelFault<Machine>? {
    var first: SourceFault<Machine>?
    for number in 0..<threads { first.keepFirst(workers[number].fault) }
    return first?.fault
  }

  /// Makes room for the targets in the outboxes: tables grow while there is memory, and are then
  /// written to a run.
  @inlinable mutating func makeRoom() throws(SearchStop) {
    for owner in 0..<threads {
      let incoming = (0..<threads).reduce(0) { $0 + workers[$1].outboxes.elements[owner].count }
      while workers[owner].table.count + incoming > workers[owner].table.limit {
        let slots = workers[owner].table.capacity
        if slots < capacity {
          workers[owner].table.grow(capacity: min(2 * slots, capacity))
        } else if workers[owner].table.count > 0 {
          try writeRun()
        } else {
          workers[owner].table.grow(capacity: 2 * slots)
        }
      }
    }
  }

  /// Writes the contents of the tables to a run, and empties them.
  @inlinable mutating func writeRun() throws(SearchStop) {
    let shared = Shared(workers)
    pool.run { number, _ in shared.value[number].table.sort() }
    var writer = RecordWriter<Record>(try folder.create("run-\(runCount).tmp"))
    for number in 0..<threads {
      let table = workers + number
      try writer.write(table.pointee.table.slots, count: table.pointee.table.count, in: folder)
    }
    runCount += 1
    try runs.add(writer.written, in: folder)
    let slots = capacity
    pool.run { number, _ in shared.value[number].table.clear(capacity: slots) }
  }

  @usableFromInline mutating func removeRuns() {
    runs.removeTemporaries(from: folder)
    folder.remove(Self.nextName)
  }

  @inlinable static var nextName: String { "next.tmp" }
}
