extension DiskSearch {
  /// The goal of a trace.
  @usableFromInline enum Goal {
    case state(WatchList<Machine>.StateEntry)
    case terminalState(StatePredicate<Machine>)
    /// The source of a step.
    case step(StepPredicate<Machine>)
  }

  /// The first of the shortest traces to a goal, in the order in which a search in memory finds
  /// them: by initial state, then by the listed order of actions.
  ///
  /// The states on shortest traces are found backwards, level by level.
  ///
  /// - Parameters:
  ///   - goal: The goal of the trace.
  ///   - depth: The depth at which the first goal was found.
  ///   - observe: Called regularly; returns whether to go on.
  /// - Returns: The trace.
  /// - Throws: The reason to stop the search.
  @inlinable mutating func trace(
    to goal: Goal, depth: Int, observe: (SearchProgress) -> SearchControl
  ) throws(SearchStop) -> Trace<Machine> {
    var sets = [try goals(goal, in: try file(of: levels[depth]), depth: depth)]
    for number in (0..<depth).reversed() {
      sets.append(
        try states(
          of: try file(of: levels[number]), leadingTo: sets[sets.count - 1], depth: number,
          observe))
    }
    sets.reverse()
    var trace = Trace<Machine>(from: try firstInitialState(in: sets[0]))
    for set in sets.dropFirst() { try takeFirstStep(of: &trace, into: set) }
    for number in 0...depth { folder.remove(Self.setName(number)) }
    if case .step(let condition) = goal {
      let source = trace.finalState
      for action in machine.actions(in: source) {
        let target = machine.successor(of: source, taking: action)
        guard condition.holds(from: source, by: action, to: target) else { continue }
        trace.take(action, to: target)
        return trace
      }
      throw refuse(.actionsChanged(in: source))
    }
    return trace
  }

  @inlinable static func setName(_ depth: Int) -> String { "run-to-goal-\(depth).tmp" }

  /// The states of a level that are goals.
  @inlinable func goals(
    _ goal: Goal, in file: RecordFile<Record>, depth: Int
  ) throws(SearchStop) -> RecordFile<Record> {
    try select(from: file, depth: depth) { state, _ in
      switch goal {
      case .state(let entry): entry.matches(state)
      case .terminalState(let exception):
        !exception.test(state) && machine.isTerminal(state)
      case .step(let condition):
        machine.actions(in: state).contains { action in
          condition.holds(
            from: state, by: action, to: machine.successor(of: state, taking: action))
        }
      }
    }
  }

  /// The states of a level from which a step leads into a set.
  @inlinable mutating func states(
    of file: RecordFile<Record>, leadingTo set: RecordFile<Record>, depth: Int,
    _ observe: (SearchProgress) -> SearchControl
  ) throws(SearchStop) -> RecordFile<Record> {
    var isLeading = [Bool](repeating: false, count: file.count)
    let table = workers
    let size = table.pointee.table.maxLookupCount
    for first in stride(from: 0, to: set.count, by: size) {
      try table.pointee.load(set, first..<min(first + size, set.count), capacity: capacity)
      var position = 0
      for start in stride(from: 0, to: file.count, by: RecordFile<Record>.blockSize) {
        try checkCancellation(observe)
        let end = min(start + RecordFile<Record>.blockSize, file.count)
        try file.read(start..<end, into: &table.pointee.block)
        while position < end {
          if !isLeading[position] {
            isLeading[position] = table.pointee.leadsIntoTable(
              table.pointee.block[position - start])
          }
          position += 1
        }
      }
    }
    return try select(from: file, depth: depth) { isLeading[$1] }
  }

  /// Checks only for the caller's wish to stop, because this needs the remaining time.
  @usableFromInline func checkCancellation(
    _ observe: (SearchProgress) -> SearchControl
  ) throws(SearchStop) {
    guard let level = levels.last else { return }
    let progress = SearchProgress(
      states: level.states, transitions: level.transitions, frontier: 0, depth: level.depth)
    if observe(progress) == .stop || Task<Never, Never>.isCancelled {
      throw SearchStop(.cancelled)
    }
  }

  /// Writes the new states of a level that pass a test of the state and its position.
  @inlinable func select(
    from file: RecordFile<Record>, depth: Int,
    where test: (Machine.State, Int) -> Bool
  ) throws(SearchStop) -> RecordFile<Record> {
    var writer = RecordWriter<Record>(try folder.create(Self.setName(depth)))
    let encoding = Machine.Encoding()
    var block = Buffer<Record>()
    var chosen = Buffer<Record>()
    for start in stride(from: 0, to: file.count, by: RecordFile<Record>.blockSize) {
      let end = min(start + RecordFile<Record>.blockSize, file.count)
      try file.read(start..<end, into: &block)
      chosen.removeAll()
      for index in 0..<block.count where !block[index].isRevisit {
        if test(encoding.state(of: block[index].code), start + index) {
          chosen.append(block[index])
        }
      }
      try writer.write(chosen.elements, count: chosen.count, in: folder)
    }
    return writer.written
  }

  @inlinable mutating func firstInitialState(
    in set: RecordFile<Record>
  ) throws(SearchStop) -> Machine.State {
    let encoding = Machine.Encoding()
    for state in machine.initialStates where try set.contains(encoding.key(of: state)) {
      return state
    }
    throw refuse(.noInitialState)
  }

  @inlinable mutating func takeFirstStep(
    of trace: inout Trace<Machine>, into set: RecordFile<Record>
  ) throws(SearchStop) {
    let (source, encoding) = (trace.finalState, Machine.Encoding())
    for action in machine.actions(in: source) {
      let target = machine.successor(of: source, taking: action)
      if try set.contains(encoding.key(of: target)) { return trace.take(action, to: target) }
    }
    throw refuse(.actionsChanged(in: source))
  }
}

extension RecordFile {
  /// Whether the record of a code is in the file.
  @inlinable func contains(_ code: Record.Code) throws(SearchStop) -> Bool {
    var one = Buffer<Record>()
    var position = try position(of: code.scrambled)
    while position < count {
      try read(position..<position + 1, into: &one)
      if one[0].code == code { return true }
      if one[0].hash != code.scrambled { return false }
      position += 1
    }
    return false
  }
}

extension DiskWorker {
  /// Fills the table with some records of a file.
  @inlinable mutating func load(
    _ file: RecordFile<Record>, _ range: Range<Int>, capacity: Int
  ) throws(SearchStop) {
    table.range = HashRange(bits: 0, prefix: 0)
    let wanted = max(HashTable<Record>.minCapacity, 2 * range.count)
    table.clear(capacity: min(wanted, max(capacity, HashTable<Record>.minCapacity)))
    try file.forEachBlock(of: range, through: &block) { records, count in
      while table.count + count > table.limit { table.grow(capacity: 2 * table.capacity) }
      table.insert(records, count: count)
    }
  }

  /// Whether a step of a new state leads into the table.
  @inlinable func leadsIntoTable(_ record: Record) -> Bool {
    if record.isRevisit { return false }
    let source = encoding.state(of: record.code)
    return machine.actions(in: source).contains { action in
      table.contains(encoding.key(of: machine.successor(of: source, taking: action)))
    }
  }
}

extension HashTable {
  /// The number of a file's records in one look-up.
  @inlinable var maxLookupCount: Int { max(8, allocated / 2) }

  /// Whether there is a record with a code.
  @inlinable func contains(_ code: Record.Code) -> Bool {
    let end = slots + (capacity + spare)
    var place = place(ofHash: code.scrambled)
    while place != end, place.pointee.code != .vacant {
      if place.pointee.code == code { return true }
      place += 1
    }
    return false
  }
}
