// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A visited table of 64 segments: hash tables with linear probing that grow independently.
///
/// The first capacities are staggered over one growth step, so that the segments later grow one
/// after the other. The table thus grows smoothly, and the largest copy is a 64th of its size.
///
/// Public only because searches are specialized in the modules of their machines.
public struct SegmentedTable<Format: SlotFormat>: ~Copyable, ExactTable, @unchecked Sendable {
  public typealias Key = Format.Key
  public typealias Reference = Format.Reference
  public typealias Slot = Format.Slot

  @usableFromInline struct Segment {
    /// The slots, followed by vacant ones, so that probing the first slots never reaches beyond the
    /// end.
    @usableFromInline let slots: UnsafeMutablePointer<Slot>
    @usableFromInline let capacity: Int
    @usableFromInline var count = 0
    @usableFromInline let piece: SegmentMemory.Piece

    @inlinable init(capacity: Int, in memory: inout SegmentMemory) {
      self.capacity = capacity
      let size = capacity + SegmentSizes.probeWidth - 1
      piece = memory.allocate(byteCount: size &* MemoryLayout<Slot>.stride)
      slots = piece.start.initializeMemory(as: Slot.self, repeating: .vacant, count: size)
    }

    @inlinable var end: UnsafeMutablePointer<Slot> { slots + capacity }

    /// Frees the memory of a segment that is in no block.
    @inlinable func freeOwnMemory() {
      if piece.block == nil { piece.start.deallocate() }
    }

    @inlinable func place(ofHash hash: UInt64) -> UnsafeMutablePointer<Slot> {
      slots + SegmentSizes.slot(ofHash: hash, capacity: capacity)
    }
  }

  @usableFromInline let worker: Int
  @usableFromInline let workers: Int
  /// The memory of the segments. It is not part of this value, because segments grow while other
  /// parts of the worker change.
  @usableFromInline let memory = FixedArray(count: 1) { _ in SegmentMemory() }
  /// All 64 segments; those of other workers are empty.
  @usableFromInline let segments: FixedArray<Segment>
  /// For the hashes of a batch, the first places to probe and their contents.
  @usableFromInline let places = Buffer<UnsafeMutablePointer<Slot>>(capacity: Format.batchSize)
  @usableFromInline let found = Buffer<Slot>(capacity: Format.batchSize)
  /// The positions of the keys of a batch that are not yet known.
  @usableFromInline let pending = Buffer<Int>(capacity: Format.batchSize)
  /// The keys inserted most recently, if slots hold the keys themselves.
  @usableFromInline var latest = RecentSlotCache<Slot>()
  /// The keys by number, if slots do not hold the keys themselves.
  @usableFromInline var keys = ChunkedArray<Key>()
  /// The keys seen most recently, if this is the only table and keys are numbered.
  @usableFromInline var recent = KeyNumberCache<Key>()

  public init(worker: Int, of workers: Int) {
    self.worker = worker
    self.workers = workers
    let owned = SegmentSizes.range(ofWorker: worker, of: workers)
    let memory = memory.elements
    segments = FixedArray(count: SegmentSizes.count) { number in
      Segment(
        capacity: owned.contains(number) ? SegmentSizes.first(segment: number) : 0,
        in: &memory.pointee)
    }
  }

  @inlinable deinit {
    for number in 0..<segments.count { segments.elements[number].freeOwnMemory() }
  }

  @inlinable public static var showsKeys: Bool { !Format.isNumbered }

  @inlinable public func enter(into directory: borrowing SlotDirectory<Slot>) {
    guard Self.showsKeys else { return }
    for number in SegmentSizes.range(ofWorker: worker, of: workers) {
      let segment = segments.elements[number]
      directory.entries[number] = .init(slots: segment.slots, capacity: segment.capacity)
    }
  }

  @inlinable public func enter(into directory: borrowing KeyDirectory<Key>) {
    if Format.isNumbered { (directory.lists + worker).initialize(to: keys.view) }
  }

  @inlinable @inline(__always) public static func isPresent(
    _ key: Key, in slots: UnsafeMutablePointer<Format.Slot>
  ) -> Bool { Format.isPresent(key, in: slots) }

  @inlinable public static func hash(of key: Key) -> UInt64 { Format.hash(of: key) }

  @inlinable @inline(__always) public static func replace(
    _ key: Key, hash: UInt64, in latest: borrowing RecentSlotCache<Format.Slot>
  ) -> Bool {
    latest.replace(with: Format.slot(for: key, hash: hash, number: 0), hash: hash)
  }

  @inlinable public static func isVacant(_ key: Key) -> Bool { Format.isVacant(key) }

  @inlinable public func key(of reference: Reference) -> Key {
    Format.key(of: reference, of: workers, in: keys)
  }

  @inlinable public static var keepsKeys: Bool { true }

  @inlinable public static var isNumbered: Bool { Format.isNumbered }

  @inlinable public static func number(of reference: Reference, of workers: Int) -> Int {
    Format.number(of: reference, of: workers)
  }

  @inlinable public static func sharedNumber(of reference: Reference) -> UInt32 {
    Format.sharedNumber(of: reference)
  }

  @inlinable public static func owner(of reference: Reference, of workers: Int) -> Int {
    Format.owner(of: reference, of: workers)
  }

  /// The size of the segments and the keys. The cache of recent keys, at most half a megabyte, is
  /// not counted. A segment that waits to grow is counted as if it had grown, as it would have with
  /// one worker.
  public var bytes: Int {
    (0..<segments.count).reduce(keys.count * MemoryLayout<Key>.stride) { sum, number in
      let segment = segments.elements + number
      let capacity = segment.pointee.capacity
      let grown = isDue(segment) ? SegmentSizes.next(after: capacity) : capacity
      return sum + grown * MemoryLayout<Slot>.stride
    }
  }
}

/// The sizes of the segments of a visited table.
@usableFromInline enum SegmentSizes {
  /// The number of segments of all workers' tables together.
  @usableFromInline static let count = 64

  /// The number of slots that are compared with a key at once, without a branch for each.
  @usableFromInline static let probeWidth = 4

  /// The first capacity of a segment: 64 slots for the first, almost 96 for the last.
  static func first(segment: Int) -> Int {
    64 + segment / 2
  }

  /// The capacity that follows.
  @inlinable static func next(after capacity: Int) -> Int { capacity + capacity / 2 }

  /// The segments of one of several workers: a range for each.
  @inlinable static func range(ofWorker worker: Int, of workers: Int) -> Range<Int> {
    (worker * count + workers - 1) / workers..<((worker + 1) * count + workers - 1) / workers
  }

  /// The number of taken slots at which a segment is due to grow.
  @inlinable static func limit(ofCapacity capacity: Int) -> Int { capacity - capacity * 3 / 8 }

  /// The number of taken slots at which a segment no longer waits. The larger segment is not at
  /// once due again.
  @inlinable static func lastLimit(ofCapacity capacity: Int) -> Int { capacity - capacity / 4 }

  /// The slot where probing begins: the hash without the bits that select the segment, scaled to
  /// the capacity. Slots keep the order of hashes, so that growing moves keys from front to back.
  @inlinable static func slot(ofHash hash: UInt64, capacity: Int) -> Int {
    let fraction = hash &<< 6
    return Int(
      truncatingIfNeeded: fraction.multipliedFullWidth(by: UInt64(truncatingIfNeeded: capacity))
        .high)
  }
}
