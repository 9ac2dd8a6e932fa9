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
  @inlinable init(given key: Key) {
    var capacity = 1
    while 2 &* capacity &* MemoryLayout<Key>.stride <= Self.size { capacity &*= 2 }
    self.capacity = capacity
    keys = .allocate(capacity: capacity)
    keys.initialize(repeating: key, count: capacity)
  }

  @inlinable deinit { keys.deallocate() }

  /// One megabyte: more would not stay in the cache of a core.
  @usableFromInline static var size: Int { 1 &<< 20 }

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
