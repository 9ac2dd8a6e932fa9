#if os(Linux) && canImport(Glibc)
  import Glibc
#endif

/// Memory in pages of two megabytes, where the system has them.
///
/// A look-up reads a random place of a table. If pages are small, the processor must first find out
/// where the page is, and that takes as long as the read itself once a table has thousands of them.
@usableFromInline enum LargePages {
  /// The size of a page in bytes.
  @usableFromInline static var size: Int { 1 &<< 21 }

  /// Allocates memory, which the caller frees with `deallocate()`. What is left behind the last whole page
  /// has small ones.
  /// - Parameter byteCount: The size; at least that of a page, or there is no large one.
  /// - Returns: The memory, which begins with a page.
  @usableFromInline static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: size)
    #if os(Linux) && canImport(Glibc)
      // It is advice: where it is not taken, the pages are small.
      madvise(memory, byteCount, MADV_HUGEPAGE)
    #endif
    return memory
  }

  /// Rounds a size up to whole pages.
  @inlinable static func roundUp(_ byteCount: Int) -> Int {
    (byteCount &+ size &- 1) & ~(size &- 1)
  }

  /// Allocates room for values: whole pages, or as little as is needed if that is less than a page.
  @inlinable static func room<Value>(
    for count: Int, of type: Value.Type
  ) -> UnsafeMutablePointer<Value> {
    let byteCount = count &* MemoryLayout<Value>.stride
    if byteCount < size { return .allocate(capacity: count) }
    return allocate(byteCount: roundUp(byteCount)).bindMemory(to: Value.self, capacity: count)
  }
}
