/// The observations of the states that one worker looks after, by their numbers in its table.
@usableFromInline struct Observations<Reference: BitwiseCopyable> {
  @usableFromInline let wordCount: Int
  private let violatedBits: [UInt64]
  /// All observer states in which a state was reached.
  private var seen = ChunkedArray<UInt64>()
  /// Those among them to be followed in this level of the search, and in the next.
  private var now = ChunkedArray<UInt64>()
  private var next = ChunkedArray<UInt64>()
  /// The states known when the level began.
  private var knownCount = 0

  /// States known before the level that were reached in new observer states during it.
  private(set) var revisits: [Reference] = []
  /// The broken patterns' bits that the level has met.
  @usableFromInline private(set) var violated: [UInt64]
  /// The bits that are worth following.
  private var interest: [UInt64]

  init(wordCount: Int, violated: [UInt64]) {
    self.wordCount = wordCount
    violatedBits = violated
    self.violated = violated.map { _ in 0 }
    interest = violated.map { _ in .max }
  }

  mutating func deallocate() {
    seen.deallocate()
    now.deallocate()
    next.deallocate()
  }

  /// Makes the next level the present one.
  mutating func beginLevel(following bits: [UInt64]) {
    interest = bits
    swap(&now, &next)
    revisits = []
    knownCount = seen.count / wordCount
  }

  /// Takes what is to be followed from a state in this level.
  @usableFromInline func take(_ number: Int, into words: UnsafeMutablePointer<UInt64>) {
    for word in 0..<wordCount {
      words[word] = now[number * wordCount + word]
      now[number * wordCount + word] = 0
    }
  }

  /// Adds an observation that a step has led to.
  @usableFromInline mutating func add(
    _ words: UnsafeMutablePointer<UInt64>, to number: Int, reference: Reference, isNew: Bool
  ) {
    var isChanged = false
    for word in 0..<wordCount {
      violated[word] |= words[word] & violatedBits[word]
      let bits = words[word] & interest[word] & ~violatedBits[word]
      if isNew {
        seen.append(bits)
        now.append(0)
        next.append(bits)
      } else {
        let index = number * wordCount + word
        let fresh = bits & ~seen[index]
        guard fresh != 0 else { continue }
        isChanged = isChanged || !isAwaited(number)
        seen[index] |= fresh
        next[index] |= fresh
      }
    }
    if isChanged { revisits.append(reference) }
  }

  /// Whether a state will be expanded in the next level anyhow.
  private func isAwaited(_ number: Int) -> Bool {
    number >= knownCount || (0..<wordCount).contains { next[number * wordCount + $0] != 0 }
  }

  @usableFromInline var bytes: Int { 3 * seen.count * MemoryLayout<UInt64>.stride }
}
