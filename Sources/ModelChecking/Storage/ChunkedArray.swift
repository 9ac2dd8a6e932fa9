/// A list that grows without moving what it holds, and so without a moment of twice its size.
@usableFromInline struct ChunkedArray<Element> {
  @usableFromInline static var chunkBits: Int { 12 }
  @usableFromInline static var chunkSize: Int { 1 &<< chunkBits }

  @usableFromInline var chunks: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
  @usableFromInline var capacity = 64
  @usableFromInline var count = 0
  /// The elements at the front that were given up; whole chunks.
  @usableFromInline var releasedCount = 0

  @usableFromInline init() { chunks = .allocate(capacity: capacity) }

  @inlinable subscript(index: Int) -> Element {
    get { chunks[index &>> Self.chunkBits][index & (Self.chunkSize &- 1)] }
    nonmutating set { chunks[index &>> Self.chunkBits][index & (Self.chunkSize &- 1)] = newValue }
  }

  /// Where an element lies; it never moves.
  @inlinable func address(of index: Int) -> UnsafeMutablePointer<Element> {
    chunks[index &>> Self.chunkBits] + (index & (Self.chunkSize &- 1))
  }

  @inlinable mutating func append(_ element: Element) {
    let offset = count & (Self.chunkSize &- 1)
    if offset == 0 { addChunk() }
    (chunks[count &>> Self.chunkBits] + offset).initialize(to: element)
    count &+= 1
  }

  /// Gives up the chunks that lie before an element; what they held must not be read any more.
  @usableFromInline mutating func release(before index: Int) {
    while releasedCount + Self.chunkSize <= index {
      let chunk = chunks[releasedCount >> Self.chunkBits]
      chunk.deinitialize(count: Self.chunkSize)
      chunk.deallocate()
      releasedCount += Self.chunkSize
    }
  }

  /// Drops the last elements.
  @usableFromInline mutating func removeLast(_ number: Int) {
    for _ in 0..<min(number, count - releasedCount) {
      count -= 1
      address(of: count).deinitialize(count: 1)
      if count % Self.chunkSize == 0 { chunks[count >> Self.chunkBits].deallocate() }
    }
  }

  @usableFromInline mutating func deallocate() {
    removeLast(count)
    chunks.deallocate()
  }

  @inlinable @inline(never) mutating func addChunk() {
    let number = count >> Self.chunkBits
    if number == capacity {
      let more: UnsafeMutablePointer<UnsafeMutablePointer<Element>> =
        .allocate(capacity: 2 * capacity)
      more.moveInitialize(from: chunks, count: number)
      chunks.deallocate()
      chunks = more
      capacity *= 2
    }
    chunks[number] = .allocate(capacity: Self.chunkSize)
  }
}
