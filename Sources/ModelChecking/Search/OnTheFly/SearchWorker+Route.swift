// Sorting the targets of a turn for the workers that own them.
extension SearchWorker where Table: ~Copyable {
  /// Sorts targets by the workers that own their segments.
  @inlinable mutating func route(
    _ targets: inout Buffer<Table.Key>, beside all: Workers,
    with knownTargets: UnsafeMutablePointer<KnownTargets<Table>>
  ) {
    let wordCount = Table.isNumbered ? observations.elements.pointee.wordCount : 0
    for number in 0..<workers {
      outboxes.elements[number].reserve(targets.count, wordCount: wordCount)
    }
    var sentCount = chooseSent(targets.elements, count: targets.count, with: knownTargets)
    if Table.showsKeys {
      sentCount = dropKnown(
        targets.elements, count: sentCount, in: knownTargets.pointee.directory)
    }
    var next = 0
    while next < sentCount {
      let index = Int(sent[next])
      next &+= 1
      if Table.isVacant(targets[index]) {
        noteVacantCode(targets[index], position: routedCount &+ index)
      }
      let hash = sentHashes[index]
      let outbox = outboxes.elements + worker(ofHash: hash, of: workers)
      let position = routedCount &+ index
      outbox.pointee.appendToRoom(
        targets[index], hash: hash, position: UInt32(truncatingIfNeeded: position))
      for word in 0..<wordCount {
        outbox.pointee.words.appendToRoom(targetWords[position &* wordCount &+ word])
      }
    }
    for number in 0..<workers { outboxes.elements[number].endAppending() }
    routedCount &+= targets.count
    targets.removeAll()
  }

  /// Hashes targets, and selects those that this worker has not certainly sent before.
  @inlinable mutating func chooseSent(
    _ targets: UnsafeMutablePointer<Table.Key>, count: Int,
    with knownTargets: UnsafeMutablePointer<KnownTargets<Table>>
  ) -> Int {
    sent.setCount(count)
    sentHashes.setCount(count)
    if Table.isNumbered, !hasObservers, count > 0,
      knownTargets.pointee.numbered.sampledBytes.canRead(targets)
    {
      return chooseByBytes(targets, count: count, with: knownTargets)
    }
    return knownTargets.pointee.latest.isEmpty
      ? chooseAll(targets, count: count)
      : chooseByHash(targets, count: count, latest: knownTargets.pointee.latest)
  }

  /// Selects targets by their bytes, and hashes the selected ones.
  @inlinable @inline(__always) mutating func chooseByBytes(
    _ targets: UnsafeMutablePointer<Table.Key>, count: Int,
    with knownTargets: UnsafeMutablePointer<KnownTargets<Table>>
  ) -> Int {
    let sentCount = knownTargets.pointee.numbered.listUnknown(
      targets, count: count, to: sent.elements, hashes: sentHashes.elements)
    var next = 0
    while next < sentCount {
      let index = Int(sent[next])
      sentHashes.elements[index] = Table.hash(of: targets[index])
      next &+= 1
    }
    return sentCount
  }

  /// Hashes all targets.
  @inlinable mutating func chooseAll(
    _ targets: UnsafeMutablePointer<Table.Key>, count: Int
  ) -> Int {
    var index = 0
    while index < count {
      sentHashes.elements[index] = Table.hash(of: targets[index])
      sent.elements[index] = UInt32(truncatingIfNeeded: index)
      index &+= 1
    }
    return count
  }

  /// Selects targets by their hashes, without a branch that would often be mispredicted.
  @inlinable @inline(__always) mutating func chooseByHash(
    _ targets: UnsafeMutablePointer<Table.Key>, count: Int,
    latest: borrowing RecentSlotCache<Table.Slot>
  ) -> Int {
    let (sent, sentHashes) = (sent.elements, sentHashes.elements)
    var (sentCount, index) = (0, 0)
    while index < count {
      let hash = Table.hash(of: targets[index])
      sentHashes[index] = hash
      sent[sentCount] = UInt32(truncatingIfNeeded: index)
      let isKnown = Table.replace(targets[index], hash: hash, in: latest)
      // The key that marks vacant slots would seem known here. It is a fault of the model.
      sentCount &+= isKnown && !Table.isVacant(targets[index]) ? 0 : 1
      index &+= 1
    }
    return sentCount
  }
}

extension SearchWorker where Table: ~Copyable {
  /// Drops the selected targets that are certainly in their tables. Returns the number of those
  /// left.
  ///
  /// Most targets are known, so few have to be sent. All places are computed before the first read,
  /// so that the reads overlap.
  @inlinable @inline(__always) mutating func dropKnown(
    _ targets: UnsafeMutablePointer<Table.Key>, count: Int,
    in directory: borrowing SlotDirectory<Table.Slot>
  ) -> Int {
    places.setCount(count)
    let (sent, sentHashes, places) = (sent.elements, sentHashes.elements, places.elements)
    var (rest, index) = (0, 0)
    while index < count {
      places[index] = directory.place(ofHash: sentHashes[Int(sent[index])])
      index &+= 1
    }
    index = 0
    while index < count {
      let position = sent[index]
      sent[rest] = position
      rest &+= Table.isPresent(targets[Int(position)], in: places[index]) ? 0 : 1
      index &+= 1
    }
    return rest
  }
}

extension Outbox {
  /// Makes room for more targets.
  @inlinable mutating func reserve(_ more: Int, wordCount: Int) {
    keys.reserve(more)
    hashes.reserve(more)
    positions.reserve(more)
    words.reserve(more &* wordCount)
  }

  /// Appends a target for which there is room. Only the keys are counted until the last one.
  @inlinable @inline(__always) mutating func appendToRoom(
    _ key: Key, hash: UInt64, position: UInt32
  ) {
    let index = keys.count
    (keys.elements + index).initialize(to: key)
    hashes.elements[index] = hash
    positions.elements[index] = position
    keys.count = index &+ 1
  }

  @inlinable mutating func endAppending() {
    hashes.count = keys.count
    positions.count = keys.count
  }

  @inlinable func firstKey(where test: (Key) -> Bool) -> Int? {
    var index = 0
    while index < keys.count {
      if test(keys[index]) { return index }
      index &+= 1
    }
    return nil
  }
}
