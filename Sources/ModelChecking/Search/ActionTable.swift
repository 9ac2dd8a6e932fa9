/// The distinct actions that a search has met, numbered in the order in which they were first taken.
///
/// To hash an action as `Hashable` demands takes longer than to generate its target, so a cache
/// guesses its number first, and the guess is compared with the action.
@usableFromInline struct ActionTable<Action: Hashable>: ~Copyable {
  @usableFromInline var actions: [Action] = []
  @usableFromInline var numbers: [Action: Int32] = [:]
  @usableFromInline let bytes = MemoryBytes<Action>()
  /// Two guesses for each of the places that actions are hashed to.
  @usableFromInline let guesses: UnsafeMutablePointer<(first: Int32, second: Int32)>

  @inlinable static var capacity: Int { 1024 }

  @inlinable init() {
    guesses = .allocate(capacity: Self.capacity)
    guesses.initialize(repeating: (0, 0), count: Self.capacity)
  }

  @inlinable deinit { guesses.deallocate() }

  /// The number of an action, given that of the one that is listed before it; a new one has the next.
  ///
  /// Where its bytes do not decide what an action is, the same one is likely to follow again.
  @inlinable mutating func number(
    of action: UnsafePointer<Action>, after last: Int32
  ) -> Int32 {
    let hash =
      bytes.areKnown ? bytes.hash(of: action) : UInt64(truncatingIfNeeded: last)
    let guess = guesses + Int(truncatingIfNeeded: hash & UInt64(Self.capacity - 1))
    if isNumber(guess.pointee.first, of: action) { return guess.pointee.first }
    if isNumber(guess.pointee.second, of: action) { return guess.pointee.second }
    let number = knownNumber(of: action.pointee)
    guess.pointee = (number, guess.pointee.first)
    return number
  }

  @inlinable @inline(__always) func isNumber(
    _ number: Int32, of action: UnsafePointer<Action>
  ) -> Bool {
    Int(number) < actions.count && actions[Int(number)] == action.pointee
  }

  @inlinable @inline(never) mutating func knownNumber(of action: Action) -> Int32 {
    if let number = numbers[action] { return number }
    let number = Int32(truncatingIfNeeded: actions.count)
    numbers[action] = number
    actions.append(action)
    return number
  }
}
