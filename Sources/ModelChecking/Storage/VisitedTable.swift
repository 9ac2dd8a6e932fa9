// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The keys of the states that belong to one worker of a search.
///
/// All tables together have 64 segments. A worker owns a range of them. The six high bits of a
/// key's hash select the segment.
///
/// Public only because searches are specialized in the modules of their machines.
public protocol VisitedTable<Key>: ~Copyable, Sendable {
  /// The stored value of a state.
  associatedtype Key
  /// A small value by which a key can be found again.
  associatedtype Reference: BitwiseCopyable
  /// The content of a table for a key.
  associatedtype Slot: TableSlot

  /// Adds keys that hash to this worker's segments, in order.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - hashes: Their hashes.
  ///   - count: The number of keys.
  ///   - visit: Called for each key in order with its position, its reference, and whether it is
  ///     new.
  mutating func insert(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference, Bool) -> Void)

  /// Adds keys as ``insert(_:hashes:count:visit:)`` does, but visits only new ones.
  mutating func insertNew(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference) -> Void)

  /// Hashes the next keys of this table, if it is the only one.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - count: The number of keys.
  ///   - hashes: Receives their hashes.
  ///   - onlyNew: Whether ``insertNew(_:hashes:count:visit:)`` follows, which does not need known
  ///     keys.
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

  /// Adds a key to a thread's cache. Returns whether it was there.
  static func replace(_ key: Key, hash: UInt64, in latest: borrowing RecentSlotCache<Slot>) -> Bool

  /// Whether the table should grow soon.
  var isGrowthDue: Bool { get }

  /// Grows the table. No key may be added meanwhile, but the memory that was entered into a
  /// directory stays readable until ``freeRetired()``.
  func growConcurrently()

  /// Frees the memory that growing has replaced.
  func freeRetired()

  /// The hash of a key; the six high bits select the segment.
  static func hash(of key: Key) -> UInt64

  /// Whether a key cannot be stored.
  static func isVacant(_ key: Key) -> Bool

  /// The key of a reference from this table.
  func key(of reference: Reference) -> Key

  /// Whether keys are numbered, so that data can be stored for each.
  static var isNumbered: Bool { get }

  /// Whether a key can still be looked up after its state was expanded.
  static var keepsKeys: Bool { get }

  /// The number of the referenced key, counted from 0 in its table; 0 if keys have none.
  static func number(of reference: Reference, of workers: Int) -> Int

  /// The number of the referenced key in a ``KeyDirectory``; 0 if keys have no numbers.
  static func sharedNumber(of reference: Reference) -> UInt32

  /// The worker whose table holds the referenced key.
  static func owner(of reference: Reference, of workers: Int) -> Int

  /// The size of the segments and the keys in bytes, independent of the number of workers.
  var bytes: Int { get }
}

extension VisitedTable where Self: ~Copyable {
  public var isGrowthDue: Bool { false }

  public func growConcurrently() {}

  public func freeRetired() {}

  @inlinable public mutating func insertNew(
    _ keys: UnsafeMutablePointer<Key>, hashes: UnsafeMutablePointer<UInt64>, count: Int,
    visit: (Int, Reference) -> Void
  ) {
    insert(keys, hashes: hashes, count: count) { if $2 { visit($0, $1) } }
  }

  /// Hashes keys. Returns whether all of them can be stored.
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

/// The worker for keys with a hash. Each worker has a range of the segments.
@inlinable func worker(ofHash hash: UInt64, of workers: Int) -> Int {
  (Int(truncatingIfNeeded: hash &>> 58) &* workers) &>> 6
}
