/// The slots of the keys that a table was given last, each in the place that its hash selects.
///
/// Actions that commute lead to the same states soon after each other, so more than half of all keys
/// are found here, in the cache of the processor, and not in the table, which does not fit it.
///
/// Public only because searches are specialized in the modules of their machines.
public struct LatestKeys<Slot: TableSlot>: ~Copyable {
  @usableFromInline let slots: UnsafeMutablePointer<Slot>
  @usableFromInline let capacity: Int

  /// Creates one with room for half a megabyte: more would not stay in the cache of a core.
  @inlinable init() { self.init(capacity: (1 &<< 19) / MemoryLayout<Slot>.stride) }

  /// - Parameter capacity: The number of slots, rounded down to a power of two; none if it is 0.
  @inlinable init(capacity: Int) {
    var size = 1
    while 2 &* size <= capacity { size &*= 2 }
    self.capacity = capacity == 0 ? 0 : size
    slots = .allocate(capacity: size)
    slots.initialize(repeating: .vacant, count: size)
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
