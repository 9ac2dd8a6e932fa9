/// The addresses of the numbered keys in all workers' tables, for threads that read them while no
/// table changes.
///
/// Public only because searches are specialized in the modules of their machines.
public struct KeyDirectory<Key>: ~Copyable {
  @usableFromInline let lists = UnsafeMutablePointer<ChunkedArray<Key>.View>.allocate(
    capacity: SegmentSizes.count)
  /// The number of workers.
  @usableFromInline var workers: UInt32 = 1

  @usableFromInline init() {}

  @inlinable deinit { lists.deallocate() }

  /// The address of the key with a number. The remainder of the number selects the worker.
  @inlinable @inline(__always) func address(of number: UInt32) -> UnsafePointer<Key> {
    let (index, owner) = number.quotientAndRemainder(dividingBy: workers)
    return lists[Int(truncatingIfNeeded: owner)].address(of: Int(truncatingIfNeeded: index))
  }
}

/// The addresses of the slots in the 64 segments of all workers' tables.
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
