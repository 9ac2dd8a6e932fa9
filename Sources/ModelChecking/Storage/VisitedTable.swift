/// The keys of the states that belong to one worker of a search.
///
/// A table has 64 segments, of which a worker owns those that its number selects. The six high bits
/// of a key's hash select the segment.
///
/// Public only because searches are specialized in the modules of their machines.
public protocol VisitedTable<Key>: ~Copyable, Sendable {
  /// What is stored for a state.
  associatedtype Key
  /// A small value with which a key is found again later.
  associatedtype Reference: BitwiseCopyable
  /// What a table holds for a key.
  associatedtype Slot: TableSlot

  /// Adds keys that hash to this worker's segments, in order.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - hashes: Their hashes.
  ///   - count: How many there are.
  ///   - visit: Called for each key in order, with its position, its reference, and whether it is
  ///     new.
  mutating func insert(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference, Bool) -> Void)

  /// Adds keys as ``insert(_:hashes:count:visit:)`` does, but shows only those that are new.
  mutating func insertNew(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference) -> Void)

  /// Computes the hashes of keys that this table is given next, if it is the only one.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - count: How many there are.
  ///   - hashes: Where their hashes go.
  ///   - onlyNew: Whether ``insertNew(_:hashes:count:visit:)`` follows, which need not hear of known keys.
  /// - Returns: Whether all of them can be stored.
  mutating func prepare(
    _ keys: UnsafeMutablePointer<Key>, count: Int, hashes: UnsafeMutablePointer<UInt64>,
    onlyNew: Bool
  ) -> Bool

  /// Whether a look at a few slots often shows that a key is known.
  static var showsKeys: Bool { get }

  /// Enters the segments into a directory, if the table shows its keys.
  func enter(into directory: borrowing SlotDirectory<Slot>)

  /// Enters the keys into a directory, if they are numbered.
  func enter(into directory: borrowing KeyDirectory<Key>)

  /// Whether one of the first slots from a place on certainly represents a key.
  static func isPresent(_ key: Key, in slots: UnsafeMutablePointer<Slot>) -> Bool

  /// Whether a key was among the latest ones of a thread, to which it belongs now.
  static func replace(_ key: Key, hash: UInt64, in latest: borrowing RecentSlotCache<Slot>) -> Bool

  /// Whether it should grow soon.
  var isGrowthDue: Bool { get }

  /// Grows. No key may be added meanwhile, but keys may be looked up in what was entered into a directory
  /// before, until ``freeRetired()``.
  func growConcurrently()

  /// Frees what keys were in before the table grew.
  func freeRetired()

  /// The hash of a key; the six high bits select the segment.
  static func hash(of key: Key) -> UInt64

  /// Whether a key cannot be stored.
  static func isVacant(_ key: Key) -> Bool

  /// The key behind a reference that this table has given.
  func key(of reference: Reference) -> Key

  /// Whether keys are numbered, so that something can be kept for each.
  static var isNumbered: Bool { get }

  /// Whether a key can still be looked up after its state was expanded.
  static var keepsKeys: Bool { get }

  /// The number of the key behind a reference, counted up from 0 in its table; 0 if keys have none.
  static func number(of reference: Reference, of workers: Int) -> Int

  /// What a reference is called in a ``KeyDirectory``; 0 if keys have no numbers.
  static func sharedNumber(of reference: Reference) -> UInt32

  /// The worker whose table has given a reference.
  static func owner(of reference: Reference, of workers: Int) -> Int

  /// The size of the segments and the keys, in bytes; independent of the number of workers.
  var bytes: Int { get }
}

extension VisitedTable where Self: ~Copyable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var isGrowthDue: Bool { false }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func growConcurrently() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func freeRetired() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public mutating func insertNew(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference) -> Void
  ) {
    insert(keys, hashes: hashes, count: count) { if $2 { visit($0, $1) } }
  }

  /// Hashes keys; returns whether all of them can be stored.
  @inlinable static func computeHashes(
    of keys: UnsafeMutablePointer<Key>, count: Int, to hashes: UnsafeMutablePointer<UInt64>
  ) -> Bool {
    var (index, vacantCount) = (0, 0)
    while index < count {
      hashes[index] = hash(of: keys[index])
      vacantCount &+= isVacant(keys[index]) ? 1 : 0
      index &+= 1
    }
    return vacantCount == 0
  }
}

/// A visited table that omits no key.
public protocol ExactTable<Key>: ~Copyable, VisitedTable {
  /// Creates an empty table for one of several workers.
  init(worker: Int, of workers: Int)
}

/// The worker to which the keys with a hash belong; each worker has a range of the segments.
@inlinable func worker(ofHash hash: UInt64, of workers: Int) -> Int {
  (Int(truncatingIfNeeded: hash &>> 58) &* workers) &>> 6
}
