extension SegmentedTable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public mutating func prepare(
    _ keys: UnsafeMutablePointer<Key>, count: Int, hashes: UnsafeMutablePointer<UInt64>
  ) {
    guard Format.isNumbered, count > 0, recent.canRead(keys) else {
      return Self.computeHashes(of: keys, count: count, to: hashes)
    }
    recent.find(keys, count: count, in: self.keys)
    var index = 0
    while index < recent.unknown.count {
      let position = Int(recent.unknown[index])
      hashes[position] = Format.hash(of: keys[position])
      index &+= 1
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable @inline(__always) public mutating func insert(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference, Bool) -> Void
  ) {
    if Format.isNumbered, recent.numbers.count > 0 {
      return insertPrepared(keys, hashes: hashes, count: count, visit: visit)
    }
    var start = 0
    while start < count {
      let size = min(Format.batchSize, count &- start)
      insertBatch(keys + start, hashes: hashes + start, count: size) { position, key, isNew in
        visit(start &+ position, key, isNew)
      }
      start &+= size
    }
  }

  /// Computes all places, then loads all slots, then compares: no load waits for another.
  @inlinable @inline(__always) mutating func insertBatch(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference, Bool) -> Void
  ) {
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
      var (slot, isNew) = (found[position], false)
      if !Format.matches(slot, keys + position, hash: hash, in: self.keys) {
        let place = hasGrown ? nil : places[position]
        (slot, isNew) = insert(keys + position, hash: hash, from: place, hasGrown: &hasGrown)
      }
      visit(position, Format.reference(in: slot, worker: worker, of: workers), isNew)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable @inline(__always) public mutating func insertNew(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference) -> Void
  ) {
    if Format.isNumbered {
      if recent.numbers.count > 0 {
        return insertUnknown(keys, hashes: hashes) { if $2 { visit($0, $1) } }
      }
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
        let (slot, isNew) = insert(
          keys + start + position, hash: hashes[start &+ position],
          from: hasGrown ? nil : places.elements[index], hasGrown: &hasGrown)
        index &+= 1
        if isNew {
          visit(start &+ position, Format.reference(in: slot, worker: worker, of: workers))
        }
      }
      start &+= size
    }
  }

  /// Lists the keys of a batch that are neither among the latest ones nor in the first slots to probe.
  ///
  /// Most keys are known, and in one of these places. All of them are compared without a branch: a
  /// branch for each slot would be mispredicted often, and the loads would wait for it.
  @inlinable @inline(__always) func glance(
    for keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int
  ) -> Int {
    let (segments, places, pending) = (segments.elements, places.elements, pending.elements)
    let unknownCount = listUnknown(keys, hashes: hashes, count: count)
    var index = 0
    while index < unknownCount {
      let hash = hashes[pending[index]]
      places[index] = segments[Int(truncatingIfNeeded: hash &>> 58)].place(ofHash: hash)
      index &+= 1
    }
    var pendingCount = 0
    index = 0
    while index < unknownCount {
      let (position, place) = (pending[index], places[index])
      pending[pendingCount] = position
      places[pendingCount] = place
      pendingCount &+= Format.isPresent(keys[position], in: place) ? 0 : 1
      index &+= 1
    }
    return pendingCount
  }

  /// Lists the keys of a batch that are not among the latest ones, and counts them among these, because
  /// they will be in the table when the next keys are looked up.
  ///
  /// With several workers, the one that found the keys has asked ``wasGiven(_:hash:)`` for each.
  @inlinable @inline(__always) func listUnknown(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int
  ) -> Int {
    let pending = pending.elements
    var (unknownCount, index) = (0, 0)
    if workers > 1 || latest.isEmpty {
      while index < count {
        pending[index] = index
        index &+= 1
      }
      return count
    }
    while index < count {
      let isKnown = latest.replace(
        with: Format.slot(for: keys[index], hash: hashes[index], number: 0), hash: hashes[index])
      pending[unknownCount] = index
      unknownCount &+= isKnown ? 0 : 1
      index &+= 1
    }
    return unknownCount
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

  @inlinable @inline(never) mutating func grow(_ segment: UnsafeMutablePointer<Segment>) {
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
    if !Format.isNumbered, latest.isEmpty { latest = LatestKeys(bytes: 1 &<< 19) }
  }
}
