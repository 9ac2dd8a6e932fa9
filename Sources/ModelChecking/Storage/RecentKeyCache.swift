/// The keys that one thread has given away last, each in a place that its bytes select.
///
/// A search on several threads sends each target that it does not know to the worker that owns it, and one
/// on a single thread looks it up in its table. Many were given a moment ago. They are recognised here, by a
/// copy that stays in the cache of the core. Only for keys that refer to nothing: copies of others would
/// count references.
@usableFromInline struct RecentKeyCache<Key>: ~Copyable {
  @usableFromInline let keys: UnsafeMutablePointer<Key>
  @usableFromInline let capacity: Int

  /// Creates one without room.
  @inlinable init() {
    keys = .allocate(capacity: 1)
    capacity = 0
  }

  /// Creates one in which a key that was given is in each place.
  /// - Parameters:
  ///   - key: The key.
  ///   - bytes: The size.
  @inlinable init(given key: Key, bytes: Int) {
    var capacity = 1
    while 2 &* capacity &* MemoryLayout<Key>.stride <= bytes { capacity &*= 2 }
    self.capacity = capacity
    keys = .allocate(capacity: capacity)
    keys.initialize(repeating: key, count: capacity)
  }

  @inlinable deinit { keys.deallocate() }

  /// One megabyte: more would not stay in the cache of a core.
  @usableFromInline static var defaultBytes: Int { 1 &<< 20 }

  /// Whether keys of this type are recognised.
  @inlinable static var isPossible: Bool {
    _isPOD(Key.self) && MemoryLayout<Key>.size > 0 && MemoryLayout<Key>.stride <= 256
  }

  /// Puts a key into the place that the hash of its bytes selects.
  /// - Returns: Whether the same bytes were there, so that the key was certainly given before.
  @inlinable @inline(__always) func replace(
    with key: UnsafePointer<Key>, hash: UInt64, reading bytes: MemoryBytes<Key>
  ) -> Bool {
    let place = keys + (Int(truncatingIfNeeded: hash) & (capacity &- 1))
    let isSame = bytes.areEqual(place, key)
    place.pointee = key.pointee
    return isSame
  }
  /// Hashes the bytes of keys, and lists the positions of those that were not given a moment ago.
  ///
  /// - Parameters:
  ///   - keys: The keys, which are given now.
  ///   - count: How many there are.
  ///   - skippingRecent: Whether those that were given are left out.
  ///   - positions: Where the positions go.
  ///   - hashes: Where a hash of each key goes.
  ///   - bytes: How the bytes are read.
  /// - Returns: How many are listed.
  @inlinable @inline(__always) mutating func list(
    _ keys: UnsafeMutablePointer<Key>, count: Int, skippingRecent: Bool,
    to positions: UnsafeMutablePointer<UInt32>, hashes: UnsafeMutablePointer<UInt64>,
    reading bytes: MemoryBytes<Key>
  ) -> Int {
    let drops = skippingRecent && Self.isPossible
    var (listed, index) = (0, 0)
    if drops, capacity == 0, count > 0 {
      self = RecentKeyCache(given: keys[0], bytes: Self.defaultBytes)
      hashes[0] = bytes.hash(of: keys)
      positions[0] = 0
      (listed, index) = (1, 1)
    }
    while index < count {
      let hash = bytes.hash(of: keys + index)
      hashes[index] = hash
      positions[listed] = UInt32(truncatingIfNeeded: index)
      let isRecent = drops && replace(with: keys + index, hash: hash, reading: bytes)
      listed &+= isRecent ? 0 : 1
      index &+= 1
    }
    return listed
  }
}
