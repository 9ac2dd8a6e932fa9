/// The keys that a table has seen last, which are recognised by their bytes.
///
/// Most targets of a search are known states. Where equal bytes mean equal keys, they are found
/// here without hashing them as `Hashable` demands, which takes longer than all the rest. It is a
/// cache: a key that is not found is looked up in the table, whose answer alone decides.
@usableFromInline struct RecentKeys<Key>: ~Copyable {
  /// Half a hash of bytes and a number plus one, or 0. The hash also selects the place.
  @usableFromInline var entries = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  @usableFromInline var capacity = 0
  /// For each key that is to be inserted next: the hash of its bytes, and its number plus one if it
  /// is known.
  @usableFromInline var hashes = Buffer<UInt64>()
  @usableFromInline var numbers = Buffer<UInt32>()

  /// The largest number of entries: two megabytes, which the cache of a core can hold.
  @usableFromInline static var largestCapacity: Int { 1 &<< 18 }

  @inlinable init() {}

  @inlinable deinit { entries.deallocate() }

  /// Looks keys up before they are inserted.
  @inlinable mutating func find(
    _ new: UnsafeMutablePointer<Key>, count: Int, in keys: borrowing ChunkedArray<Key>
  ) {
    if capacity < Self.largestCapacity, keys.count >= capacity { grow() }
    hashes.removeAll()
    numbers.removeAll()
    var index = 0
    while index < count {
      hashes.append(MemoryBytes<Key>.hash(of: new[index]))
      index &+= 1
    }
    index = 0
    while index < count {
      let hash = hashes[index]
      let entry = entries[place(of: hash)]
      let number = UInt32(truncatingIfNeeded: entry)
      let isKnown =
        number > 0 && (entry ^ hash) &>> 32 == 0
        && MemoryBytes<Key>.areEqual(keys.address(of: Int(number) &- 1).pointee, new[index])
      numbers.append(isKnown ? number : 0)
      index &+= 1
    }
  }

  /// Remembers the number of a key that ``find(_:count:in:)`` has looked for.
  @inlinable func remember(_ number: Int, at index: Int) {
    let hash = hashes[index]
    entries[place(of: hash)] =
      hash & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: UInt32(truncatingIfNeeded: number &+ 1))
  }

  @inlinable func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (capacity &- 1)
  }

  /// Forgets all keys and makes more room, so that a search of few states takes little memory.
  @inlinable @inline(never) mutating func grow() {
    entries.deallocate()
    capacity = max(1024, 4 * capacity)
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: 0, count: capacity)
  }
}
