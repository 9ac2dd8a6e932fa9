extension DiskSearch {
  /// Merges the targets with the known states. The new states become the next level.
  @inlinable mutating func finishLevel(
    observe: (SearchProgress) -> SearchControl, inspect: Machine.Inspection
  ) throws(SearchStop) {
    if !runs.isEmpty { try writeRun() }
    var writer = RecordWriter<Record>(try folder.create(Self.nextName))
    let parts = partCount
    for part in 0..<parts {
      try checkPause(observe, expanded: levels[levels.count - 1].records)
      try merge(HashRange(bits: 0, prefix: 0).part(part, of: parts))
      for number in 0..<threads {
        let table = workers + number
        try writer.write(table.pointee.table.slots, count: table.pointee.table.count, in: folder)
      }
    }
    let level = nextLevel(records: writer.count, checksum: writer.checksum.value)
    if let limit = limits.depth, level.depth > limit, level.newStates > 0 {
      throw SearchStop(.depth(limit))
    }
    if let limit = limits.states, level.states > limit { throw SearchStop(.states(limit)) }
    try commit(level, writer.written, inspect)
    removeRuns()
  }

  /// The number of hash ranges into which the runs are divided, so that each fits into the tables.
  @inlinable var partCount: Int {
    let records = runs.files.reduce(0) { $0 + $1.count }
    let room = max(1, threads * (capacity - capacity / 4) * 7 / 8)
    var count = 1
    while count * room < records, count < 1 << 20 { count *= 2 }
    return count
  }

  /// Finds the unknown targets in a range of hashes. Each worker has a part of the range.
  @inlinable func merge(_ range: HashRange) throws(SearchStop) {
    let shared = Shared(
      (workers: workers, runs: runs.files, known: archive.files, slots: capacity))
    let count = threads
    pool.run { number, _ in
      let (workers, runs, known, slots) = shared.value
      workers[number].merge(
        range.part(number, of: count), of: runs, without: known, capacity: slots)
    }
    for number in 0..<threads {
      if let stop = workers[number].stop { throw stop }
    }
  }

  /// The record of the completed level.
  @usableFromInline func nextLevel(records: Int, checksum: UInt64) -> LevelRecord {
    var level = levels[levels.count - 1]
    level.depth += 1
    (level.records, level.newStates, level.checksum) = (records, 0, checksum)
    for number in 0..<threads { level.add(workers[number].found) }
    for word in 0..<watchList.observers.wordCount {
      for number in 0..<threads {
        level.exercised[word] |= workers[number].reader.exercised[word]
      }
    }
    level.states += level.newStates
    return level
  }

  /// Makes a level with the initial states.
  @usableFromInline mutating func addInitialStates(_ inspect: Machine.Inspection) throws(SearchStop)
  {
    let start = LevelRecord(of: watchList)
    let (encoding, observers) = (Machine.Encoding(), watchList.observers)
    for number in 0..<threads {
      workers[number].beginLevel(start, interest: [])
      workers[number].found.depth = -1
      workers[number].table.clear(capacity: HashTable<Record>.minCapacity)
    }
    // The first worker takes all of them until the table is sorted.
    workers[0].table.range = HashRange(bits: 0, prefix: 0)
    for state in machine.initialStates {
      var record = Record(
        encoding.key(of: state), words: observers.initial, count: observers.wordCount)
      if workers[0].table.count >= workers[0].table.limit {
        workers[0].table.grow(capacity: 2 * workers[0].table.capacity)
      }
      workers[0].table.insert(&record, count: 1)
    }
    workers[0].table.sort()
    workers[0].matchNewStates()
    var level = start
    level.add(workers[0].found)
    (level.records, level.states) = (level.newStates, level.newStates)
    if let limit = limits.states, level.states > limit { throw SearchStop(.states(limit)) }
    var writer = RecordWriter<Record>(try folder.create(Self.nextName))
    try writer.write(workers[0].table.slots, count: level.records, in: folder)
    level.checksum = writer.checksum.value
    try commit(level, writer.written, inspect)
  }

  /// Completes a level. A resumed search begins with it from then on.
  @inlinable mutating func commit(
    _ level: LevelRecord, _ file: RecordFile<Record>, _ inspect: Machine.Inspection
  ) throws(SearchStop) {
    if let fault = try self.inspect(level, file, inspect) { throw refuse(fault) }
    try folder.commit(file.file, as: LevelRecord.fileName(level.depth))
    let record = try folder.create("complete.tmp")
    do throws(SearchStop) {
      try folder.write(level.text(of: identity), to: record)
      try folder.commit(record, as: LevelRecord.recordName(level.depth))
    } catch {
      folder.remove("complete.tmp")
      folder.remove(LevelRecord.fileName(level.depth))
      throw error
    }
    levels.append(level)
    try archive.add(try self.file(of: level), in: folder)
  }
}

extension LevelRecord {
  /// Adds the findings of a worker.
  @inlinable mutating func add(_ found: LevelRecord) {
    newStates += found.newStates
    transitions += found.transitions
    for word in violated.indices { violated[word] |= found.violated[word] }
    func merge(_ own: inout [Int?], _ others: [Int?]) {
      for index in own.indices where own[index] == nil { own[index] = others[index] }
    }
    merge(&matches.states, found.matches.states)
    merge(&matches.steps, found.matches.steps)
    merge(&matches.terminalStates, found.matches.terminalStates)
  }
}

extension DiskWorker {
  /// Reads a range of the runs, if any, into the table, and removes the known states.
  @inlinable mutating func merge(
    _ range: HashRange, of runs: [RecordFile<Record>], without known: [RecordFile<Record>],
    capacity: Int
  ) {
    do throws(SearchStop) {
      if !runs.isEmpty {
        table.range = range
        table.clear(capacity: capacity)
      }
      for run in runs { try read(run, in: range) }
      table.beginRemoval()
      for file in known {
        try file.forEachBlock(of: try file.records(in: range), through: &block) { records, count in
          for index in 0..<count { table.remove(records[index]) }
        }
      }
      table.sort()
      matchNewStates()
    } catch {
      stop = error
    }
  }

  @inlinable mutating func read(
    _ run: RecordFile<Record>, in range: HashRange
  ) throws(SearchStop) {
    try run.forEachBlock(of: try run.records(in: range), through: &block) { records, count in
      while table.count + count > table.limit { table.grow(capacity: 2 * table.capacity) }
      table.insert(records, count: count)
    }
  }
}
