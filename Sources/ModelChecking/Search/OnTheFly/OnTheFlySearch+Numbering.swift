extension OnTheFlySearch where Table: ~Copyable {
  /// Phase 3: numbers the new states, in the order in which one thread would have found them.
  @inlinable mutating func number(upTo end: Int) {
    let firstNew = log.count
    let room = probedLimit == nil ? min(limits.states ?? .max, Self.stateLimit) - firstNew : 0
    let found = firstFault
    let bound = found.map { order(ofSource: $0.source) } ?? .max
    var cut: UInt64?
    if threads == 1 {
      cut = numberInOrder(room: room, before: bound)
    } else {
      cut = merge(room: room, before: bound)
    }
    if cut == nil, let found {
      transitionCount += transitions(before: found.source)
      expandedCount = found.source
      (stoppedBy, fault) = (.fault, found.fault)
    } else if let cut {
      let position = UInt32(truncatingIfNeeded: cut)
      let source = workers[Int(cut >> 32)].source(ofPosition: position)
      transitionCount += transitions(before: source)
      expandedCount = source
      stoppedBy = probedLimit.map(Limit.depth) ?? .states(limits.states ?? Self.stateLimit)
    } else {
      transitionCount += (0..<senders).reduce(0) { $0 + workers[$1].targetCount }
      expandedCount = end
    }
    collectMatches(firstNew: firstNew)
  }

  /// Numbers the new states before a position in the order of discovery.
  /// - Returns: The position of the first state without room.
  @inlinable mutating func numberInOrder(room: Int, before bound: UInt64) -> UInt64? {
    let (orders, count) = (workers[0].freshOrders.elements, workers[0].freshOrders.count)
    let references = workers[0].freshReferences.elements
    let (starts, firstSource) = (workers[0].starts.elements, workers[0].firstSource)
    var source = 0
    var index = 0
    while index < count {
      let order = orders[index]
      if order >= bound { return nil }
      if index == room { return order }
      while UInt64(starts[source &+ 1]) <= order { source &+= 1 }
      log.append(references[index])
      parents.append(UInt32(truncatingIfNeeded: firstSource &+ source))
      if !Table.keepsKeys {
        ordinals.append(UInt32(truncatingIfNeeded: order) &- starts[source])
      }
      index &+= 1
    }
    return nil
  }

  /// The number of transitions of this turn's sources before a given one.
  @usableFromInline func transitions(before source: Int) -> Int {
    (0..<senders).reduce(0) { sum, number in
      let sources = workers[number].starts.count - 1
      let index = min(max(source - workers[number].firstSource, 0), sources)
      return sum + Int(workers[number].starts[index])
    }
  }

  /// Turns the first matches of a turn into numbers. Matches beyond a cut are dropped.
  @usableFromInline mutating func collectMatches(firstNew: Int) {
    for index in matches.states.indices {
      let orders = (0..<parts).compactMap { workers[$0].stateMatches[index] }
      guard matches.states[index] == nil, let order = orders.min() else { continue }
      let rank = (0..<parts).reduce(0) { $0 + workers[$1].rank(ofOrder: order) }
      if firstNew + rank < log.count { matches.states[index] = firstNew + rank }
    }
    for index in matches.steps.indices where matches.steps[index] == nil {
      let first = (0..<parts).compactMap { workers[$0].stepMatches[index] }.min()
      if let first, first.source < expandedCount { matches.steps[index] = first }
    }
    for index in matches.terminalStates.indices where matches.terminalStates[index] == nil {
      let first = (0..<parts).compactMap { workers[$0].terminalMatches[index] }.min()
      if let first, first < expandedCount { matches.terminalStates[index] = first }
    }
  }
}

extension SearchWorker where Table: ~Copyable {
  @usableFromInline var targetCount: Int { Int(starts[starts.count - 1]) }

  /// The source of the transition at a position.
  @usableFromInline func source(ofPosition position: UInt32) -> Int {
    var low = 0
    var high = starts.count - 2
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= position { low = middle + 1 } else { high = middle }
    }
    return firstSource + low
  }
}
