/// Several observers that run beside one search.
///
/// The *observation* of a state is the set of observer states in which it was reached, one bit for
/// each. The sizes of the observers add up and do not multiply: a state is not visited once for each
/// combination of observer states, but again only when one of its bits is new.
@usableFromInline struct ObserverSuite<Machine: StateMachine>: Sendable {
  struct Member: Sendable {
    let observer: Observer
    let conditions: [(Observer.Letter, StepPredicate<Machine>)]
    let word: Int
    let shift: Int
    let mask: UInt64
  }

  private(set) var members: [Member] = []
  private var used: [Int] = []
  /// The bits that mean that an observer's pattern is broken.
  @usableFromInline private(set) var violated: [UInt64] = []
  /// The bits of a state without steps.
  @usableFromInline private(set) var initial: [UInt64] = []
  /// The number of words of an observation.
  @usableFromInline private(set) var wordCount = 0

  @usableFromInline init() {}

  /// Adds the observer of a pattern.
  /// - Returns: Its number, or nil if it has more states than a word has bits.
  mutating func add(_ pattern: Pattern<Machine>) -> Int? {
    let observer = pattern.observer
    let size = observer.stateCount
    guard size <= 64 else { return nil }
    if (used.last ?? 64) + size > 64 {
      used.append(0)
      violated.append(0)
      initial.append(0)
      wordCount += 1
    }
    let (word, shift) = (wordCount - 1, used[wordCount - 1])
    used[word] += size
    initial[word] |= 1 << UInt64(shift + Observer.initialState)
    for state in 0..<size where observer.isViolated[state] {
      violated[word] |= 1 << UInt64(shift + state)
    }
    let mask = (size == 64 ? UInt64.max : (1 << UInt64(size)) - 1) << UInt64(shift)
    members.append(
      Member(
        observer: observer, conditions: pattern.conditions, word: word, shift: shift, mask: mask))
    return members.count - 1
  }

  /// Whether the pattern of an observer is among those found to be broken.
  func isViolated(_ number: Int, in found: [UInt64]) -> Bool {
    let member = members[number]
    return found[member.word] & violated[member.word] & member.mask != 0
  }

  /// The bits of the observers whose patterns are not known to be broken.
  func bitsOfInterest(after found: [UInt64]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: wordCount)
    for number in members.indices where !isViolated(number, in: found) {
      bits[members[number].word] |= members[number].mask
    }
    return bits
  }
}
