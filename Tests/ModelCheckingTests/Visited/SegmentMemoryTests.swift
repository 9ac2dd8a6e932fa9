import Testing

@testable import ModelChecking

/// Pieces of memory for segments that grow one after the other.
@Suite struct `The memory of segments` {
  /// What is allocated and freed: pieces of one size replaced by larger ones, as segments grow.
  private static func grow(
    from size: Int, times: Int, _ inspect: ([SegmentMemory.Piece], borrowing SegmentMemory) -> Void
  ) {
    var memory = SegmentMemory()
    var pieces = (0..<64).map { memory.allocate(byteCount: size + 8 * $0) }
    for _ in 0..<times {
      for number in pieces.indices {
        let larger = memory.allocate(byteCount: pieces[number].size * 3 / 2)
        memory.free(pieces[number])
        pieces[number] = larger
        inspect(pieces, memory)
      }
    }
    for piece in pieces { memory.free(piece) }
    inspect([], memory)
  }

  @Test(arguments: [100, 10_000, 30_000, 100_000])
  func `is never handed out twice, and begins with a line of the cache`(size: Int) {
    var faults = 0
    Self.grow(from: size, times: 4) { pieces, _ in
      let ranges = pieces.map { UInt(bitPattern: $0.start)..<UInt(bitPattern: $0.start + $0.size) }
        .sorted { $0.lowerBound < $1.lowerBound }
      faults += zip(ranges, ranges.dropFirst()).count { $0.upperBound > $1.lowerBound }
      faults += ranges.count { $0.lowerBound % 64 != 0 }
    }
    #expect(faults == 0)
  }

  @Test func `is no part of a block for small segments`() {
    Self.grow(from: 100, times: 4) { pieces, memory in
      #expect(pieces.allSatisfy { $0.block == nil } && memory.blocks.isEmpty)
    }
  }

  @Test(arguments: [40_000, 300_000, 1_500_000])
  func `lies idle to a small part, and is given back`(size: Int) {
    var (worst, isFree) = (0.0, false)
    Self.grow(from: size, times: 2) { pieces, memory in
      let used = pieces.reduce(0) { $0 + $1.size }
      let held = memory.blocks.compactMap { $0?.size }.reduce(0, +)
      if pieces.isEmpty {
        isFree = held == 0
      } else {
        worst = max(worst, Double(held) / Double(used))
      }
    }
    #expect(isFree)
    // A block has two megabytes at least. One of them is being filled, and one falls free.
    #expect(worst < (size < 100_000 ? 2.5 : 1.4), "\(worst)")
  }

  @Test func `has large pages that suit what is asked for`() {
    #expect(
      [0, 1, 1 << 21, 1 << 21 + 1].map(LargePages.roundUp) == [0, 1 << 21, 1 << 21, 1 << 22])
    let pages = LargePages.room(for: 300_000, of: UInt64.self)
    defer { pages.deallocate() }
    #expect(UInt(bitPattern: pages) % (1 << 21) == 0)
    for index in 0..<300_000 { pages[index] = UInt64(index) }
    #expect((0..<300_000).allSatisfy { pages[$0] == UInt64($0) })
  }
}
