/// Recognises a thread's numbered targets by their bytes, before they are hashed as `Hashable`
/// demands and sent to their workers.
///
/// It caches the targets that the thread has just sent, and the numbers of those sent before. A
/// target that is not found here is sent, and its worker alone decides.
@usableFromInline struct NumberedTargets<Key>: ~Copyable {
  @usableFromInline var sampledBytes = SampledKeyBytes<Key>()
  @usableFromInline var recentKeys = RecentKeyCache<Key>()
  @usableFromInline var entries = HashNumberCache()
  /// The keys of numbered states.
  @usableFromInline var directory = KeyDirectory<Key>()
  /// For each target that may be known, its number plus one; otherwise 0.
  @usableFromInline let candidates = Buffer<UInt32>(capacity: 1 &<< 12)

  @usableFromInline init() {}

  @inlinable deinit { entries.slots.deallocate() }

  /// Makes room for the numbers of this many states, once their bytes are known to be readable.
  /// This empties the cache.
  @inlinable mutating func makeRoom(states: Int) {
    guard sampledBytes.hasSample, sampledBytes.bytes.areKnown else { return }
    while entries.capacity < HashNumberCache.maxCapacity, 2 &* states >= entries.capacity {
      entries.grow()
    }
  }

  /// Lists the positions of the targets that are not recognised.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - count: The number of targets.
  ///   - unknown: Receives the positions.
  ///   - hashes: Receives a hash for each target.
  /// - Returns: The number of listed positions.
  @inlinable mutating func listUnknown(
    _ targets: UnsafeMutablePointer<Key>, count: Int, to unknown: UnsafeMutablePointer<UInt32>,
    hashes: UnsafeMutablePointer<UInt64>
  ) -> Int {
    let rest = recentKeys.list(
      targets, count: count, skippingRecent: true, to: unknown, hashes: hashes,
      reading: sampledBytes.bytes)
    return dropNumbered(targets, among: unknown, count: rest, hashes: hashes)
  }

  /// Drops the listed targets whose numbers are known: reads all entries, then all keys, so that no
  /// load waits for another.
  @inlinable @inline(__always) mutating func dropNumbered(
    _ targets: UnsafeMutablePointer<Key>, among unknown: UnsafeMutablePointer<UInt32>, count: Int,
    hashes: UnsafeMutablePointer<UInt64>
  ) -> Int {
    guard entries.capacity > 0 else { return count }
    var (start, rest) = (0, 0)
    while start < count {
      let size = min(candidates.capacity, count &- start)
      var index = 0
      while index < size {
        candidates.elements[index] = entries.candidate(
          withHash: hashes[Int(unknown[start &+ index])])
        index &+= 1
      }
      index = 0
      while index < size {
        let (position, number) = (unknown[start &+ index], candidates.elements[index])
        let isKnown =
          number > 0
          && sampledBytes.bytes.areEqual(
            directory.address(of: number &- 1), targets + Int(position))
        unknown[rest] = position
        rest &+= isKnown ? 0 : 1
        index &+= 1
      }
      start &+= size
    }
    return rest
  }

  /// Stores the numbers of states.
  /// - Parameters:
  ///   - keys: The states.
  ///   - numbers: Their numbers.
  ///   - count: The number of states.
  @inlinable mutating func remember(
    _ keys: UnsafeMutablePointer<Key>, numbers: UnsafeMutablePointer<UInt64>, count: Int
  ) {
    guard entries.capacity > 0 else { return }
    var index = 0
    while index < count {
      entries.remember(
        Int(truncatingIfNeeded: numbers[index]), withHash: sampledBytes.bytes.hash(of: keys + index)
      )
      index &+= 1
    }
  }
}
