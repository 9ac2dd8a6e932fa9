/// How large the segments of a visited table are, and when they grow.
@usableFromInline enum SegmentSizes {
  /// The number of segments of all workers' tables together.
  @usableFromInline static let count = 64

  /// The first capacity of a segment: 64 slots for the first, almost 96 for the last.
  static func first(segment: Int) -> Int {
    64 + segment / 2
  }

  /// The capacity that follows.
  @inlinable static func next(after capacity: Int) -> Int { capacity + capacity / 2 }

  /// The segments of one of some workers.
  static func segments(ofWorker worker: Int, of workers: Int) -> [Int] {
    (0..<count).filter { ($0 * workers) >> 6 == worker }
  }

  /// How many slots may be taken.
  @inlinable static func limit(ofCapacity capacity: Int) -> Int { capacity - capacity * 3 / 8 }

  /// The slot where probing begins: the hash without the bits that chose the segment, scaled to
  /// the capacity. Keeps the order of hashes, so that growing moves keys from front to back.
  @inlinable static func slot(ofHash hash: UInt64, capacity: Int) -> Int {
    let fraction = hash &<< 6
    return Int(
      truncatingIfNeeded: fraction.multipliedFullWidth(by: UInt64(truncatingIfNeeded: capacity))
        .high)
  }
}
