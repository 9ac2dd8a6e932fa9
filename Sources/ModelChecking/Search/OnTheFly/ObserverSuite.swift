/// Several observers that run alongside one search.
///
/// The *observation* of a state is the set of observer states in which it was reached, with one bit
/// for each. The sizes of the observers thus add up instead of multiplying: a state is visited
/// again only when one of its bits is new, not for each combination of observer states.
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
  /// The bits that mark an observer's pattern as broken.
  @usableFromInline private(set) var violated: [UInt64] = []
  /// The bits of a state without steps.
  @usableFromInline private(set) var initial: [UInt64] = []
  /// The number of words of an observation.
  @usableFromInline private(set) var wordCount = 0

  @usableFromInline init() {}

  /// Adds the observer of a pattern.
  /// - Returns: Its number; nil if it has more states than a word has bits, or exceeds the allowed
  ///   number of words.
  mutating func add(_ pattern: Pattern<Machine>, within words: Int = .max) -> Int? {
    let observer = pattern.observer
    let size = observer.stateCount
    guard size <= 64 else { return nil }
    if (used.last ?? 64) + size > 64 {
      if wordCount == words { return nil }
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

  /// Whether some trace exercises an observer's requirement.
  ///
  /// - Parameters:
  ///   - number: The number of the observer.
  ///   - found: For each word, the first bits of the observers that were exercised.
  /// - Returns: Whether this observer was exercised, or needs no step.
  func isExercised(_ number: Int, in found: [UInt64]) -> Bool {
    let member = members[number]
    return member.observer.isExercisedInitially
      || found[member.word] & (1 << UInt64(member.shift)) != 0
  }

  /// The bits of the observers whose patterns are not known to be broken.
  @usableFromInline func bitsOfInterest(after found: [UInt64]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: wordCount)
    for number in members.indices where !isViolated(number, in: found) {
      bits[members[number].word] |= members[number].mask
    }
    return bits
  }
}

/// The observations of one worker's states, by their numbers in its table.
@usableFromInline struct Observations<Reference: BitwiseCopyable>: ~Copyable {
  @usableFromInline let wordCount: Int
  @usableFromInline let violatedBits: [UInt64]
  /// All observer states in which each state was reached.
  @usableFromInline var reached = ChunkedArray<UInt64>()
  /// The observer states that are followed in this level, and those for the next level.
  @usableFromInline var now = ChunkedArray<UInt64>()
  @usableFromInline var next = ChunkedArray<UInt64>()
  /// The number of states known when the level began.
  @usableFromInline var knownCount = 0

  /// The known states that were reached in new observer states during this level.
  @usableFromInline var revisits: [Reference] = []
  /// The bits of broken patterns that were reached in this level.
  @usableFromInline var violated: [UInt64]
  /// The bits of patterns that are not known to be broken.
  @usableFromInline var interest: [UInt64]

  init(wordCount: Int, violated: [UInt64]) {
    self.wordCount = wordCount
    violatedBits = violated
    self.violated = violated.map { _ in 0 }
    interest = violated.map { _ in .max }
  }

  /// Makes the next level the current one.
  mutating func beginLevel(following bits: [UInt64]) {
    interest = bits
    swap(&now, &next)
    revisits = []
    knownCount = reached.count / wordCount
  }

  /// Takes the observer states to follow from a state in this level.
  @inlinable func take(_ number: Int, into words: UnsafeMutablePointer<UInt64>) {
    for word in 0..<wordCount {
      words[word] = now[number * wordCount + word]
      now[number * wordCount + word] = 0
    }
  }

  /// Adds the observation of a step's target.
  @inlinable mutating func add(
    _ words: UnsafeMutablePointer<UInt64>, to number: Int, reference: Reference, isNew: Bool
  ) {
    var isChanged = false
    for word in 0..<wordCount {
      violated[word] |= words[word] & violatedBits[word]
      let bits = words[word] & interest[word] & ~violatedBits[word]
      if isNew {
        reached.append(bits)
        now.append(0)
        next.append(bits)
      } else {
        let index = number * wordCount + word
        let fresh = bits & ~reached[index]
        guard fresh != 0 else { continue }
        isChanged = isChanged || !isAwaited(number)
        reached[index] |= fresh
        next[index] |= fresh
      }
    }
    if isChanged { revisits.append(reference) }
  }

  /// Whether the next level expands a state in any case.
  @inlinable func isAwaited(_ number: Int) -> Bool {
    number >= knownCount || isInNext(number)
  }

  @inlinable func isInNext(_ number: Int) -> Bool {
    for word in 0..<wordCount where next[number * wordCount + word] != 0 { return true }
    return false
  }

  @usableFromInline var bytes: Int { 3 * reached.count * MemoryLayout<UInt64>.stride }
}
