/// A cache of the keys that one thread has passed on most recently, in places that their bytes
/// select.
///
/// A search on several threads sends each unknown target to the worker that owns it; a search on
/// one thread looks it up in its table. Many targets were passed on a moment ago and are recognised
/// here by a copy in the cache of the core. This is done only for keys without references, because
/// copies of others would count references.
@usableFromInline struct RecentKeyCache<Key>: ~Copyable {
  @usableFromInline let keys: UnsafeMutablePointer<Key>
  @usableFromInline let capacity: Int

  /// Creates an empty cache.
  @inlinable init() {
    keys = .allocate(capacity: 1)
    capacity = 0
  }

  /// Creates a cache with the same key in all places.
  /// - Parameters:
  ///   - key: The key, which must have been passed on.
  ///   - bytes: The size.
  @inlinable init(filledWith key: Key, bytes: Int) {
    var capacity = 1
    while 2 &* capacity &* MemoryLayout<Key>.stride <= bytes { capacity &*= 2 }
    self.capacity = capacity
    keys = .allocate(capacity: capacity)
    keys.initialize(repeating: key, count: capacity)
  }

  @inlinable deinit { keys.deallocate() }

  /// One megabyte. A larger cache would not stay in the cache of a core.
  @usableFromInline static var defaultBytes: Int { 1 &<< 20 }

  /// Whether keys of this type can be cached.
  @inlinable static var isPossible: Bool {
    _isPOD(Key.self) && MemoryLayout<Key>.size > 0 && MemoryLayout<Key>.stride <= 256
  }

  /// Puts a key into the place that the hash of its bytes selects.
  /// - Returns: Whether the same bytes were there, so that the key was certainly passed on before.
  @inlinable @inline(__always) func replace(
    with key: UnsafePointer<Key>, hash: UInt64, reading bytes: MemoryBytes<Key>
  ) -> Bool {
    let place = keys + (Int(truncatingIfNeeded: hash) & (capacity &- 1))
    let isSame = bytes.areEqual(place, key)
    place.pointee = key.pointee
    return isSame
  }
  /// Hashes keys by their bytes and lists the positions of those that are not in the cache.
  ///
  /// - Parameters:
  ///   - keys: The keys, which are passed on now.
  ///   - count: The number of keys.
  ///   - skippingRecent: Whether to skip keys in the cache.
  ///   - positions: Receives the positions.
  ///   - hashes: Receives a hash of each key.
  ///   - bytes: How to read the bytes.
  /// - Returns: The number of listed positions.
  @inlinable @inline(__always) mutating func list(
    _ keys: UnsafeMutablePointer<Key>, count: Int, skippingRecent: Bool,
    to positions: UnsafeMutablePointer<UInt32>, hashes: UnsafeMutablePointer<UInt64>,
    reading bytes: MemoryBytes<Key>
  ) -> Int {
    let drops = skippingRecent && Self.isPossible
    var (listed, index) = (0, 0)
    if drops, capacity == 0, count > 0 {
      self = RecentKeyCache(filledWith: keys[0], bytes: Self.defaultBytes)
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
