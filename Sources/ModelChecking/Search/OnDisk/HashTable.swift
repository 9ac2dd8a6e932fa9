/// A set of records that is nearly sorted by hash, because a record's place grows with its hash.
///
/// It removes duplicates while states are expanded, and then becomes a sorted list almost for free.
/// With linear probing, no record is far from its place.
@usableFromInline struct HashTable<Record: DiskRecord>: ~Copyable {
  @usableFromInline var slots: UnsafeMutablePointer<Record>
  /// The number of slots: those that hashes select, and those behind them for probing beyond the
  /// last.
  @usableFromInline var allocated: Int
  @usableFromInline var capacity: Int
  @usableFromInline var spare: Int
  @usableFromInline var count = 0
  @usableFromInline var range: HashRange
  /// One bit for each slot: set if its record contains nothing new.
  @usableFromInline var spent = Buffer<UInt64>()
  @usableFromInline let places = Buffer<UnsafeMutablePointer<Record>>(capacity: 512)
  @usableFromInline let found = Buffer<Record.Code>(capacity: 512)

  @inlinable static var minCapacity: Int { 8 }

  /// Creates a table. Addresses for its maximum size are reserved at once; memory is used as
  /// needed.
  @inlinable init(range: HashRange, capacity: Int) {
    self.range = range
    self.capacity = Self.minCapacity
    spare = Self.spare(for: Self.minCapacity)
    allocated = capacity + Self.spare(for: capacity)
    slots = .allocate(capacity: allocated)
    clear(capacity: Self.minCapacity)
  }

  @inlinable deinit { slots.deallocate() }

  @inlinable static func spare(for capacity: Int) -> Int { capacity / 8 + 64 }

  /// The bytes for each slot. An eighth of them is spare.
  @inlinable static var bytesPerSlot: Int {
    MemoryLayout<Record>.stride * 9 / 8 + 1
  }

  /// The greatest number of records.
  @inlinable var limit: Int { capacity &- capacity / 4 }

  /// The size in bytes.
  @inlinable var bytes: Int { allocated * MemoryLayout<Record>.stride }

  /// Empties the table and sets the number of slots that hashes select.
  @inlinable mutating func clear(capacity: Int) {
    (self.capacity, spare, count) = (capacity, Self.spare(for: capacity), 0)
    let size = capacity + spare
    if size > allocated { reallocate(size) }
    slots.update(repeating: Record(.vacant), count: size)
  }

  @inlinable func place(ofHash hash: UInt64) -> UnsafeMutablePointer<Record> {
    let fraction = hash &<< UInt64(truncatingIfNeeded: range.bits)
    let high = fraction.multipliedFullWidth(by: UInt64(truncatingIfNeeded: capacity)).high
    return slots + Int(truncatingIfNeeded: high)
  }

  /// Releases all memory. The table must be cleared before the next insertion.
  @usableFromInline mutating func release() {
    (count, capacity, spare) = (0, 0, 0)
    reallocate(1)
    spent = Buffer()
  }

  /// Adds records whose hashes are in the range, and for which there is room.
  @inlinable mutating func insert(_ records: UnsafePointer<Record>, count: Int) {
    var start = 0
    while start < count {
      let size = min(512, count &- start)
      insertBatch(records + start, count: size)
      start &+= size
    }
  }

  /// Computes all places, then loads all slots, then compares, so that no load waits for another.
  @inlinable mutating func insertBatch(_ records: UnsafePointer<Record>, count: Int) {
    let (places, found) = (places.elements, found.elements)
    var index = 0
    while index < count {
      places[index] = place(ofHash: records[index].hash)
      index &+= 1
    }
    index = 0
    while index < count {
      found[index] = places[index].pointee.code
      index &+= 1
    }
    index = 0
    while index < count {
      if found[index] == records[index].code {
        places[index].pointee.formUnion(records[index])
      } else if !insert(records[index], from: places[index]) {
        grow(capacity: 2 &* capacity)
        return insertBatch(records + index, count: count &- index)
      }
      index &+= 1
    }
  }

  /// Adds a record. Returns false if there is no vacant slot up to the end.
  @inlinable mutating func insert(
    _ record: Record, from place: UnsafeMutablePointer<Record>
  ) -> Bool {
    let end = slots + (capacity &+ spare)
    var place = place
    while place != end {
      if place.pointee.code == .vacant {
        place.pointee = record
        count &+= 1
        return true
      }
      if place.pointee.code == record.code {
        place.pointee.formUnion(record)
        return true
      }
      place += 1
    }
    return false
  }
}

extension HashTable {
  /// Enlarges the table and keeps its records.
  ///
  /// The sorted list moves to the end of the slots, and from there to its places. A record never
  /// moves past its old position.
  @inlinable mutating func grow(capacity larger: Int) {
    sort()
    let kept = count
    capacity = larger
    spare = max(larger, endOfList) - larger + Self.spare(for: larger)
    let size = capacity + spare
    if size > allocated { reallocate(size) }
    let list = slots + (size - kept)
    list.update(from: slots, count: kept)
    var next = slots
    for index in 0..<kept {
      let record = list[index]
      let home = place(ofHash: record.hash)
      while next < home {
        next.pointee = Record(.vacant)
        next += 1
      }
      next.pointee = record
      next += 1
    }
    next.update(repeating: Record(.vacant), count: slots + size - next)
  }

  /// The end of the sorted list after each record has moved to its place.
  @inlinable var endOfList: Int {
    var end = 0
    for index in 0..<count { end = max(place(ofHash: slots[index].hash) - slots, end) + 1 }
    return end
  }

  @inlinable mutating func reallocate(_ size: Int) {
    let larger = UnsafeMutablePointer<Record>.allocate(capacity: size)
    larger.update(from: slots, count: count)
    slots.deallocate()
    (slots, allocated) = (larger, size)
  }

  /// Prepares the removal of known states.
  @inlinable mutating func beginRemoval() {
    let words = (capacity + spare + 63) / 64
    spent.setCount(words)
    spent.elements.update(repeating: 0, count: words)
  }

  /// Removes the known parts of a state from the sorted table.
  @inlinable func remove(_ known: Record) {
    let end = slots + (capacity &+ spare)
    var place = place(ofHash: known.hash)
    while place != end, place.pointee.code != .vacant {
      if place.pointee.code == known.code {
        if place.pointee.subtract(known) {
          let index = place - slots
          spent.elements[index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
        }
        return
      }
      place += 1
    }
  }

  /// Turns the table into a list sorted by hash: its first `count` slots. The table must be cleared
  /// before the next insertion.
  @inlinable mutating func sort() {
    let removes = spent.count > 0
    var (length, last) = (0, UInt64.min)
    for index in 0..<capacity + spare {
      let record = slots[index]
      if record.code == .vacant { continue }
      if removes, spent.elements[index >> 6] >> UInt64(index & 63) & 1 == 1 { continue }
      let hash = record.hash
      var place = length
      if hash < last {
        while place > 0, slots[place - 1].hash > hash {
          slots[place] = slots[place - 1]
          place -= 1
        }
      } else {
        last = hash
      }
      slots[place] = record
      length += 1
    }
    count = length
    spent.removeAll()
  }
}
