/// A list that is filled and emptied again and again, and keeps its memory.
@usableFromInline struct Buffer<Element> {
  @usableFromInline var elements: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0

  @usableFromInline init(capacity: Int = 1024) {
    self.capacity = capacity
    elements = .allocate(capacity: capacity)
  }

  @inlinable subscript(index: Int) -> Element { elements[index] }

  @inlinable @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count &+= 1
  }

  @inlinable mutating func removeAll() {
    elements.deinitialize(count: count)
    count = 0
  }

  @usableFromInline mutating func deallocate() {
    removeAll()
    elements.deallocate()
  }

  @inlinable @inline(never) mutating func grow() {
    let more = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    more.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = more
    capacity *= 2
  }
}
