extension SegmentedTable {
  /// Whether the next keys were prepared, so that most known ones are already recognised.
  @inlinable var isPrepared: Bool { Format.isNumbered && recent.numbers.count > 0 }

  /// Adds prepared keys and visits each in order.
  @inlinable @inline(__always) mutating func insertPrepared(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference, Bool) -> Void
  ) {
    let (numbers, worker, workers) = (recent.numbers.elements, worker, workers)
    var next = 0
    func visitKnown(before end: Int) {
      while next < end {
        let number = Int(numbers[next]) &- 1
        if let known = Format.reference(toNumber: number, worker: worker, of: workers) {
          visit(next, known, false)
        }
        next &+= 1
      }
    }
    insertUnknown(keys, hashes: hashes) { position, reference, isNew in
      visitKnown(before: position)
      visit(position, reference, isNew)
      next = position &+ 1
    }
    visitKnown(before: count)
  }

  /// Adds the prepared keys that were not in the cache, and visits them in order.
  @inlinable @inline(__always) mutating func insertUnknown(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>,
    visit: (Int, Reference, Bool) -> Void
  ) {
    let (worker, workers, pending) = (worker, workers, pending.elements)
    let (unknown, count) = (recent.unknown.elements, recent.unknown.count)
    let recentHashes = recent.hashes.elements
    // A copy, because a closure cannot change the table during an insertion.
    var entries = recent.entries
    var start = 0
    while start < count {
      let size = min(Format.batchSize, count &- start)
      var index = 0
      while index < size {
        pending[index] = Int(unknown[start &+ index])
        index &+= 1
      }
      choosePlaces(hashes: hashes, count: size)
      insertPending(keys, hashes: hashes, count: size) { position, slot, isNew in
        let reference = Format.reference(in: slot, worker: worker, of: workers)
        entries.remember(
          Format.number(of: reference, of: workers), withHash: recentHashes[position])
        visit(position, reference, isNew)
      }
      start &+= size
    }
    recent.entries = entries
    recent.numbers.removeAll()
    recent.unknown.removeAll()
  }
}
