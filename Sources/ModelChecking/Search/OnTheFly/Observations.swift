/// The observations of the states that one worker looks after, by their numbers in its table.
@usableFromInline struct Observations<Reference: BitwiseCopyable>: ~Copyable {
  @usableFromInline let wordCount: Int
  @usableFromInline let violatedBits: [UInt64]
  /// All observer states in which each state was reached.
  @usableFromInline var reached = ChunkedArray<UInt64>()
  /// Those of them that are followed in this level of the search, and in the next one.
  @usableFromInline var now = ChunkedArray<UInt64>()
  @usableFromInline var next = ChunkedArray<UInt64>()
  /// The states known when the level began.
  @usableFromInline var knownCount = 0

  /// The states known before this level that were reached with new observer states during it.
  @usableFromInline var revisits: [Reference] = []
  /// The bits of broken patterns that were reached in this level.
  @usableFromInline var violated: [UInt64]
  /// The bits that are worth following.
  @usableFromInline var interest: [UInt64]

  init(wordCount: Int, violated: [UInt64]) {
    self.wordCount = wordCount
    violatedBits = violated
    self.violated = violated.map { _ in 0 }
    interest = violated.map { _ in .max }
  }

  /// Makes the next level the present one.
  mutating func beginLevel(following bits: [UInt64]) {
    interest = bits
    swap(&now, &next)
    revisits = []
    knownCount = reached.count / wordCount
  }

  /// Takes what is to be followed from a state in this level.
  @inlinable func take(_ number: Int, into words: UnsafeMutablePointer<UInt64>) {
    for word in 0..<wordCount {
      words[word] = now[number * wordCount + word]
      now[number * wordCount + word] = 0
    }
  }

  /// Adds an observation that a step has led to.
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

  /// Whether a state will be expanded in the next level in any case.
  @inlinable func isAwaited(_ number: Int) -> Bool {
    number >= knownCount || isInNext(number)
  }

  @inlinable func isInNext(_ number: Int) -> Bool {
    for word in 0..<wordCount where next[number * wordCount + word] != 0 { return true }
    return false
  }

  @usableFromInline var bytes: Int { 3 * reached.count * MemoryLayout<UInt64>.stride }
}
