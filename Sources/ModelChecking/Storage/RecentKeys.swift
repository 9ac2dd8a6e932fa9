/// The keys that a table has seen last, which are recognised by their bytes.
///
/// Most targets of a search are known states. Where equal bytes mean equal keys, they are found
/// here without hashing them as `Hashable` demands, which takes longer than all the rest. It is a
/// cache: a key that is not found is looked up in the table, whose answer alone decides.
///
/// Equal bytes are taken for equal keys, as the law of `==` demands: every value equals itself.
@usableFromInline struct RecentKeys<Key>: ~Copyable {
  @usableFromInline var learnt = LearntBytes<Key>()
  @usableFromInline var entries = RecentNumbers()
  /// For each key that is to be inserted next: the hash of its bytes, and its number plus one if it
  /// is known.
  @usableFromInline var hashes = Buffer<UInt64>()
  @usableFromInline var numbers = Buffer<UInt32>()
  /// The positions of those that were not found.
  @usableFromInline var unknown = Buffer<Int32>()

  /// The largest number of entries, which take 16 megabytes: more would not stay in the caches.
  @usableFromInline static var largestCapacity: Int { 1 &<< 21 }

  @usableFromInline init() {}

  @inlinable deinit { entries.slots.deallocate() }

  /// Looks keys up before they are inserted: all places, then all entries, then all keys, so that no
  /// load waits for another.
  @inlinable mutating func find(
    _ new: UnsafeMutablePointer<Key>, count: Int, in keys: borrowing ChunkedArray<Key>
  ) {
    if entries.capacity < Self.largestCapacity, 2 * keys.count >= entries.capacity {
      grow(for: keys)
    }
    hashes.setCount(count)
    numbers.setCount(count)
    unknown.setCount(count)
    var index = 0
    while index < count {
      hashes.elements[index] = learnt.bytes.hash(of: new + index)
      index &+= 1
    }
    index = 0
    while index < count {
      numbers.elements[index] = entries.candidate(withHash: hashes[index])
      index &+= 1
    }
    index = 0
    var unknownCount = 0
    while index < count {
      let number = Int(numbers[index])
      let isKnown = number > 0 && learnt.bytes.areEqual(keys.address(of: number &- 1), new + index)
      if !isKnown { numbers.elements[index] = 0 }
      unknown.elements[unknownCount] = Int32(truncatingIfNeeded: index)
      unknownCount &+= isKnown ? 0 : 1
      index &+= 1
    }
    unknown.setCount(unknownCount)
  }

  /// Remembers the number of a key that ``find(_:count:in:)`` has looked for.
  @inlinable func remember(_ number: Int, at index: Int) {
    entries.remember(number, withHash: hashes[index])
  }

  /// Makes more room for the keys of a table, so that a search of few states takes little memory.
  @inlinable @inline(never) mutating func grow(for keys: borrowing ChunkedArray<Key>) {
    entries.grow()
    for number in 0..<keys.count {
      entries.remember(number, withHash: learnt.bytes.hash(of: keys.address(of: number)))
    }
  }
}

/// The numbers of keys by the hashes of their bytes: a cache, in which later keys displace others.
@usableFromInline struct RecentNumbers {
  /// Half a hash of bytes and a number plus one, or 0. The hash also selects the place.
  @usableFromInline var slots = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  @usableFromInline var capacity = 0

  @usableFromInline init() {}

  /// The number plus one of the key that may have a hash, or 0. A key is in one of two places, which
  /// are in the same line of the cache.
  ///
  /// Masks instead of branches: a branch would be mispredicted often, and wait for the load.
  @inlinable @inline(__always) func candidate(withHash hash: UInt64) -> UInt32 {
    let place = place(of: hash)
    let (first, second) = (slots[place], slots[place ^ 1])
    let isFirst = Self.mask(ifZero: (first ^ hash) &>> 32)
    let isSecond = Self.mask(ifZero: (second ^ hash) &>> 32) & ~isFirst
    return UInt32(truncatingIfNeeded: first & isFirst | second & isSecond)
  }

  /// All bits if a number below 2⁶³ is zero, or none.
  @inlinable @inline(__always) static func mask(ifZero number: UInt64) -> UInt64 {
    UInt64(bitPattern: Int64(bitPattern: number &- 1) &>> 63)
  }

  @inlinable @inline(__always) func remember(_ number: Int, withHash hash: UInt64) {
    let place = place(of: hash)
    // The older of two keys gives way.
    if slots[place] != 0 { slots[place ^ 1] = slots[place] }
    slots[place] =
      hash & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: UInt32(truncatingIfNeeded: number &+ 1))
  }

  @inlinable func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (capacity &- 1)
  }

  /// Forgets everything, and makes more room.
  @inlinable mutating func grow() {
    slots.deallocate()
    capacity = max(1024, 4 * capacity)
    slots = LargePages.room(for: capacity, of: UInt64.self)
    slots.initialize(repeating: 0, count: capacity)
  }
}
