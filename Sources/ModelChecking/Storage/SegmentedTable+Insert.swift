extension SegmentedTable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public mutating func prepare(
    _ keys: UnsafeMutablePointer<Key>, count: Int, hashes: UnsafeMutablePointer<UInt64>
  ) {
    guard Format.isNumbered, count > 0, recent.canRead(keys) else {
      return Self.computeHashes(of: keys, count: count, to: hashes)
    }
    recent.find(keys, count: count, in: self.keys)
    hashUnknownKeys(keys, count: count, to: hashes)
  }

  /// Hashes those keys that were not found among the recent ones.
  @inlinable @inline(__always) func hashUnknownKeys(
    _ keys: UnsafeMutablePointer<Key>, count: Int, to hashes: UnsafeMutablePointer<UInt64>
  ) {
    var index = 0
    while index < count {
      hashes[index] = recent.numbers[index] == 0 ? Format.hash(of: keys[index]) : 0
      index &+= 1
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable @inline(__always) public mutating func insert(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference, Bool) -> Void
  ) {
    var start = 0
    while start < count {
      let size = min(Format.batchSize, count &- start)
      insertBatch(keys + start, hashes: hashes + start, count: size, start: start) {
        position, key, isNew in
        visit(start &+ position, key, isNew)
      }
      start &+= size
    }
    if Format.isNumbered { recent.numbers.removeAll() }
  }

  /// Computes all places, then loads all slots, then compares: no load waits for another.
  @inlinable @inline(__always) mutating func insertBatch(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    start: Int, visit: (Int, Reference, Bool) -> Void
  ) {
    let isPrepared = Format.isNumbered && recent.numbers.count > 0
    let (segments, places, found) = (segments.elements, places.elements, found.elements)
    var index = 0
    while index < count {
      let hash = hashes[index]
      places[index] = segments[Int(truncatingIfNeeded: hash &>> 58)].place(ofHash: hash)
      index &+= 1
    }
    index = 0
    while index < count {
      found[index] = places[index].pointee
      index &+= 1
    }
    index = 0
    var hasGrown = false
    while index < count {
      let (hash, position) = (hashes[index], index)
      index &+= 1
      if isPrepared, let known = recentReference(at: start &+ position) {
        visit(position, known, false)
        continue
      }
      var (slot, isNew) = (found[position], false)
      if !Format.matches(slot, keys + position, hash: hash, in: self.keys) {
        let place = hasGrown ? nil : places[position]
        (slot, isNew) = insert(keys + position, hash: hash, from: place, hasGrown: &hasGrown)
      }
      if isPrepared { remember(slot, at: start &+ position) }
      visit(position, Format.reference(in: slot, worker: worker, of: workers), isNew)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable @inline(__always) public mutating func insertNew(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference) -> Void
  ) {
    if Format.isNumbered {
      return insert(keys, hashes: hashes, count: count) { if $2 { visit($0, $1) } }
    }
    var start = 0
    while start < count {
      let size = min(Format.batchSize, count &- start)
      let pendingCount = glance(for: keys + start, hashes: hashes + start, count: size)
      var hasGrown = false
      var index = 0
      while index < pendingCount {
        let position = pending.elements[index]
        index &+= 1
        let (slot, isNew) = insert(
          keys + start + position, hash: hashes[start &+ position],
          from: hasGrown ? nil : places.elements[position], hasGrown: &hasGrown)
        if isNew {
          visit(start &+ position, Format.reference(in: slot, worker: worker, of: workers))
        }
      }
      start &+= size
    }
  }

  /// Lists the keys of a batch that are not in the first slots to probe.
  ///
  /// Most keys are known, and in one of these slots. All of them are compared without a branch: a
  /// branch for each slot would be mispredicted often, and the loads would wait for it.
  @inlinable @inline(__always) func glance(
    for keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int
  ) -> Int {
    let (segments, places, pending) = (segments.elements, places.elements, pending.elements)
    var index = 0
    while index < count {
      let hash = hashes[index]
      places[index] = segments[Int(truncatingIfNeeded: hash &>> 58)].place(ofHash: hash)
      index &+= 1
    }
    var pendingCount = 0
    index = 0
    while index < count {
      pending[pendingCount] = index
      pendingCount &+= Format.isPresent(keys[index], in: places[index]) ? 0 : 1
      index &+= 1
    }
    return pendingCount
  }

  /// The reference to the key at a position of the last ones that were prepared, if it was found.
  @inlinable func recentReference(at position: Int) -> Reference? {
    let number = Int(recent.numbers[position]) &- 1
    if number < 0 { return nil }
    return Format.reference(toNumber: number, worker: worker, of: workers)
  }

  /// Remembers the key of a slot, which was found for the key at a position of the last ones that
  /// were prepared.
  @inlinable func remember(_ slot: Slot, at position: Int) {
    let reference = Format.reference(in: slot, worker: worker, of: workers)
    recent.remember(Format.number(of: reference, of: workers), at: position)
  }

  /// Probes from the slot that a hash selects, and adds the key if it is new.
  @inlinable mutating func insert(
    _ key: UnsafePointer<Key>, hash: UInt64, from place: UnsafeMutablePointer<Slot>?,
    hasGrown: inout Bool
  ) -> (slot: Slot, isNew: Bool) {
    let segment = segments.elements + Int(truncatingIfNeeded: hash &>> 58)
    var place = place ?? segment.pointee.place(ofHash: hash)
    while place.pointee != .vacant {
      if Format.matches(place.pointee, key, hash: hash, in: keys) { return (place.pointee, false) }
      place += 1
      if place == segment.pointee.end { place = segment.pointee.slots }
    }
    let slot = Format.slot(for: key.pointee, hash: hash, number: keys.count)
    if Format.isNumbered { keys.append(key.pointee) }
    place.pointee = slot
    segment.pointee.count &+= 1
    if segment.pointee.count >= SegmentSizes.limit(ofCapacity: segment.pointee.capacity) {
      grow(segment)
      hasGrown = true
    }
    return (slot, true)
  }

  @inlinable @inline(never) func grow(_ segment: UnsafeMutablePointer<Segment>) {
    var larger = Segment(capacity: SegmentSizes.next(after: segment.pointee.capacity))
    larger.count = segment.pointee.count
    let (slots, capacity) = (segment.pointee.slots, segment.pointee.capacity)
    for index in 0..<capacity where slots[index] != .vacant {
      var place = larger.place(ofHash: slots[index].placement)
      while place.pointee != .vacant {
        place += 1
        if place == larger.end { place = larger.slots }
      }
      place.pointee = slots[index]
    }
    segment.pointee = larger
  }
}
