/// The numbers of keys by the hashes of their bytes: a cache, in which later keys displace others.
@usableFromInline struct HashNumberCache {
  /// Each with a number plus one in its lower bits, and above them bits of the hash which do not select the
  /// place; or 0. The smaller an entry, the more of them stay in the cache of a core.
  @usableFromInline var slots = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  @usableFromInline var capacity = 0
  /// How many bits a number takes.
  @usableFromInline var numberBits: UInt32 = 24

  /// The largest number of entries, which take 32 megabytes: more would not stay in the caches.
  @usableFromInline static var maxCapacity: Int { 1 &<< 23 }

  @usableFromInline init() {}

  /// The number plus one of the key that may have a hash, or 0. A key is in one of two places, which
  /// are in the same line of the cache.
  ///
  /// Masks instead of branches: a branch would be mispredicted often, and wait for the load.
  @inlinable @inline(__always) func candidate(withHash hash: UInt64) -> UInt32 {
    let place = place(of: hash)
    let (first, second, bits) = (slots[place], slots[place ^ 1], hashBits(of: hash))
    let isFirst = Self.mask(ifZero: (first ^ bits) &>> numberBits)
    let isSecond = Self.mask(ifZero: (second ^ bits) &>> numberBits) & ~isFirst
    return (first & isFirst | second & isSecond) & numbers
  }

  /// All bits if a number below 2³¹ is zero, or none.
  @inlinable @inline(__always) static func mask(ifZero number: UInt32) -> UInt32 {
    UInt32(bitPattern: Int32(bitPattern: number &- 1) &>> 31)
  }

  /// The bits of an entry that are a number plus one.
  @inlinable @inline(__always) var numbers: UInt32 { 1 &<< numberBits &- 1 }

  /// The bits of a hash that an entry holds.
  @inlinable @inline(__always) func hashBits(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash &>> 32) & ~numbers
  }

  @inlinable func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (capacity &- 1)
  }

  @inlinable @inline(__always) mutating func remember(_ number: Int, withHash hash: UInt64) {
    if number >= Int(numbers) { makeRoom(forNumber: number) }
    let place = place(of: hash)
    // The older of two keys gives way.
    if slots[place] != 0 { slots[place ^ 1] = slots[place] }
    slots[place] = hashBits(of: hash) | UInt32(truncatingIfNeeded: number &+ 1) & numbers
  }

  /// Lets entries have room for a number, which takes room for bits of hashes. What was known is forgotten
  /// then, and learnt again. Numbers above 2³¹ are not told from lower ones, and not found by their keys.
  @inlinable @inline(never) mutating func makeRoom(forNumber number: Int) {
    guard numberBits < 31 else { return }
    while numberBits < 31, number >= Int(numbers) { numberBits &+= 1 }
    slots.update(repeating: 0, count: capacity)
  }

  /// Forgets everything, and makes more room.
  @inlinable mutating func grow() {
    slots.deallocate()
    capacity = max(2048, 4 * capacity)
    slots = LargePages.room(for: capacity, of: UInt32.self)
    slots.initialize(repeating: 0, count: capacity)
  }
}
