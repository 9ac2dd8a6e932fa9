/// Where the tables of all workers have their numbered keys, for threads that read them while no table
/// changes.
///
/// Public only because searches are specialized in the modules of their machines.
public struct KeyDirectory<Key>: ~Copyable {
  @usableFromInline let lists = UnsafeMutablePointer<ChunkedArray<Key>.View>.allocate(
    capacity: SegmentSizes.count)
  /// The number of workers.
  @usableFromInline var workers: UInt32 = 1

  @usableFromInline init() {}

  @inlinable deinit { lists.deallocate() }

  /// The address of the key to which a number refers in a search: the remainder tells the worker.
  @inlinable @inline(__always) func address(of number: UInt32) -> UnsafePointer<Key> {
    let (index, owner) = number.quotientAndRemainder(dividingBy: workers)
    return lists[Int(truncatingIfNeeded: owner)].address(of: Int(truncatingIfNeeded: index))
  }
}
