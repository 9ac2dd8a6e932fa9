/// The transitions that walks have taken, in one flat list of words of limited size.
///
/// A state gets a *record* when it is reached for the second time; most states of a large machine
/// never are. The first word's index names the record:
///
/// | words | contents |
/// |---|---|
/// | 1 | the number of the state |
/// | 1 | the sum of the weights of its actions; 0 if none can be drawn |
/// | 1 | 64 - *k*, where *k* bits of a draw select an entry of the guide table; 0 in a terminal state |
/// | 2^*k* | the guide table: the first transition that a draw with these bits can select |
/// | 4 for each enabled action | its transition: bound, target, action, letter |
///
/// The bound of a transition is the sum of the weights up to it: a draw selects the first
/// transition whose bound is above it. The guide table finds it with one comparison in most cases
/// (H.-C. Chen and Y. Asau, “On generating random variates from an empirical distribution”, AIIE
/// Transactions 6, 1974).
struct TransitionCache {
  /// Stands for the record of a state that has none.
  static let uncached = UInt32.max
  /// Stands for a target: the transition has not been taken yet.
  static let untaken = UInt32.max
  /// Stands for a target: the transition was taken, but its target has no record.
  static let unresolved = UInt32.max - 1

  private(set) var words: [UInt32] = []
  private let wordLimit: Int
  private var isFull = false

  /// For each state its record. Without one, ``uncached`` or, with the highest bit set, the
  /// position of the action that was taken there first.
  private var records: [UInt32] = []
  private static let highestBit: UInt32 = 1 << 31

  /// Creates a cache of at most this many bytes, and four more for each visited state.
  init(memory: Int) { wordLimit = min(max(memory, 0) / 4, Int(Self.highestBit)) }
}

// MARK: - States

extension TransitionCache {
  /// The record of a state, or ``uncached``.
  func record(of state: Int) -> UInt32 {
    guard state < records.count, records[state] < Self.highestBit else { return Self.uncached }
    return records[state]
  }

  /// The position of the action that was taken first in a state without a record.
  func firstAction(from state: Int) -> Int? {
    guard state < records.count, records[state] != Self.uncached else { return nil }
    return Int(records[state] & ~Self.highestBit)
  }

  mutating func setFirstAction(from state: Int, to position: Int) {
    setRecord(of: state, to: Self.highestBit | UInt32(position))
  }

  private mutating func setRecord(of state: Int, to record: UInt32) {
    while records.count <= state { records.append(Self.uncached) }
    records[state] = record
  }

  func state(at record: UInt32) -> Int { Int(words[Int(record)]) }

  func isTerminal(at record: UInt32) -> Bool { words[Int(record) + 2] == 0 }

  /// Makes a record for a state that was visited before.
  ///
  /// Once a record does not fit, no other is made.
  ///
  /// - Parameters:
  ///   - state: Its number.
  ///   - bounds: For each enabled action, the sum of the weights up to it.
  /// - Returns: The record, or ``uncached``.
  mutating func add(_ state: Int, bounds: [Int]) -> UInt32 {
    let bits = Self.guideBits(for: bounds.count)
    guard !isFull, let total = UInt32(exactly: bounds.last ?? 0),
      makeRoom(for: 3 + (1 << bits) + 4 * bounds.count)
    else {
      isFull = true
      return Self.uncached
    }
    let record = UInt32(words.count)
    words.append(UInt32(state))
    words.append(total)
    words.append(bounds.isEmpty ? 0 : UInt32(64 - bits))
    addGuideTable(bits: bits, total: total, bounds)
    addTransitions(bounds, firstAction: firstAction(from: state))
    setRecord(of: state, to: record)
    return record
  }

  /// At least one bit, because a draw cannot be shifted by 64; and at least one entry for each
  /// action.
  private static func guideBits(for count: Int) -> Int {
    count < 3 ? 1 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  private mutating func addGuideTable(bits: Int, total: UInt32, _ bounds: [Int]) {
    let first = words.count + 1 << bits
    var position = 0
    for row in 0..<(1 << UInt64(bits)) as Range<UInt64> {
      let ticket = (row << UInt64(64 - bits)).multipliedFullWidth(by: UInt64(total)).high
      while position < bounds.count, bounds[position] <= Int(ticket) { position += 1 }
      words.append(UInt32(first + 4 * position))
    }
  }

  private mutating func addTransitions(_ bounds: [Int], firstAction: Int?) {
    for (position, bound) in bounds.enumerated() {
      words.append(UInt32(bound))
      words.append(position == firstAction ? Self.unresolved : Self.untaken)
      words.append(UInt32(position))
      words.append(0)
    }
  }

  /// Grows the list by half, but not beyond the limit.
  private mutating func makeRoom(for size: Int) -> Bool {
    let needed = words.count + size
    guard needed <= wordLimit else { return false }
    if needed > words.capacity {
      words.reserveCapacity(min(max(needed, words.count + words.count / 2 + 1024), wordLimit))
    }
    return true
  }
}

// MARK: - Transitions

extension TransitionCache {
  func target(of transition: Int) -> UInt32 { words[transition + 1] }

  /// The number of the action; or its position among the enabled ones, while the target is unknown.
  func action(of transition: Int) -> Int { Int(words[transition + 2]) }

  func letter(of transition: Int) -> UInt32 { words[transition + 3] }

  /// Records that a transition was taken.
  mutating func setTaken(_ transition: Int) { words[transition + 1] = Self.unresolved }

  mutating func set(_ transition: Int, target: UInt32, action: Int, letter: UInt32) {
    words[transition + 1] = target
    words[transition + 2] = UInt32(action)
    words[transition + 3] = letter
  }
}
