/// The keys of the states that one worker of a search looks after.
///
/// A table has 64 segments, of which a worker owns those that its number selects. Each segment is an
/// array of slots with linear probing, and grows by itself. The first capacities are staggered over
/// one growth step, so that later the segments grow one after the other: the table grows smoothly,
/// and never needs more than a 64th of its size beside itself.
///
/// Public only because searches are specialized in the modules of their machines.
public protocol VisitedTable<Key>: Sendable {
  /// What is stored for a state.
  associatedtype Key
  /// What finds a key again; small.
  associatedtype Reference: BitwiseCopyable

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

  /// The hash of a key; the six high bits select the segment.
  static func hash(of key: Key) -> UInt64

  /// The key behind a reference that this table has given.
  func key(of reference: Reference) -> Key

  /// Whether keys are numbered, so that something can be kept for each.
  static var isNumbered: Bool { get }

  /// Whether a key can be had back after its state was expanded.
  static var keepsKeys: Bool { get }

  /// The number of the key behind a reference, counted up from 0 in its table; 0 where keys have
  /// none.
  static func number(of reference: Reference, of workers: Int) -> Int

  /// Which of some workers' tables has given a reference.
  static func owner(of reference: Reference, of workers: Int) -> Int

  /// The size of the segments and the keys, in bytes; independent of the number of workers.
  var bytes: Int { get }

  /// Gives back all memory; the table cannot be used afterwards.
  mutating func deallocate()
}

/// A visited table that omits no key.
public protocol ExactTable<Key>: VisitedTable {
  /// Creates an empty table for one of some workers.
  init(worker: Int, of workers: Int)
}

/// Which worker looks after the keys with a hash: each has a range of the segments.
@inlinable func worker(ofHash hash: UInt64, of workers: Int) -> Int {
  (Int(truncatingIfNeeded: hash &>> 58) &* workers) &>> 6
}
