#if os(Linux) && canImport(Glibc)
  import Glibc
#endif

/// Memory in pages of two megabytes, where the system has them.
///
/// A look-up reads a random place of a table. With small pages, the processor must first translate
/// the address, which takes as long as the read itself once a table has thousands of pages.
@usableFromInline enum LargePages {
  /// The size of a page in bytes.
  @usableFromInline static var size: Int { 1 &<< 21 }

  /// Allocates memory, which the caller frees with `deallocate()`. The rest after the last whole
  /// page has small pages.
  /// - Parameter byteCount: The size. Below the size of a page, all pages are small.
  /// - Returns: The memory, which begins with a page.
  @usableFromInline static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: size)
    #if os(Linux) && canImport(Glibc)
      // This is only advice. If the system ignores it, the pages are small.
      madvise(memory, byteCount, MADV_HUGEPAGE)
    #endif
    return memory
  }

  /// Rounds a size up to whole pages.
  @inlinable static func roundUp(_ byteCount: Int) -> Int {
    (byteCount &+ size &- 1) & ~(size &- 1)
  }

  /// Allocates room for values: whole pages, or less if the values need less than a page.
  @inlinable static func room<Value>(
    for count: Int, of type: Value.Type
  ) -> UnsafeMutablePointer<Value> {
    let byteCount = count &* MemoryLayout<Value>.stride
    if byteCount < size { return .allocate(capacity: count) }
    return allocate(byteCount: roundUp(byteCount)).bindMemory(to: Value.self, capacity: count)
  }
}
