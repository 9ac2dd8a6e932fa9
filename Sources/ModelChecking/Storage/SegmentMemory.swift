/// The memory of a table's segments.
///
/// Small segments have memory of their own. Larger ones share blocks of large pages. The segments
/// of a table grow one after the other, so blocks become free in the order in which they were
/// filled, and little memory is unused.
@usableFromInline struct SegmentMemory: ~Copyable {
  /// Large pages for a few segments.
  @usableFromInline struct Block {
    @usableFromInline let start: UnsafeMutableRawPointer
    @usableFromInline let size: Int
    /// The part at the front that is allocated.
    @usableFromInline var used = 0
    /// The part that is still in use.
    @usableFromInline var live = 0
  }

  /// A piece of memory, and the number of its block.
  @usableFromInline struct Piece {
    @usableFromInline let start: UnsafeMutableRawPointer
    @usableFromInline let size: Int
    @usableFromInline let block: Int?
  }

  /// The blocks by number; nil if free.
  @usableFromInline var blocks: [Block?] = []
  /// The pieces that may still be read until the end of a phase.
  private var retired: [Piece] = []

  /// The smallest size at which segments share blocks.
  private static var sharedSize: Int { 1 << 15 }
  /// The size of a block that begins with a segment: room for a few segments of increasing size,
  /// and at least one large page.
  private static func blockSize(forSegment size: Int) -> Int {
    let count = max(4, (LargePages.size + size - 1) / size)
    return count * size / 16 * 17
  }

  @usableFromInline init() {}

  @usableFromInline deinit {
    for piece in retired where piece.block == nil { piece.start.deallocate() }
    for case let block? in blocks { block.start.deallocate() }
  }

  /// Allocates memory for a segment, aligned to a cache line.
  @usableFromInline mutating func allocate(byteCount: Int) -> Piece {
    guard byteCount >= Self.sharedSize else {
      return Piece(
        start: .allocate(byteCount: byteCount, alignment: 64), size: byteCount, block: nil)
    }
    let size = (byteCount + 63) & ~63
    if let last = blocks.indices.last, let block = blocks[last], block.used + size <= block.size {
      return take(size, fromBlock: last)
    }
    let blockSize = Self.blockSize(forSegment: size)
    blocks.append(Block(start: LargePages.allocate(byteCount: blockSize), size: blockSize))
    return take(size, fromBlock: blocks.count - 1)
  }

  private mutating func take(_ size: Int, fromBlock number: Int) -> Piece {
    guard var block = blocks[number] else { preconditionFailure("block \(number) is free") }
    let start = block.start + block.used
    block.used += size
    block.live += size
    blocks[number] = block
    return Piece(start: start, size: size, block: number)
  }

  /// Frees a piece.
  @usableFromInline mutating func free(_ piece: Piece) {
    guard let number = piece.block, var block = blocks[number] else {
      return piece.start.deallocate()
    }
    block.live -= piece.size
    blocks[number] = block
    if block.live == 0 {
      block.start.deallocate()
      blocks[number] = nil
    }
  }
  /// Marks a piece to be freed later, because it is still read.
  @usableFromInline mutating func retire(_ piece: Piece) { retired.append(piece) }

  /// Frees the retired pieces.
  @usableFromInline mutating func freeRetired() {
    for piece in retired { free(piece) }
    retired.removeAll(keepingCapacity: true)
  }
}
