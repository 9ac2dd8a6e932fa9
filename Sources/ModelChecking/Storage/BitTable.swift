// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A visited table that keeps a few bits of each key, and so may mistake a new key for a known one.
///
/// *Bitstate hashing*, after G. J. Holzmann, “An analysis of bitstate hashing”, Formal Methods in
/// System Design 13 (1998). The bits are in 64 segments, like the slots of the exact tables, so
/// that the omissions are the same on any number of threads.
public struct BitTable<Key: StateCode>: ~Copyable, VisitedTable, @unchecked Sendable {
  @usableFromInline struct Segment: ~Copyable {
    @usableFromInline let words: UnsafeMutablePointer<UInt64>
    @usableFromInline var estimate: OmissionEstimate

    init(wordCount: Int, probes: Int) {
      words = .allocate(capacity: wordCount)
      words.initialize(repeating: 0, count: wordCount)
      estimate = OmissionEstimate(bits: 64 * wordCount, probes: probes)
    }

    @inlinable deinit { words.deallocate() }
  }

  @usableFromInline let compaction: Compaction
  @usableFromInline let wordCount: Int
  /// All 64 segments; those of other workers have no words.
  @usableFromInline let segments: FixedArray<Segment>
  private let owned: Range<Int>

  /// Creates an empty table of one worker.
  @usableFromInline init(worker: Int, of workers: Int, compaction: Compaction) {
    self.compaction = compaction
    let wordCount = max(1, compaction.bytes / SegmentSizes.count / MemoryLayout<UInt64>.stride)
    let owned = SegmentSizes.range(ofWorker: worker, of: workers)
    segments = FixedArray(count: SegmentSizes.count) { number in
      Segment(wordCount: owned.contains(number) ? wordCount : 0, probes: compaction.probes)
    }
    self.wordCount = wordCount
    self.owned = owned
  }

  @inlinable public static var showsKeys: Bool { false }

  @inlinable public func enter(into directory: borrowing SlotDirectory<Key>) {}

  @inlinable public func enter(into directory: borrowing KeyDirectory<Key>) {}

  @inlinable public static func isPresent(
    _ key: Key, in slots: UnsafeMutablePointer<Key>
  ) -> Bool { false }

  @inlinable public static func replace(
    _ key: Key, hash: UInt64, in latest: borrowing RecentSlotCache<Key>
  ) -> Bool { false }

  @inlinable public static func hash(of key: Key) -> UInt64 { key.scrambled }

  @inlinable public static func isVacant(_ key: Key) -> Bool { key == .vacant }

  @inlinable public func key(of reference: Key) -> Key { reference }

  @inlinable public static var isNumbered: Bool { false }

  @inlinable public static var keepsKeys: Bool { false }

  @inlinable public static func number(of reference: Key, of workers: Int) -> Int { 0 }

  @inlinable public static func sharedNumber(of reference: Key) -> UInt32 { 0 }

  @inlinable public static func owner(of reference: Key, of workers: Int) -> Int {
    worker(ofHash: reference.scrambled, of: workers)
  }

  public var bytes: Int { owned.count * wordCount * MemoryLayout<UInt64>.stride }

  @inlinable public mutating func prepare(
    _ keys: UnsafeMutablePointer<Key>, count: Int, hashes: UnsafeMutablePointer<UInt64>,
    onlyNew: Bool
  ) -> Bool { Self.computeHashes(of: keys, count: count, to: hashes) }

  @inlinable public mutating func insert(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Key, Bool) -> Void
  ) {
    var index = 0
    while index < count {
      visit(index, keys[index], insert(hashes[index]))
      index &+= 1
    }
  }

  /// Sets the bits of a hash; returns whether one was not set.
  @inlinable mutating func insert(_ hash: UInt64) -> Bool {
    let segment = segments.elements + Int(truncatingIfNeeded: hash &>> 58)
    let bits = UInt64(truncatingIfNeeded: wordCount &* 64)
    let step = hash.scrambled | 1
    var place = hash &<< 6
    var added = 0
    for _ in 0..<compaction.probes {
      let bit = place.multipliedFullWidth(by: bits).high
      let word = segment.pointee.words + Int(truncatingIfNeeded: bit &>> 6)
      let mask: UInt64 = 1 &<< (bit & 63)
      if word.pointee & mask == 0 {
        word.pointee |= mask
        added &+= 1
      }
      place &+= step
    }
    guard added > 0 else { return false }
    segment.pointee.estimate.add(bits: added)
    return true
  }

  /// The estimates of this worker's segments, in their order.
  var estimates: [OmissionEstimate] {
    owned.map { segments.elements[$0].estimate }
  }
}
