/// What walks remember of a machine, as one flat list of words, within a limit.
///
/// A state is remembered when it is met for the second time: most states of a large machine never
/// are. It has a *place* in the list then, where its record begins:
///
/// | words | what they hold |
/// |---|---|
/// | 1 | the number of the state |
/// | 1 | the sum of the weights of its actions; 0 where nothing can be drawn |
/// | 1 | 64 - *k*, where *k* bits of a draw select a word of the guide; 0 in a terminal state |
/// | 2^*k* | the guide: the first transition that draws with these bits can mean |
/// | 4 for each enabled action | its transition: bound, target, action, letter |
///
/// The bound of a transition is the sum of the weights up to it: a draw means the first transition
/// whose bound is above it. Thanks to the guide that is found with one comparison in most cases.
struct KnownGround {
  /// In place of a place: the state is not remembered.
  static let nowhere = UInt32.max
  /// In place of a target: the transition was not taken yet.
  static let untaken = UInt32.max
  /// In place of a target: the transition was taken, and has to be worked out again each time.
  static let stray = UInt32.max - 1

  private(set) var words: [UInt32] = []
  private let wordLimit: Int
  private var isFull = false

  /// For each state its place, or if it is not remembered, ``nowhere``; or, with the highest bit
  /// set, the position of the action with which it was left first.
  private var places: [UInt32] = []
  private static let highestBit: UInt32 = 1 << 31

  /// Creates a memory that holds so many bytes at most, and four for each state seen.
  init(memory: Int) { wordLimit = min(max(memory, 0) / 4, Int(Self.highestBit)) }
}

// MARK: - States

extension KnownGround {
  /// Where a state is remembered, or ``nowhere``.
  func place(of state: Int) -> UInt32 {
    guard state < places.count, places[state] < Self.highestBit else { return Self.nowhere }
    return places[state]
  }

  /// The position of the action with which a state that is not remembered was left first.
  func firstWay(from state: Int) -> Int? {
    guard state < places.count, places[state] != Self.nowhere else { return nil }
    return Int(places[state] & ~Self.highestBit)
  }

  mutating func setFirstWay(from state: Int, to position: Int) {
    setPlace(of: state, to: Self.highestBit | UInt32(position))
  }

  private mutating func setPlace(of state: Int, to place: UInt32) {
    while places.count <= state { places.append(Self.nowhere) }
    places[state] = place
  }

  func state(at place: UInt32) -> Int { Int(words[Int(place)]) }

  func isTerminal(at place: UInt32) -> Bool { words[Int(place) + 2] == 0 }

  /// Remembers a state that was met before.
  ///
  /// As soon as one finds no room, no other is remembered.
  ///
  /// - Parameters:
  ///   - state: Its number.
  ///   - bounds: For each enabled action, the sum of the weights up to it.
  /// - Returns: Its place, or ``nowhere``.
  mutating func add(_ state: Int, bounds: [Int]) -> UInt32 {
    let bits = Self.guideBits(for: bounds.count)
    guard !isFull, let total = UInt32(exactly: bounds.last ?? 0),
      makeRoom(for: 3 + (1 << bits) + 4 * bounds.count)
    else {
      isFull = true
      return Self.nowhere
    }
    let place = UInt32(words.count)
    words.append(UInt32(state))
    words.append(total)
    words.append(bounds.isEmpty ? 0 : UInt32(64 - bits))
    addGuide(bits: bits, total: total, bounds)
    addTransitions(bounds, firstWay: firstWay(from: state))
    setPlace(of: state, to: place)
    return place
  }

  /// At least one bit, since a draw cannot be shifted by 64; and at least one word for each action.
  private static func guideBits(for count: Int) -> Int {
    count < 3 ? 1 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  private mutating func addGuide(bits: Int, total: UInt32, _ bounds: [Int]) {
    let first = words.count + 1 << bits
    var position = 0
    for row in 0..<(1 << UInt64(bits)) as Range<UInt64> {
      let ticket = (row << UInt64(64 - bits)).multipliedFullWidth(by: UInt64(total)).high
      while position < bounds.count, bounds[position] <= Int(ticket) { position += 1 }
      words.append(UInt32(first + 4 * position))
    }
  }

  private mutating func addTransitions(_ bounds: [Int], firstWay: Int?) {
    for (position, bound) in bounds.enumerated() {
      words.append(UInt32(bound))
      words.append(position == firstWay ? Self.stray : Self.untaken)
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

extension KnownGround {
  func target(of transition: Int) -> UInt32 { words[transition + 1] }

  /// The number of the action; its position among the enabled ones, where the target is not known.
  func action(of transition: Int) -> Int { Int(words[transition + 2]) }

  func letter(of transition: Int) -> UInt32 { words[transition + 3] }

  /// Notes that a transition was taken.
  mutating func setTaken(_ transition: Int) { words[transition + 1] = Self.stray }

  mutating func set(_ transition: Int, target: UInt32, action: Int, letter: UInt32) {
    words[transition + 1] = target
    words[transition + 2] = UInt32(action)
    words[transition + 3] = letter
  }
}
