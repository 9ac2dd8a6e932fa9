/// A cache of the slots that one thread has looked up or sent most recently, in places that their
/// hashes select.
///
/// Actions that commute soon lead to the same states again. So more than half of all keys are found
/// here, in the processor's cache, and not in the table, which does not fit into it.
///
/// Public only because searches are specialized in the modules of their machines.
public struct RecentSlotCache<Slot: TableSlot>: ~Copyable {
  @usableFromInline let slots: UnsafeMutablePointer<Slot>
  @usableFromInline let capacity: Int

  /// Half a megabyte. A larger cache would not stay in the cache of a core.
  @usableFromInline static var defaultBytes: Int { 1 &<< 19 }

  /// Creates an empty cache.
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

  /// Puts a slot into the place that a hash selects.
  /// - Returns: Whether the same slot was there.
  @inlinable @inline(__always) func replace(with slot: Slot, hash: UInt64) -> Bool {
    let place = slots + (Int(truncatingIfNeeded: hash) & (capacity &- 1))
    defer { place.pointee = slot }
    return place.pointee == slot
  }
}
