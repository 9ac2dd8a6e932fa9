extension SegmentedTable {
  /// Adds keys that were prepared, and shows each of them in order.
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

  /// Adds those of the keys that were prepared which were not among the recent ones, and shows them in
  /// order.
  ///
  /// Computes all places, then loads all slots, then compares: no load waits for another.
  @inlinable @inline(__always) mutating func insertUnknown(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>,
    visit: (Int, Reference, Bool) -> Void
  ) {
    let (segments, places, found) = (segments.elements, places.elements, found.elements)
    let (unknown, count) = (recent.unknown.elements, recent.unknown.count)
    var start = 0
    while start < count {
      let size = min(Format.batchSize, count &- start)
      var index = 0
      while index < size {
        let hash = hashes[Int(unknown[start &+ index])]
        places[index] = segments[Int(truncatingIfNeeded: hash &>> 58)].place(ofHash: hash)
        index &+= 1
      }
      index = 0
      while index < size {
        found[index] = places[index].pointee
        index &+= 1
      }
      index = 0
      var hasGrown = false
      while index < size {
        let position = Int(unknown[start &+ index])
        let (key, hash) = (keys + position, hashes[position])
        var (slot, isNew) = (found[index], false)
        if !Format.matches(slot, key, hash: hash, in: self.keys) {
          (slot, isNew) = insert(
            key, hash: hash, from: hasGrown ? nil : places[index], hasGrown: &hasGrown)
        }
        let reference = Format.reference(in: slot, worker: worker, of: workers)
        recent.remember(Format.number(of: reference, of: workers), at: position)
        visit(position, reference, isNew)
        index &+= 1
      }
      start &+= size
    }
    recent.numbers.removeAll()
    recent.unknown.removeAll()
  }
}
