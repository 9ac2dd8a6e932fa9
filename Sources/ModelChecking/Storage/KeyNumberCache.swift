/// A cache from the bytes of a table's recent keys to their numbers.
///
/// Most targets of a search are known states. Where equal bytes mean equal keys, they are found
/// here without the hashing that `Hashable` demands, which would take longer than everything else.
/// A key that is not found is looked up in the table, which alone decides.
///
/// Keys with equal bytes are taken to be equal, because every value must equal itself.
@usableFromInline struct KeyNumberCache<Key>: ~Copyable {
  @usableFromInline var sampledBytes = SampledKeyBytes<Key>()
  /// The keys that were prepared last, for callers that do not need the numbers of known keys.
  @usableFromInline var recentKeys = RecentKeyCache<Key>()
  @usableFromInline var entries = HashNumberCache()
  /// For each key of the next insertion: the hash of its bytes, and its number plus one if it is
  /// known.
  @usableFromInline var hashes = Buffer<UInt64>()
  @usableFromInline var numbers = Buffer<UInt32>()
  /// The positions of the keys that were not found.
  @usableFromInline var unknown = Buffer<UInt32>()

  @usableFromInline init() {}

  @inlinable deinit { entries.slots.deallocate() }

  /// Looks keys up before they are inserted: first all slots, then all numbers, then all keys, so
  /// that no load waits for another.
  ///
  /// - Parameters:
  ///   - new: The keys of the next insertion.
  ///   - count: The number of keys.
  ///   - keys: The keys of the table.
  ///   - onlyNew: Whether the numbers of known keys are not needed, so that recent keys can be
  ///     skipped.
  @inlinable mutating func find(
    _ new: UnsafeMutablePointer<Key>, count: Int, in keys: borrowing ChunkedArray<Key>,
    onlyNew: Bool
  ) {
    if entries.capacity < HashNumberCache.maxCapacity, 2 * keys.count >= entries.capacity {
      grow(for: keys)
    }
    hashes.setCount(count)
    numbers.setCount(count)
    unknown.setCount(count)
    let (numbers, unknown) = (numbers.elements, unknown.elements)
    let listed = recentKeys.list(
      new, count: count, skippingRecent: onlyNew, to: unknown, hashes: hashes.elements,
      reading: sampledBytes.bytes)
    var index = 0
    while index < listed {
      let position = Int(unknown[index])
      numbers[position] = entries.candidate(withHash: hashes[position])
      index &+= 1
    }
    index = 0
    var unknownCount = 0
    while index < listed {
      let position = unknown[index]
      let key = new + Int(position)
      let number = Int(numbers[Int(position)])
      let isKnown = number > 0 && sampledBytes.bytes.areEqual(keys.address(of: number &- 1), key)
      if !isKnown { numbers[Int(position)] = 0 }
      unknown[unknownCount] = position
      unknownCount &+= isKnown ? 0 : 1
      index &+= 1
    }
    self.unknown.setCount(unknownCount)
  }

  /// Stores the number of a key that ``find(_:count:in:)`` has looked up.
  @inlinable mutating func remember(_ number: Int, at index: Int) {
    entries.remember(number, withHash: hashes[index])
  }

  /// Enlarges the cache with the table, so that a search of few states takes little memory.
  @inlinable @inline(never) mutating func grow(for keys: borrowing ChunkedArray<Key>) {
    entries.grow()
    for number in 0..<keys.count {
      entries.remember(number, withHash: sampledBytes.bytes.hash(of: keys.address(of: number)))
    }
  }
}

/// How to read the bytes of keys, decided by the first key.
@usableFromInline struct SampledKeyBytes<Key> {
  @usableFromInline var bytes = MemoryBytes<Key>()
  @usableFromInline var hasSample = false

  @usableFromInline init() {}

  /// Whether keys like a sample can be recognised by their bytes.
  @inlinable @inline(__always) mutating func canRead(_ sample: UnsafePointer<Key>) -> Bool {
    if !hasSample { learn(from: sample) }
    return bytes.areKnown
  }

  @inlinable @inline(never) mutating func learn(from sample: UnsafePointer<Key>) {
    bytes = MemoryBytes(like: sample.pointee)
    hasSample = true
  }
}
