extension OnTheFlySearch where Table: ~Copyable {
  /// The smallest number of new states that all threads number together.
  @usableFromInline static var sharedMergeSize: Int { 1024 }

  /// Merges the new states of the workers. Each worker has its own in order.
  /// - Returns: The place of the first of them for which there is no room.
  @inlinable mutating func merge(room: Int, before bound: UInt64) -> UInt64? {
    let count = (0..<parts).reduce(0) { $0 + workers[$1].freshOrders.count }
    if count < Self.sharedMergeSize || count > room || bound < .max {
      return mergeInOrder(room: room, before: bound)
    }
    mergeTogether(count: count)
    return nil
  }

  /// Merges the new states of the workers one after the other, up to a place.
  @inlinable mutating func mergeInOrder(room: Int, before bound: UInt64) -> UInt64? {
    var count = 0
    for sender in 0..<senders {
      var merge = SenderMerge(of: sender, among: workers, count: parts)
      while case let next = merge.first, next.order < bound {
        if count == room { return next.order }
        let state = merge.take(next)
        log.append(state.reference)
        parents.append(state.parent)
        if !Table.keepsKeys { ordinals.append(state.ordinal) }
        count &+= 1
      }
    }
    return nil
  }

  /// Merges all new states on all threads: each takes those that one of the senders has found, whose
  /// numbers follow those of the senders before.
  @inlinable mutating func mergeTogether(count: Int) {
    var first = log.count
    log.extend(by: count)
    parents.extend(by: count)
    if !Table.keepsKeys { ordinals.extend(by: count) }
    var ranges: [Range<Int>] = []
    for sender in 0..<senders {
      let size = (0..<parts).reduce(0) { $0 + workers[$1].freshRange(ofSender: sender).count }
      ranges.append(first..<first + size)
      first += size
    }
    let shared = Shared(
      (workers: workers, log: log.view, parents: parents.view, ordinals: ordinals.view))
    let (parts, allRanges) = (parts, ranges)
    pool.run { sender, _ in
      guard sender < allRanges.count else { return }
      let (workers, log, parents, ordinals) = shared.value
      var merge = SenderMerge(of: sender, among: workers, count: parts)
      for number in allRanges[sender] {
        let state = merge.take(merge.first)
        log.initialize(state.reference, at: number)
        parents.initialize(state.parent, at: number)
        if !Table.keepsKeys { ordinals.initialize(state.ordinal, at: number) }
      }
    }
  }
}

extension SearchWorker where Table: ~Copyable {
  /// The positions, in the list of this worker’s new states, of those that a sender has found.
  @usableFromInline func freshRange(ofSender sender: Int) -> Range<Int> {
    let first = UInt64(truncatingIfNeeded: sender) &<< 32
    return rank(ofOrder: first)..<rank(ofOrder: first &+ 1 &<< 32)
  }

  /// How many of the new references come before an order.
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

/// Takes the new states that one worker has found from the lists of all workers, in order.
@usableFromInline
struct SenderMerge<
  Machine: StateMachine, Encoding: StateEncoding<Machine.State>, Table: VisitedTable & ~Copyable
> where Table.Key == Encoding.Key {
  @usableFromInline typealias Workers = UnsafeMutablePointer<SearchWorker<Machine, Encoding, Table>>

  /// What is left of one worker’s list.
  @usableFromInline struct Rest {
    @usableFromInline var orders: UnsafeMutablePointer<UInt64>
    @usableFromInline var references: UnsafeMutablePointer<Table.Reference>
    @usableFromInline let end: UnsafeMutablePointer<UInt64>

    @inlinable init(_ worker: Int, of workers: Workers, sender: Int) {
      let range = workers[worker].freshRange(ofSender: sender)
      let orders = workers[worker].freshOrders.elements
      self.orders = orders + range.lowerBound
      end = orders + range.upperBound
      references = workers[worker].freshReferences.elements + range.lowerBound
    }

    /// The order of the next state; the largest number if there is none.
    @inlinable var order: UInt64 { orders == end ? .max : orders.pointee }
  }

  @usableFromInline var rests: [Rest]
  /// Where the targets of each source begin, and the number of the first source.
  @usableFromInline let starts: UnsafeMutablePointer<UInt32>
  @usableFromInline let firstSource: Int
  /// The source of the state that was taken last, counted from the first one.
  @usableFromInline var source = 0

  @inlinable init(of sender: Int, among workers: Workers, count: Int) {
    rests = (0..<count).map { Rest($0, of: workers, sender: sender) }
    starts = workers[sender].starts.elements
    firstSource = workers[sender].firstSource
  }

  /// The next state: the worker that has it, and its order, which is the largest number if none is left.
  @inlinable var first: (finder: Int, order: UInt64) {
    var (finder, order) = (0, rests[0].order)
    for number in 1..<rests.count {
      let candidate = rests[number].order
      (finder, order) = candidate < order ? (number, candidate) : (finder, order)
    }
    return (finder, order)
  }

  /// Takes the next state; there must be one.
  @inlinable mutating func take(
    _ first: (finder: Int, order: UInt64)
  ) -> (reference: Table.Reference, parent: UInt32, ordinal: UInt32) {
    let reference = rests[first.finder].references.pointee
    rests[first.finder].orders += 1
    rests[first.finder].references += 1
    let position = UInt32(truncatingIfNeeded: first.order)
    while starts[source &+ 1] <= position { source &+= 1 }
    return (
      reference, UInt32(truncatingIfNeeded: firstSource &+ source), position &- starts[source]
    )
  }
}
