/// A list that is filled and emptied repeatedly and keeps its memory.
///
/// A new buffer has no memory until it is filled, so swapping it with another costs nothing.
@usableFromInline struct Buffer<Element>: ~Copyable {
  @usableFromInline var elements: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0

  @inlinable init(capacity: Int = 0) {
    self.capacity = capacity
    elements =
      capacity > 0
      ? .allocate(capacity: capacity)
      : UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  @inlinable deinit {
    guard capacity > 0 else { return }
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  @inlinable subscript(index: Int) -> Element { elements[index] }

  @inlinable @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count &+= 1
  }

  /// Reserves room for more elements.
  @inlinable mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: max(1024, 2 * capacity, count &+ more)) }
  }

  /// Appends an element. There must be room for it.
  @inlinable @inline(__always) mutating func appendToRoom(_ element: Element) {
    (elements + count).initialize(to: element)
    count &+= 1
  }

  @inlinable mutating func removeAll() {
    elements.deinitialize(count: count)
    count = 0
  }

  @inlinable @inline(never) mutating func grow() { grow(to: max(1024, 2 * capacity)) }

  @inlinable mutating func grow(to larger: Int) {
    let more = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    more.moveInitialize(from: elements, count: count)
    if capacity > 0 { elements.deallocate() }
    elements = more
    capacity = larger
  }
}

extension Buffer where Element: BitwiseCopyable {
  /// Sets the number of elements, which the caller writes afterwards.
  @inlinable mutating func setCount(_ newCount: Int) {
    if newCount > capacity { grow(to: max(1024, newCount)) }
    count = newCount
  }
}

/// A fixed number of values at fixed addresses. They need not be copyable.
@usableFromInline struct FixedArray<Element: ~Copyable>: ~Copyable {
  @usableFromInline let elements: UnsafeMutablePointer<Element>
  @usableFromInline let count: Int

  @inlinable init(count: Int, element: (Int) -> Element) {
    self.count = count
    elements = .allocate(capacity: count)
    for index in 0..<count { (elements + index).initialize(to: element(index)) }
  }

  @inlinable deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }
}
