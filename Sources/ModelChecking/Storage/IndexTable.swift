/// A visited table whose slots hold numbers of keys, for keys of any kind and size.
///
/// A slot is half a hash and half a number: keys are compared only where the hashes agree, and
/// growing needs neither the keys nor their hash function.
public struct IndexTable<Key: Hashable & Sendable>: ExactTable, @unchecked Sendable {
  @usableFromInline static var batch: Int { 256 }

  @usableFromInline struct Segment {
    @usableFromInline let slots: UnsafeMutablePointer<UInt64>
    @usableFromInline let capacity: Int
    @usableFromInline var count = 0

    @inlinable init(capacity: Int) {
      self.capacity = capacity
      slots = .allocate(capacity: capacity)
      slots.initialize(repeating: 0, count: capacity)
    }

    @inlinable var end: UnsafeMutablePointer<UInt64> { slots + capacity }

    @inlinable func place(ofHash hash: UInt64) -> UnsafeMutablePointer<UInt64> {
      slots + SegmentSizes.slot(ofHash: hash, capacity: capacity)
    }
  }

  @usableFromInline let worker: Int
  @usableFromInline let workers: Int
  @usableFromInline let segments: UnsafeMutablePointer<Segment?>
  @usableFromInline let places: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>
  @usableFromInline let found: UnsafeMutablePointer<UInt64>
  @usableFromInline var keys = ChunkedArray<Key>()

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(worker: Int, of workers: Int) {
    self.worker = worker
    self.workers = workers
    segments = .allocate(capacity: SegmentSizes.count)
    segments.initialize(repeating: nil, count: SegmentSizes.count)
    for number in SegmentSizes.segments(ofWorker: worker, of: workers) {
      segments[number] = Segment(capacity: SegmentSizes.first(segment: number))
    }
    places = .allocate(capacity: Self.batch)
    found = .allocate(capacity: Self.batch)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public mutating func deallocate() {
    for number in 0..<SegmentSizes.count { segments[number]?.slots.deallocate() }
    segments.deallocate()
    places.deallocate()
    found.deallocate()
    keys.deallocate()
  }

  /// The part of a key's hash that a slot can remember: 6 bits by its segment, 32 by itself.
  ///
  /// `hashValue` differs from process to process. Nothing that a search returns depends on it.
  @inlinable public static func hash(of key: Key) -> UInt64 {
    UInt64(truncatingIfNeeded: key.hashValue) & ~(UInt64.max &>> 38)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func key(of reference: UInt32) -> Key {
    keys[Int(truncatingIfNeeded: reference) / workers]
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static var keepsKeys: Bool { true }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static var isNumbered: Bool { true }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static func number(of reference: UInt32, of workers: Int) -> Int {
    Int(truncatingIfNeeded: reference) / workers
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static func owner(of reference: UInt32, of workers: Int) -> Int {
    Int(truncatingIfNeeded: reference) % workers
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var bytes: Int {
    (0..<SegmentSizes.count).reduce(keys.count * MemoryLayout<Key>.stride) { sum, number in
      guard let segment = segments[number] else { return sum }
      return sum + segment.capacity * MemoryLayout<UInt64>.stride
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public mutating func insert(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, UInt32, Bool) -> Void
  ) {
    var start = 0
    while start < count {
      let size = min(Self.batch, count &- start)
      insertBatch(keys + start, hashes: hashes + start, count: size) { position, key, isNew in
        visit(start &+ position, key, isNew)
      }
      start &+= size
    }
  }

  /// Computes all slots, then loads all, then compares: the loads do not wait for one another.
  @inlinable mutating func insertBatch(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, UInt32, Bool) -> Void
  ) {
    var index = 0
    while index < count {
      let hash = hashes[index]
      let segment = segments[Int(truncatingIfNeeded: hash &>> 58)].unsafelyUnwrapped
      places[index] = segment.place(ofHash: hash)
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
      let hash = hashes[index]
      if matches(found[index], hash: hash, key: keys[index]) {
        visit(index, reference(in: found[index]), false)
      } else {
        let place = hasGrown ? nil : places[index]
        let (slot, isNew) = insert(keys[index], hash: hash, from: place, hasGrown: &hasGrown)
        visit(index, reference(in: slot), isNew)
      }
      index &+= 1
    }
  }

  /// Looks further than the place where a hash leads, and adds the key if it is new.
  @inlinable mutating func insert(
    _ key: Key, hash: UInt64, from place: UnsafeMutablePointer<UInt64>?, hasGrown: inout Bool
  ) -> (slot: UInt64, isNew: Bool) {
    let number = Int(truncatingIfNeeded: hash &>> 58)
    var segment = segments[number].unsafelyUnwrapped
    var place = place ?? segment.place(ofHash: hash)
    while place.pointee != 0 {
      if matches(place.pointee, hash: hash, key: key) { return (place.pointee, false) }
      place += 1
      if place == segment.end { place = segment.slots }
    }
    keys.append(key)
    let slot = Self.tag(ofHash: hash) | UInt64(truncatingIfNeeded: keys.count)
    place.pointee = slot
    segment.count &+= 1
    segments[number] = segment
    if segment.count >= SegmentSizes.limit(ofCapacity: segment.capacity) {
      grow(number)
      hasGrown = true
    }
    return (slot, true)
  }

  @inlinable func matches(_ slot: UInt64, hash: UInt64, key: Key) -> Bool {
    (slot ^ Self.tag(ofHash: hash)) &>> 32 == 0 && slot != 0
      && keys.address(of: Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) &- 1).pointee == key
  }

  @inlinable func reference(in slot: UInt64) -> UInt32 {
    let number = Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) &- 1
    return UInt32(truncatingIfNeeded: number &* workers &+ worker)
  }

  /// The half of a slot that remembers the hash.
  @inlinable static func tag(ofHash hash: UInt64) -> UInt64 { (hash &<< 6) & ~0xFFFF_FFFF }

  /// What a slot remembers of the hash, where the segment adds nothing.
  @inlinable static func hash(inSlot slot: UInt64) -> UInt64 { (slot & ~0xFFFF_FFFF) >> 6 }

  @inlinable @inline(never) mutating func grow(_ number: Int) {
    guard let old = segments[number] else { return }
    var new = Segment(capacity: SegmentSizes.next(after: old.capacity))
    new.count = old.count
    for index in 0..<old.capacity where old.slots[index] != 0 {
      var place = new.place(ofHash: Self.hash(inSlot: old.slots[index]))
      while place.pointee != 0 {
        place += 1
        if place == new.end { place = new.slots }
      }
      place.pointee = old.slots[index]
    }
    segments[number] = new
    old.slots.deallocate()
  }
}
