/// A visited table whose slots hold the keys themselves, so that most look-ups touch one cache line.
public struct KeyTable<Key: StateCode>: ExactTable, @unchecked Sendable {
  /// Keys are probed this many at a time: enough loads to hide the latency of memory.
  @usableFromInline static var batch: Int { 512 }

  @usableFromInline struct Segment {
    @usableFromInline let keys: UnsafeMutablePointer<Key>
    @usableFromInline let capacity: Int
    @usableFromInline var count = 0

    @inlinable init(capacity: Int) {
      self.capacity = capacity
      keys = .allocate(capacity: capacity)
      keys.initialize(repeating: .vacant, count: capacity)
    }

    @inlinable var end: UnsafeMutablePointer<Key> { keys + capacity }

    @inlinable func place(ofHash hash: UInt64) -> UnsafeMutablePointer<Key> {
      keys + SegmentSizes.slot(ofHash: hash, capacity: capacity)
    }
  }

  @usableFromInline let segments: UnsafeMutablePointer<Segment?>
  @usableFromInline let places: UnsafeMutablePointer<UnsafeMutablePointer<Key>>
  @usableFromInline let found: UnsafeMutablePointer<Bool>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(worker: Int, of workers: Int) {
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
    for number in 0..<SegmentSizes.count { segments[number]?.keys.deallocate() }
    segments.deallocate()
    places.deallocate()
    found.deallocate()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static func hash(of key: Key) -> UInt64 {
    precondition(key != .vacant, "a state has the code that marks vacant places")
    return key.scrambled
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func key(of reference: Key) -> Key { reference }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static var keepsKeys: Bool { true }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static var isNumbered: Bool { false }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static func number(of reference: Key, of workers: Int) -> Int { 0 }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static func owner(of reference: Key, of workers: Int) -> Int {
    worker(ofHash: reference.scrambled, of: workers)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var bytes: Int {
    (0..<SegmentSizes.count).reduce(0) { sum, number in
      guard let segment = segments[number] else { return sum }
      return sum + segment.capacity * MemoryLayout<Key>.stride
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public mutating func insert(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Key, Bool) -> Void
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

  /// Computes all places, then looks at all, then adds what was not there: the loads do not wait for
  /// one another.
  @inlinable @inline(__always) mutating func insertBatch(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Key, Bool) -> Void
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
      found[index] = places[index].pointee == keys[index]
      index &+= 1
    }
    index = 0
    var hasGrown = false
    while index < count {
      let key = keys[index]
      if found[index] {
        visit(index, key, false)
      } else {
        let place = hasGrown ? nil : places[index]
        visit(index, key, insert(key, hash: hashes[index], from: place, hasGrown: &hasGrown))
      }
      index &+= 1
    }
  }

  /// Adds a key that is not where its hash leads; returns whether it is new.
  @inlinable mutating func insert(
    _ key: Key, hash: UInt64, from place: UnsafeMutablePointer<Key>?, hasGrown: inout Bool
  ) -> Bool {
    let number = Int(truncatingIfNeeded: hash &>> 58)
    var segment = segments[number].unsafelyUnwrapped
    var place = place ?? segment.place(ofHash: hash)
    while place.pointee != .vacant {
      if place.pointee == key { return false }
      place += 1
      if place == segment.end { place = segment.keys }
    }
    place.pointee = key
    segment.count &+= 1
    segments[number] = segment
    if segment.count >= SegmentSizes.limit(ofCapacity: segment.capacity) {
      grow(number)
      hasGrown = true
    }
    return true
  }

  @inlinable @inline(never) mutating func grow(_ number: Int) {
    guard let old = segments[number] else { return }
    var new = Segment(capacity: SegmentSizes.next(after: old.capacity))
    new.count = old.count
    for index in 0..<old.capacity where old.keys[index] != .vacant {
      var place = new.place(ofHash: old.keys[index].scrambled)
      while place.pointee != .vacant {
        place += 1
        if place == new.end { place = new.keys }
      }
      place.pointee = old.keys[index]
    }
    segments[number] = new
    old.keys.deallocate()
  }
}
