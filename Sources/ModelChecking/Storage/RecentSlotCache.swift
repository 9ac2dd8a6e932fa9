/// The slots of the keys that one thread has looked up or sent last, each in the place that its hash selects.
///
/// Actions that commute lead to the same states soon after each other, so more than half of all keys
/// are found here, in the cache of the processor, and not in the table, which does not fit it.
///
/// Public only because searches are specialized in the modules of their machines.
public struct RecentSlotCache<Slot: TableSlot>: ~Copyable {
  @usableFromInline let slots: UnsafeMutablePointer<Slot>
  @usableFromInline let capacity: Int

  /// Half a megabyte: more would not stay in the cache of a core.
  @usableFromInline static var defaultBytes: Int { 1 &<< 19 }

  /// Creates one without room.
  @inlinable init() {
    slots = .allocate(capacity: 1)
    capacity = 0
  }

  /// - Parameter bytes: The size, a power of two.
  @inlinable init(bytes: Int) {
    var capacity = 1
    while 2 &* capacity &* MemoryLayout<Slot>.stride <= bytes { capacity &*= 2 }
    self.capacity = capacity
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: .vacant, count: capacity)
  }

  @inlinable deinit { slots.deallocate() }

  @inlinable var isEmpty: Bool { capacity == 0 }

  /// Puts a slot in the place that a hash selects.
  /// - Returns: Whether the same slot was there.
  @inlinable @inline(__always) func replace(with slot: Slot, hash: UInt64) -> Bool {
    let place = slots + (Int(truncatingIfNeeded: hash) & (capacity &- 1))
    defer { place.pointee = slot }
    return place.pointee == slot
  }
}
