/// A list that grows without moving its elements, so that it never needs twice its size.
///
/// Public only because searches are specialized in the modules of their machines.
public struct ChunkedArray<Element>: ~Copyable {
  @usableFromInline static var chunkBits: Int { 12 }
  @usableFromInline static var chunkSize: Int { 1 &<< chunkBits }

  /// How many chunks share a large page.
  @inlinable static var chunksPerBlock: Int {
    LargePages.size / (MemoryLayout<Element>.stride &* chunkSize)
  }

  /// Whether a chunk shares a large page. Chunks of a short list do not, nor do those of large
  /// elements, which would leave much of a page unused.
  @inlinable static func isShared(_ number: Int) -> Bool {
    chunksPerBlock >= 8 && number >= chunksPerBlock
  }

  @usableFromInline var chunks: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
  @usableFromInline var capacity = 64
  @usableFromInline var count = 0
  /// The number of released elements at the front, in whole chunks.
  @usableFromInline var releasedCount = 0

  @usableFromInline init() { chunks = .allocate(capacity: capacity) }

  @inlinable deinit {
    var first = releasedCount
    while first < count {
      chunks[first >> Self.chunkBits].deinitialize(count: min(Self.chunkSize, count - first))
      first += Self.chunkSize
    }
    var number = releasedCount >> Self.chunkBits
    if Self.isShared(number) { number -= number % Self.chunksPerBlock }
    while number < chunkCount(for: count) {
      chunks[number].deallocate()
      number += Self.isShared(number) ? Self.chunksPerBlock : 1
    }
    chunks.deallocate()
  }

  @inlinable subscript(index: Int) -> Element {
    get { chunks[index &>> Self.chunkBits][index & (Self.chunkSize &- 1)] }
    nonmutating set { chunks[index &>> Self.chunkBits][index & (Self.chunkSize &- 1)] = newValue }
  }

  /// The address of an element, which never moves.
  @inlinable func address(of index: Int) -> UnsafeMutablePointer<Element> {
    chunks[index &>> Self.chunkBits] + (index & (Self.chunkSize &- 1))
  }

  @inlinable mutating func append(_ element: Element) {
    let offset = count & (Self.chunkSize &- 1)
    if offset == 0 { addChunk(count &>> Self.chunkBits) }
    (chunks[count &>> Self.chunkBits] + offset).initialize(to: element)
    count &+= 1
  }

  /// Reserves room for more elements, which the caller initialises through a ``View``.
  @inlinable mutating func extend(by more: Int) {
    for number in chunkCount(for: count)..<chunkCount(for: count + more) { addChunk(number) }
    count += more
  }

  @inlinable func chunkCount(for count: Int) -> Int {
    (count + Self.chunkSize - 1) >> Self.chunkBits
  }

  /// Releases the chunks before an element. Their elements must not be read afterwards.
  @usableFromInline mutating func release(before index: Int) {
    while releasedCount + Self.chunkSize <= index {
      let number = releasedCount >> Self.chunkBits
      chunks[number].deinitialize(count: Self.chunkSize)
      if !Self.isShared(number) {
        chunks[number].deallocate()
      } else if (number + 1) % Self.chunksPerBlock == 0 {
        chunks[number + 1 - Self.chunksPerBlock].deallocate()
      }
      releasedCount += Self.chunkSize
    }
  }

  @inlinable @inline(never) mutating func addChunk(_ number: Int) {
    if number == capacity {
      let more: UnsafeMutablePointer<UnsafeMutablePointer<Element>> =
        .allocate(capacity: 2 * capacity)
      more.moveInitialize(from: chunks, count: number)
      chunks.deallocate()
      chunks = more
      capacity *= 2
    }
    chunks[number] = memory(forChunk: number)
  }

  /// The memory of a chunk: its own, or a part of its block's.
  @inlinable func memory(forChunk number: Int) -> UnsafeMutablePointer<Element> {
    guard Self.isShared(number) else { return .allocate(capacity: Self.chunkSize) }
    if number % Self.chunksPerBlock > 0 { return chunks[number - 1] + Self.chunkSize }
    return LargePages.allocate(byteCount: LargePages.size)
      .bindMemory(to: Element.self, capacity: Self.chunksPerBlock * Self.chunkSize)
  }

  /// The current elements, for threads that read them while the list does not change.
  @inlinable var view: View { View(chunks: chunks, count: count) }

  /// The elements of a list that outlives the view and does not change meanwhile.
  @usableFromInline struct View {
    @usableFromInline let chunks: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
    @usableFromInline let count: Int

    @inlinable init(chunks: UnsafeMutablePointer<UnsafeMutablePointer<Element>>, count: Int) {
      self.chunks = chunks
      self.count = count
    }

    @inlinable subscript(index: Int) -> Element {
      chunks[index &>> chunkBits][index & (chunkSize &- 1)]
    }

    @inlinable @inline(__always) func address(of index: Int) -> UnsafePointer<Element> {
      UnsafePointer(chunks[index &>> chunkBits] + (index & (chunkSize &- 1)))
    }

    /// Initialises a reserved element.
    @inlinable func initialize(_ element: Element, at index: Int) {
      (chunks[index &>> chunkBits] + (index & (chunkSize &- 1))).initialize(to: element)
    }
  }
}
