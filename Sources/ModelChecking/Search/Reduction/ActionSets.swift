/// Sets of numbered actions, with one bit for each. All have the same number of words.
@usableFromInline struct ActionSets: Sendable {
  /// The words of each set.
  @usableFromInline let width: Int
  @usableFromInline private(set) var words: [UInt64] = []

  /// Creates an empty list of sets of so many actions.
  init(of actions: Int) { width = (actions + 63) / 64 }

  /// The number of sets.
  var count: Int { width == 0 ? 0 : words.count / width }

  /// Adds a set.
  mutating func append(_ members: some Sequence<Int>) {
    let first = words.count
    words += repeatElement(0, count: width)
    for member in members { words[first + member >> 6] |= 1 << UInt64(member & 63) }
  }

  /// Adds members to one of the sets.
  mutating func formUnion(_ set: Int, _ members: some Sequence<Int>) {
    for member in members { words[set * width + member >> 6] |= 1 << UInt64(member & 63) }
  }

  /// Whether an action is in one of the sets.
  func contains(_ action: Int, in set: Int) -> Bool {
    words[set * width + action >> 6] & 1 << UInt64(action & 63) != 0
  }
}
