/// Where the 64 segments of all workers' tables have their slots, side by side.
///
/// Public only because searches are specialized in the modules of their machines.
public struct SlotDirectory<Slot>: ~Copyable {
  @usableFromInline struct Entry {
    @usableFromInline let slots: UnsafeMutablePointer<Slot>
    @usableFromInline let capacity: Int

    @inlinable init(slots: UnsafeMutablePointer<Slot>, capacity: Int) {
      self.slots = slots
      self.capacity = capacity
    }
  }

  @usableFromInline let entries = UnsafeMutablePointer<Entry>.allocate(
    capacity: SegmentSizes.count)

  @usableFromInline init() {}

  @inlinable deinit { entries.deallocate() }

  /// The first slot to probe for keys with a hash, whose segment must have been entered.
  @inlinable @inline(__always) func place(ofHash hash: UInt64) -> UnsafeMutablePointer<Slot> {
    let entry = entries[Int(truncatingIfNeeded: hash &>> 58)]
    return entry.slots + SegmentSizes.slot(ofHash: hash, capacity: entry.capacity)
  }
}
