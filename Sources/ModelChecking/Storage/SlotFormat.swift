/// A slot of a ``SegmentedTable``: a fixed number of bits, one pattern of which means vacant.
public protocol TableSlot: Equatable, Sendable, BitwiseCopyable {
  /// The value of a vacant slot.
  static var vacant: Self { get }

  /// The part of the key's hash that decides the place within a segment.
  var placement: UInt64 { get }
}

/// How the slots of a ``SegmentedTable`` represent keys.
///
/// Public only because searches are specialized in the modules of their machines.
public protocol SlotFormat<Key>: Sendable {
  /// What is stored for a state.
  associatedtype Key: Hashable & Sendable
  /// The content of a segment for a key.
  associatedtype Slot: TableSlot
  /// A value by which a key can be found again.
  associatedtype Reference: BitwiseCopyable

  /// The number of keys in a batch: enough loads to hide the latency of memory.
  static var batchSize: Int { get }

  /// Whether keys are numbered and stored in a list.
  static var isNumbered: Bool { get }

  /// The hash of a key; the six high bits select the segment.
  static func hash(of key: Key) -> UInt64

  /// Whether a key cannot be stored, because it marks vacant slots.
  static func isVacant(_ key: Key) -> Bool

  /// The slot of a new key, with a number if keys are numbered.
  static func slot(for key: Key, hash: UInt64, number: Int) -> Slot

  /// The reference to the key with a number in one worker's table; nil if keys are not numbered.
  static func reference(toNumber number: Int, worker: Int, of workers: Int) -> Reference?

  /// Whether a slot, which may be vacant, represents a key. The key is not copied, because that
  /// would count references.
  static func matches(
    _ slot: Slot, _ key: UnsafePointer<Key>, hash: UInt64,
    in keys: borrowing ChunkedArray<Key>
  ) -> Bool

  /// Whether one of the first slots from a place on certainly represents a key.
  static func isPresent(_ key: Key, in slots: UnsafeMutablePointer<Slot>) -> Bool

  /// The reference to the key in a slot of one worker's table.
  static func reference(in slot: Slot, worker: Int, of workers: Int) -> Reference

  /// The key behind a reference.
  static func key(
    of reference: Reference, of workers: Int, in keys: borrowing ChunkedArray<Key>
  ) -> Key

  /// The number of the referenced key; 0 if keys have none.
  static func number(of reference: Reference, of workers: Int) -> Int

  /// The number of the referenced key in a ``KeyDirectory``; 0 if keys have no numbers.
  static func sharedNumber(of reference: Reference) -> UInt32

  /// The worker whose table holds the referenced key.
  static func owner(of reference: Reference, of workers: Int) -> Int
}

/// A visited table whose slots hold the keys themselves. Most look-ups touch one cache line.
public typealias KeyTable<Key: StateCode> = SegmentedTable<KeyFormat<Key>>

/// A visited table whose slots hold the numbers of keys. The keys can have any type and size.
public typealias IndexTable<Key: Hashable & Sendable> = SegmentedTable<IndexFormat<Key>>

/// A slot is the key.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum KeyFormat<Key: StateCode>: SlotFormat {
  @inlinable public static var batchSize: Int { 256 }

  @inlinable public static var isNumbered: Bool { false }

  @inlinable public static func hash(of key: Key) -> UInt64 { key.scrambled }

  @inlinable public static func isVacant(_ key: Key) -> Bool { key == .vacant }

  @inlinable public static func slot(for key: Key, hash: UInt64, number: Int) -> Key { key }

  @inlinable public static func matches(
    _ slot: Key, _ key: UnsafePointer<Key>, hash: UInt64,
    in keys: borrowing ChunkedArray<Key>
  ) -> Bool { slot == key.pointee }

  @inlinable @inline(__always) public static func isPresent(
    _ key: Key, in slots: UnsafeMutablePointer<Key>
  ) -> Bool {
    let (first, second, third, fourth) = (slots[0], slots[1], slots[2], slots[3])
    let matches: (UInt8, UInt8, UInt8, UInt8) = (
      first == key ? 1 : 0, second == key ? 1 : 0, third == key ? 1 : 0, fourth == key ? 1 : 0
    )
    return matches.0 | matches.1 | matches.2 | matches.3 != 0
  }

  @inlinable public static func reference(
    toNumber number: Int, worker: Int, of workers: Int
  ) -> Key? { nil }

  @inlinable public static func reference(in slot: Key, worker: Int, of workers: Int) -> Key {
    slot
  }

  @inlinable public static func key(
    of reference: Key, of workers: Int, in keys: borrowing ChunkedArray<Key>
  ) -> Key { reference }

  @inlinable public static func number(of reference: Key, of workers: Int) -> Int { 0 }

  @inlinable public static func sharedNumber(of reference: Key) -> UInt32 { 0 }

  @inlinable public static func owner(of reference: Key, of workers: Int) -> Int {
    worker(ofHash: reference.scrambled, of: workers)
  }
}

/// Half a hash and half a number. Keys are compared only if these halves of their hashes agree, and
/// a segment can grow without reading or rehashing keys.
public struct IndexSlot: TableSlot {
  /// The hash in the high half; the number of the key plus one, or 0, in the low half.
  @usableFromInline let bits: UInt64

  @inlinable init(bits: UInt64) { self.bits = bits }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static var vacant: IndexSlot { IndexSlot(bits: 0) }

  /// The hash without the bits that select the segment.
  @inlinable public var placement: UInt64 { (bits & ~0xFFFF_FFFF) >> 6 }

  @inlinable var number: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) &- 1 }

  /// The high half of a slot for keys with a hash.
  @inlinable static func tag(ofHash hash: UInt64) -> UInt64 { (hash &<< 6) & ~0xFFFF_FFFF }
}

/// A slot is an ``IndexSlot``. The keys are in a list of their own.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum IndexFormat<Key: Hashable & Sendable>: SlotFormat {
  @inlinable public static var batchSize: Int { 256 }

  @inlinable public static var isNumbered: Bool { true }

  /// The bits of a key's hash that a table uses: 6 select the segment, and 32 are in the slot.
  ///
  /// A hash differs from process to process. The results of a search do not depend on it.
  @inlinable public static func hash(of key: Key) -> UInt64 {
    // The `hashValue` of an array is not specialized for its elements, as `hash(into:)` is.
    var hasher = Hasher()
    key.hash(into: &hasher)
    return UInt64(truncatingIfNeeded: hasher.finalize()) & ~(UInt64.max &>> 38)
  }

  @inlinable public static func isVacant(_ key: Key) -> Bool { false }

  @inlinable public static func slot(for key: Key, hash: UInt64, number: Int) -> IndexSlot {
    IndexSlot(bits: IndexSlot.tag(ofHash: hash) | UInt64(truncatingIfNeeded: number &+ 1))
  }

  @inlinable public static func matches(
    _ slot: IndexSlot, _ key: UnsafePointer<Key>, hash: UInt64,
    in keys: borrowing ChunkedArray<Key>
  ) -> Bool {
    (slot.bits ^ IndexSlot.tag(ofHash: hash)) &>> 32 == 0 && slot != .vacant
      && keys.address(of: slot.number).pointee == key.pointee
  }

  /// Always false: a slot holds only half of a hash.
  @inlinable public static func isPresent(
    _ key: Key, in slots: UnsafeMutablePointer<IndexSlot>
  ) -> Bool { false }

  @inlinable public static func reference(
    in slot: IndexSlot, worker: Int, of workers: Int
  ) -> UInt32 {
    UInt32(truncatingIfNeeded: slot.number &* workers &+ worker)
  }

  @inlinable public static func reference(
    toNumber number: Int, worker: Int, of workers: Int
  ) -> UInt32? { UInt32(truncatingIfNeeded: number &* workers &+ worker) }

  @inlinable public static func key(
    of reference: UInt32, of workers: Int, in keys: borrowing ChunkedArray<Key>
  ) -> Key { keys[number(of: reference, of: workers)] }

  @inlinable public static func number(of reference: UInt32, of workers: Int) -> Int {
    Int(truncatingIfNeeded: reference) / workers
  }

  @inlinable public static func sharedNumber(of reference: UInt32) -> UInt32 { reference }

  @inlinable public static func owner(of reference: UInt32, of workers: Int) -> Int {
    Int(truncatingIfNeeded: reference) % workers
  }
}
