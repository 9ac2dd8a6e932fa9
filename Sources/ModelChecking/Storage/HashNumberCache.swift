/// A cache from the hashes of keys to their numbers, in which later keys displace earlier ones.
@usableFromInline struct HashNumberCache {
  /// Each slot is 0, or has a number plus one in its lower bits and the bits of the hash that do
  /// not select the slot above them. Small slots keep more keys in the cache of a core.
  @usableFromInline var slots = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  @usableFromInline var capacity = 0
  /// The number of bits for a number.
  @usableFromInline var numberBits: UInt32 = 24

  /// The largest number of slots. They take 32 megabytes; more would not stay in the caches.
  @usableFromInline static var maxCapacity: Int { 1 &<< 23 }

  @usableFromInline init() {}

  /// The number plus one of the key that may have a hash, or 0. A key is in one of two slots, which
  /// share a cache line.
  ///
  /// Masks avoid branches, which would often be mispredicted and wait for the load.
  @inlinable @inline(__always) func candidate(withHash hash: UInt64) -> UInt32 {
    let place = place(of: hash)
    let (first, second, bits) = (slots[place], slots[place ^ 1], hashBits(of: hash))
    let isFirst = Self.mask(ifZero: (first ^ bits) &>> numberBits)
    let isSecond = Self.mask(ifZero: (second ^ bits) &>> numberBits) & ~isFirst
    return (first & isFirst | second & isSecond) & numbers
  }

  /// All ones if a number below 2³¹ is zero, otherwise all zeros.
  @inlinable @inline(__always) static func mask(ifZero number: UInt32) -> UInt32 {
    UInt32(bitPattern: Int32(bitPattern: number &- 1) &>> 31)
  }

  /// The mask for the number in a slot.
  @inlinable @inline(__always) var numbers: UInt32 { 1 &<< numberBits &- 1 }

  /// The bits of a hash that a slot holds.
  @inlinable @inline(__always) func hashBits(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash &>> 32) & ~numbers
  }

  @inlinable func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (capacity &- 1)
  }

  @inlinable @inline(__always) mutating func remember(_ number: Int, withHash hash: UInt64) {
    if number >= Int(numbers) { makeRoom(forNumber: number) }
    let place = place(of: hash)
    // The older of two keys is dropped.
    if slots[place] != 0 { slots[place ^ 1] = slots[place] }
    slots[place] = hashBits(of: hash) | UInt32(truncatingIfNeeded: number &+ 1) & numbers
  }

  /// Widens the numbers in the slots at the expense of the hash bits, and empties the cache.
  /// Numbers above 2³¹ lose their high bits, so their keys are not found.
  @inlinable @inline(never) mutating func makeRoom(forNumber number: Int) {
    guard numberBits < 31 else { return }
    while numberBits < 31, number >= Int(numbers) { numberBits &+= 1 }
    slots.update(repeating: 0, count: capacity)
  }

  /// Empties the cache and enlarges it.
  @inlinable mutating func grow() {
    slots.deallocate()
    capacity = max(2048, 4 * capacity)
    slots = LargePages.room(for: capacity, of: UInt32.self)
    slots.initialize(repeating: 0, count: capacity)
  }
}
