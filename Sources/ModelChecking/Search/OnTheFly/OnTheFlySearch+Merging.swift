extension OnTheFlySearch where Table: ~Copyable {
  /// The smallest number of new states that all threads number together.
  @usableFromInline static var sharedMergeSize: Int { 1024 }

  /// Merges the new states of the workers, each of which has its own in order.
  /// - Returns: The position of the first state without room.
  @inlinable mutating func merge(room: Int, before bound: UInt64) -> UInt64? {
    let count = (0..<parts).reduce(0) { $0 + workers[$1].freshOrders.count }
    if count < Self.sharedMergeSize || count > room || bound < .max {
      return mergeInOrder(room: room, before: bound)
    }
    mergeTogether(count: count)
    return nil
  }

  /// Merges the new states of the workers one after the other, up to a position.
  @inlinable mutating func mergeInOrder(room: Int, before bound: UInt64) -> UInt64? {
    // A local, because a closure cannot use the search while its lists change.
    let found = foundStates
    var count = 0
    for sender in 0..<senders {
      found.pointee.gather(from: workers, count: parts, sender: sender)
      var places = SourcePlaces(of: sender, among: workers)
      var cut: UInt64?
      found.pointee.forEach { position, reference in
        let order = UInt64(truncatingIfNeeded: sender) &<< 32 | UInt64(position)
        if order >= bound || count == room {
          if order < bound { cut = order }
          return false
        }
        places.advance(to: position)
        log.append(reference)
        parents.append(places.parent)
        if !Table.keepsKeys { ordinals.append(places.ordinal(of: position)) }
        count &+= 1
        return true
      }
      if let cut { return cut }
      knownTargets.pointee.remember(workers[sender].outboxes)
    }
    return nil
  }

  /// Merges all new states on all threads. Each merges the states found by one sender, which are
  /// numbered after those of the senders before.
  @inlinable mutating func mergeTogether(count: Int) {
    var first = log.count
    log.extend(by: count)
    parents.extend(by: count)
    if !Table.keepsKeys { ordinals.extend(by: count) }
    var firstNumbers: [Int] = []
    for sender in 0..<senders {
      firstNumbers.append(first)
      first += (0..<parts).reduce(0) { $0 + workers[$1].freshRange(ofSender: sender).count }
    }
    let shared = Shared(
      (
        workers: workers, known: knownTargets, found: foundStates, log: log.view,
        parents: parents.view,
        ordinals: ordinals.view
      ))
    let (parts, firstOfSender) = (parts, firstNumbers)
    pool.run { sender, thread in
      guard sender < firstOfSender.count else { return }
      let (workers, known, foundStates, log, parents, ordinals) = shared.value
      let found = foundStates + thread
      found.pointee.gather(from: workers, count: parts, sender: sender)
      var places = SourcePlaces(of: sender, among: workers)
      var number = firstOfSender[sender]
      found.pointee.forEach { position, reference in
        places.advance(to: position)
        log.initialize(reference, at: number)
        parents.initialize(places.parent, at: number)
        if !Table.keepsKeys { ordinals.initialize(places.ordinal(of: position), at: number) }
        number &+= 1
        return true
      }
      known[thread].remember(workers[sender].outboxes)
    }
  }
}

extension SearchWorker where Table: ~Copyable {
  /// The positions of a sender's states in this worker's list of new states.
  @usableFromInline func freshRange(ofSender sender: Int) -> Range<Int> {
    let first = UInt64(truncatingIfNeeded: sender) &<< 32
    return rank(ofOrder: first)..<rank(ofOrder: first &+ 1 &<< 32)
  }

  /// The number of new references before a position in the order.
  /// - Complexity: O(log *n*) for *n* new states.
  @usableFromInline func rank(ofOrder order: UInt64) -> Int {
    var (low, high) = (0, freshOrders.count)
    while low < high {
      let middle = (low + high) / 2
      if freshOrders[middle] < order { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
