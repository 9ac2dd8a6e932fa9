/// A visited table that keeps a few bits of each key, and so may take a new key for a known one.
///
/// *Bitstate hashing*, after G. J. Holzmann, “An analysis of bitstate hashing”, Formal Methods in
/// System Design 13 (1998). The bits are in 64 segments as those of the exact tables, so that the
/// omissions are the same on any number of threads.
public struct BitTable<Key: StateCode>: VisitedTable, @unchecked Sendable {
  @usableFromInline struct Segment {
    @usableFromInline let words: UnsafeMutablePointer<UInt64>
    @usableFromInline var estimate: OmissionEstimate
  }

  @usableFromInline let compaction: Compaction
  @usableFromInline let wordCount: Int
  @usableFromInline let segments: UnsafeMutablePointer<Segment?>

  /// Creates an empty table of one worker.
  @usableFromInline init(worker: Int, of workers: Int, compaction: Compaction) {
    self.compaction = compaction
    wordCount = max(1, compaction.bytes / SegmentSizes.count / MemoryLayout<UInt64>.stride)
    segments = .allocate(capacity: SegmentSizes.count)
    segments.initialize(repeating: nil, count: SegmentSizes.count)
    for number in SegmentSizes.segments(ofWorker: worker, of: workers) {
      let words = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
      words.initialize(repeating: 0, count: wordCount)
      let estimate = OmissionEstimate(bits: 64 * wordCount, probes: compaction.probes)
      segments[number] = Segment(words: words, estimate: estimate)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public mutating func deallocate() {
    for number in 0..<SegmentSizes.count { segments[number]?.words.deallocate() }
    segments.deallocate()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static func hash(of key: Key) -> UInt64 { key.scrambled }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func key(of reference: Key) -> Key { reference }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static var isNumbered: Bool { false }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static var keepsKeys: Bool { false }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static func number(of reference: Key, of workers: Int) -> Int { 0 }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static func owner(of reference: Key, of workers: Int) -> Int {
    worker(ofHash: reference.scrambled, of: workers)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var bytes: Int {
    (0..<SegmentSizes.count).reduce(0) { sum, number in
      segments[number] == nil ? sum : sum + wordCount * MemoryLayout<UInt64>.stride
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
    let number = Int(truncatingIfNeeded: hash &>> 58)
    guard var segment = segments[number] else { return false }
    let bits = UInt64(truncatingIfNeeded: wordCount &* 64)
    let step = hash.scrambled | 1
    var place = hash &<< 6
    var added = 0
    for _ in 0..<compaction.probes {
      let bit = place.multipliedFullWidth(by: bits).high
      let word = segment.words + Int(truncatingIfNeeded: bit &>> 6)
      let mask: UInt64 = 1 &<< (bit & 63)
      if word.pointee & mask == 0 {
        word.pointee |= mask
        added &+= 1
      }
      place &+= step
    }
    guard added > 0 else { return false }
    segment.estimate.add(bits: added)
    segments[number] = segment
    return true
  }

  /// The estimates of this worker's segments, in their order.
  var estimates: [OmissionEstimate] {
    (0..<SegmentSizes.count).compactMap { segments[$0]?.estimate }
  }
}
