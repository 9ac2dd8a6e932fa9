/// The keys that one thread has given away last, each in a place that its bytes select.
///
/// A search on several threads sends each target to the thread that owns it. Most targets are known, and
/// many were sent a moment ago. They are recognised here, by a copy, before they are hashed as
/// `Hashable` demands. Only for keys that refer to nothing: copies of others would count references.
@usableFromInline struct GivenKeys<Key>: ~Copyable {
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
    keys = LargePages.room(for: capacity, of: Key.self)
    keys.initialize(repeating: key, count: capacity)
  }

  @inlinable deinit { keys.deallocate() }

  /// One megabyte, for searches of which much else fits into the cache of a core.
  @usableFromInline static var smallSize: Int { 1 &<< 20 }

  /// For larger ones: reading it takes longer then, but less than to hash a key.
  @usableFromInline static var largeSize: Int { 1 &<< 24 }

  /// Makes more room, for the first time only, and keeps one key. Without a key it does nothing.
  @inlinable mutating func grow() {
    if capacity > 0, capacity &* MemoryLayout<Key>.stride <= Self.smallSize {
      self = GivenKeys(given: keys[0], bytes: Self.largeSize)
    }
  }

  /// Whether keys of this type are recognised.
  @inlinable static var isPossible: Bool {
    _isPOD(Key.self) && MemoryLayout<Key>.size > 0 && MemoryLayout<Key>.stride <= 256
  }

  /// Puts a key into its place.
  /// - Returns: Whether the same bytes were there, so that the key was certainly given before.
  @inlinable @inline(__always) func replace(
    with key: UnsafePointer<Key>, reading bytes: MemoryBytes<Key>
  ) -> Bool {
    let hash = bytes.hash(of: key)
    let place = keys + (Int(truncatingIfNeeded: hash) & (capacity &- 1))
    let isSame = bytes.areEqual(place, key)
    if !isSame { place.pointee = key.pointee }
    return isSame
  }
}
