extension SegmentedTable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public mutating func prepare(
    _ keys: UnsafeMutablePointer<Key>, count: Int, hashes: UnsafeMutablePointer<UInt64>,
    onlyNew: Bool
  ) -> Bool {
    guard Format.isNumbered, count > 0, recent.sampledBytes.canRead(keys) else {
      return Self.computeHashes(of: keys, count: count, to: hashes)
    }
    recent.find(keys, count: count, in: self.keys, onlyNew: onlyNew)
    var index = 0
    while index < recent.unknown.count {
      let position = Int(recent.unknown[index])
      hashes[position] = Format.hash(of: keys[position])
      index &+= 1
    }
    return true
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable @inline(__always) public mutating func insert(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference, Bool) -> Void
  ) {
    if isPrepared { return insertPrepared(keys, hashes: hashes, count: count, visit: visit) }
    let (worker, workers) = (worker, workers)
    var start = 0
    while start < count {
      let size = min(Format.batchSize, count &- start)
      listAll(size)
      choosePlaces(hashes: hashes + start, count: size)
      insertPending(keys + start, hashes: hashes + start, count: size) { position, slot, isNew in
        visit(
          start &+ position, Format.reference(in: slot, worker: worker, of: workers), isNew)
      }
      start &+= size
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable @inline(__always) public mutating func insertNew(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference) -> Void
  ) {
    if isPrepared { return insertUnknown(keys, hashes: hashes) { if $2 { visit($0, $1) } } }
    if Format.isNumbered {
      return insert(keys, hashes: hashes, count: count) { if $2 { visit($0, $1) } }
    }
    let (worker, workers) = (worker, workers)
    var start = 0
    while start < count {
      let size = min(Format.batchSize, count &- start)
      let pendingCount = probeFirstSlots(for: keys + start, hashes: hashes + start, count: size)
      insertProbed(keys + start, hashes: hashes + start, count: pendingCount) { position, slot in
        visit(start &+ position, Format.reference(in: slot, worker: worker, of: workers))
      }
      start &+= size
    }
  }

  /// Lists the keys of a batch that are neither in the cache nor in the first slots to probe, each
  /// with the first vacant one of these slots, or with the slot behind them.
  ///
  /// Most keys are known and in one of these places. All slots are compared without branches: a
  /// branch for each would often be mispredicted and wait for the load.
  @inlinable @inline(__always) func probeFirstSlots(
    for keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int
  ) -> Int {
    let (places, pending) = (places.elements, pending.elements)
    let unknownCount = listUnknown(keys, hashes: hashes, count: count)
    choosePlaces(hashes: hashes, count: unknownCount)
    var (pendingCount, index) = (0, 0)
    while index < unknownCount {
      let (position, place) = (pending[index], places[index])
      pending[pendingCount] = position
      places[pendingCount] = place + Self.takenCount(from: place)
      pendingCount &+= Format.isPresent(keys[position], in: place) ? 0 : 1
      index &+= 1
    }
    return pendingCount
  }

  /// The number of taken slots from a place on, before the first vacant one.
  @inlinable @inline(__always) static func takenCount(
    from place: UnsafeMutablePointer<Slot>
  ) -> Int {
    let first = place[0] == .vacant ? 0 : 1
    let second = place[1] == .vacant ? 0 : first
    let third = place[2] == .vacant ? 0 : second
    let fourth = place[3] == .vacant ? 0 : third
    return first &+ second &+ third &+ fourth
  }

  /// Lists the keys of a batch that are not in the cache, and adds them to it, because they will be
  /// in the table at the next look-up.
  ///
  /// With several workers, each thread has searched its own cache before.
  @inlinable @inline(__always) func listUnknown(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int
  ) -> Int {
    if workers > 1 || latest.isEmpty {
      listAll(count)
      return count
    }
    let pending = pending.elements
    var (unknownCount, index) = (0, 0)
    while index < count {
      let isKnown = Self.replace(keys[index], hash: hashes[index], in: latest)
      pending[unknownCount] = index
      unknownCount &+= isKnown ? 0 : 1
      index &+= 1
    }
    return unknownCount
  }

  @inlinable @inline(__always) func listAll(_ count: Int) {
    let pending = pending.elements
    var index = 0
    while index < count {
      pending[index] = index
      index &+= 1
    }
  }

  /// Computes the first place to probe for each pending key, so that no load waits for another.
  @inlinable @inline(__always) func choosePlaces(
    hashes: UnsafeMutablePointer<UInt64>, count: Int
  ) {
    let (segments, places, pending) = (segments.elements, places.elements, pending.elements)
    var index = 0
    while index < count {
      let hash = hashes[pending[index]]
      places[index] = segments[Int(truncatingIfNeeded: hash &>> 58)].place(ofHash: hash)
      index &+= 1
    }
  }

  /// Adds the pending keys of a batch: first loads all slots, then compares.
  @inlinable @inline(__always) mutating func insertPending(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (_ position: Int, _ slot: Slot, _ isNew: Bool) -> Void
  ) {
    let (pending, places, found) = (pending.elements, places.elements, found.elements)
    var index = 0
    while index < count {
      found[index] = places[index].pointee
      index &+= 1
    }
    index = 0
    var hasGrown = false
    while index < count {
      let (position, place) = (pending[index], hasGrown ? nil : places[index])
      var (slot, isNew) = (found[index], false)
      if !Format.matches(slot, keys + position, hash: hashes[position], in: self.keys) {
        (slot, isNew) = insert(
          keys + position, hash: hashes[position], from: place, hasGrown: &hasGrown)
      }
      visit(position, slot, isNew)
      index &+= 1
    }
  }

  /// Adds the keys of a batch that are not in the first slots. Most of them are new.
  @inlinable @inline(__always) mutating func insertProbed(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (_ position: Int, _ slot: Slot) -> Void
  ) {
    let (pending, places) = (pending.elements, places.elements)
    var (hasGrown, index) = (false, 0)
    while index < count {
      let position = pending[index]
      let (slot, isNew) = insert(
        keys + position, hash: hashes[position], from: hasGrown ? nil : places[index],
        hasGrown: &hasGrown)
      if isNew { visit(position, slot) }
      index &+= 1
    }
  }

  /// Probes from a place, or from the slot that a hash selects, and adds the key if it is new.
  @inlinable mutating func insert(
    _ key: UnsafePointer<Key>, hash: UInt64, from place: UnsafeMutablePointer<Slot>?,
    hasGrown: inout Bool
  ) -> (slot: Slot, isNew: Bool) {
    let segment = segments.elements + Int(truncatingIfNeeded: hash &>> 58)
    var place = place ?? segment.pointee.place(ofHash: hash)
    if place >= segment.pointee.end { place = segment.pointee.slots }
    while place.pointee != .vacant {
      if Format.matches(place.pointee, key, hash: hash, in: keys) { return (place.pointee, false) }
      place += 1
      if place == segment.pointee.end { place = segment.pointee.slots }
    }
    let slot = Format.slot(for: key.pointee, hash: hash, number: keys.count)
    if Format.isNumbered { keys.append(key.pointee) }
    place.pointee = slot
    segment.pointee.count &+= 1
    if isDue(segment), growAtOnce(segment) { hasGrown = true }
    return (slot, true)
  }
}
