/// A breadth-first search whose states are in files, one for each level, sorted by hash.
///
/// The targets of a level are collected in tables, which remove duplicates. When the tables are
/// full, they are written as sorted runs. After the expansion of a level, its targets are merged
/// with all known states: delayed duplicate detection, after Korf, and Stern and Dill. A level is
/// either complete or absent, so that a search can be resumed.
///
/// The reports do not depend on the order of discovery, which is not stored. The trace to a state
/// is the one whose actions come first, and it is found backwards.
@usableFromInline
struct DiskSearch<
  Machine: StateMachine, Record: DiskRecord
>: ~Copyable where Machine.Encoding.Key == Record.Code {
  @usableFromInline typealias Worker = DiskWorker<Machine, Record>

  @usableFromInline let machine: Machine
  @usableFromInline let watchList: WatchList<Machine>
  @usableFromInline let limits: SearchLimits
  @usableFromInline let shared: SharedLimits?
  @usableFromInline let audit: ContractAudit
  @usableFromInline let folder: SearchFolder
  @usableFromInline let identity: UInt64
  /// The number of threads: a power of two, because each has an equal part of the hashes.
  @usableFromInline let threads: Int
  @usableFromInline let pool: ThreadPool
  @usableFromInline let allWorkers: FixedArray<Worker>
  /// The maximum number of slots of a worker's table.
  @usableFromInline let capacity: Int

  /// The levels, of which the last is not expanded.
  @usableFromInline var levels: [LevelRecord] = []
  /// All known states, in a few files.
  @usableFromInline var archive: DiskArchive<Record>
  /// The targets of the level that did not fit in the tables.
  @usableFromInline var runs: DiskArchive<Record>
  @usableFromInline var runCount = 0
  @usableFromInline var stoppedBy: Limit?
  @usableFromInline var fault: ModelFault<Machine>?

  /// The number of targets between two checks of the limits.
  @inlinable static var turnTargets: Int { 1 << 16 }

  /// Creates a search in a folder without reading it.
  @usableFromInline init(
    _ machine: Machine, _ request: SearchRequest<Machine>, in storage: DiskStorage
  ) throws(DiskSearchError) {
    folder = try SearchFolder(storage)
    self.machine = machine
    watchList = request.watchList
    limits = request.limits
    shared = request.shared
    audit = request.audit
    let threads = 1 << (Int.bitWidth - 1 - min(max(request.threads, 1), 64).leadingZeroBitCount)
    self.threads = threads
    let smallest = HashTable<Record>.minCapacity
    let slots = max(smallest, storage.memory / 8 * 7 / threads / HashTable<Record>.bytesPerSlot)
    capacity = slots
    pool = ThreadPool(threads)
    allWorkers = FixedArray(count: threads) { number in
      Worker(
        number: number, of: threads, machine: machine, watchList: request.watchList,
        audit: request.audit, capacity: slots)
    }
    identity = machine.identity(of: request.watchList, recordSize: MemoryLayout<Record>.stride)
    archive = DiskArchive(named: "visited", maxFiles: 12)
    runs = DiskArchive(named: "run", maxFiles: 64)
  }

  @inlinable var workers: UnsafeMutablePointer<Worker> { allWorkers.elements }

  /// Searches to the end, or until a limit, a fault, the disk or the caller stops it.
  @inlinable mutating func run(
    observe: (SearchProgress) -> SearchControl, inspect: Machine.Inspection
  ) {
    do throws(SearchStop) {
      if let fault = ContractAuditor(machine).faultOfInitialStates() { throw refuse(fault) }
      for level in levels {
        let file = try file(of: level)
        if let fault = try self.inspect(level, file, inspect) { throw refuse(fault) }
        try archive.add(file, in: folder)
      }
      if levels.isEmpty { try addInitialStates(inspect) }
      while levels[levels.count - 1].records > 0 {
        try expandLevel(observe: observe)
        try finishLevel(observe: observe, inspect: inspect)
      }
    } catch {
      stoppedBy = error.limit
    }
    folder.removeTemporaries()
  }

  /// The file of a complete level.
  @usableFromInline func file(of level: LevelRecord) throws(SearchStop) -> RecordFile<Record> {
    let name = LevelRecord.fileName(level.depth)
    guard let file = folder.file(name) else {
      throw SearchStop("“\(name)” cannot be opened: \(SearchFolder.lastError)")
    }
    return RecordFile(file: file, count: level.records)
  }

  /// The size of the tables.
  @inlinable var tableBytes: Int { (0..<threads).reduce(0) { $0 + workers[$1].table.bytes } }

  /// Stops the search with a fault of the machine.
  @usableFromInline mutating func refuse(_ fault: ModelFault<Machine>) -> SearchStop {
    self.fault = fault
    return SearchStop(.fault)
  }

  /// Whether the caller or a measured limit stops the search.
  @usableFromInline func checkPause(
    _ observe: (SearchProgress) -> SearchControl, expanded: Int
  ) throws(SearchStop) {
    if let limit = shared?.limitReached { throw SearchStop(limit) }
    guard let level = levels.last else { return }
    let transitions = (0..<threads).reduce(0) { $0 + workers[$1].found.transitions }
    let progress = SearchProgress(
      states: level.states, transitions: level.transitions + transitions,
      frontier: level.records - expanded, depth: level.depth)
    if observe(progress) == .stop || Task<Never, Never>.isCancelled {
      throw SearchStop(.cancelled)
    }
  }
}
