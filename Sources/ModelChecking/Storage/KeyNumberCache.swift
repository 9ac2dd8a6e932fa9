/// The keys that a table has seen last, which are recognised by their bytes.
///
/// Most targets of a search are known states. Where equal bytes mean equal keys, they are found
/// here without hashing them as `Hashable` demands, which takes longer than all the rest. It is a
/// cache: a key that is not found is looked up in the table, whose answer alone decides.
///
/// Equal bytes are taken for equal keys, as the law of `==` demands: every value equals itself.
@usableFromInline struct KeyNumberCache<Key>: ~Copyable {
  @usableFromInline var sampledBytes = SampledKeyBytes<Key>()
  /// What was prepared last, where nobody asks for the numbers of known keys.
  @usableFromInline var given = RecentKeyCache<Key>()
  @usableFromInline var entries = HashNumberCache()
  /// For each key that is to be inserted next: the hash of its bytes, and its number plus one if it
  /// is known.
  @usableFromInline var hashes = Buffer<UInt64>()
  @usableFromInline var numbers = Buffer<UInt32>()
  /// The positions of those that were not found.
  @usableFromInline var unknown = Buffer<UInt32>()

  @usableFromInline init() {}

  @inlinable deinit { entries.slots.deallocate() }

  /// Looks keys up before they are inserted: all places, then all entries, then all keys, so that no
  /// load waits for another.
  ///
  /// - Parameters:
  ///   - new: The keys that are inserted next.
  ///   - count: How many there are.
  ///   - keys: Those of the table.
  ///   - onlyNew: Whether the numbers of known keys are not asked for, so that those which were looked up a
  ///     moment ago need not be looked up again.
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
    let listed = given.list(
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

  /// Remembers the number of a key that ``find(_:count:in:)`` has looked for.
  @inlinable mutating func remember(_ number: Int, at index: Int) {
    entries.remember(number, withHash: hashes[index])
  }

  /// Makes more room for the keys of a table, so that a search of few states takes little memory.
  @inlinable @inline(never) mutating func grow(for keys: borrowing ChunkedArray<Key>) {
    entries.grow()
    for number in 0..<keys.count {
      entries.remember(number, withHash: sampledBytes.bytes.hash(of: keys.address(of: number)))
    }
  }
}

/// How the bytes of keys are read, which the first key decides.
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
