/// The distinct actions of a search, numbered in the order in which they were first taken.
///
/// Hashing an action as `Hashable` demands takes longer than generating its target. So a cache
/// first guesses its number, and the guess is compared with the action.
@usableFromInline struct ActionTable<Action: Hashable>: ~Copyable {
  @usableFromInline var actions: [Action] = []
  @usableFromInline var numbers: [Action: Int32] = [:]
  @usableFromInline let bytes = MemoryBytes<Action>()
  /// Two guesses for each hash value.
  @usableFromInline let guesses: UnsafeMutablePointer<(first: Int32, second: Int32)>

  @inlinable static var capacity: Int { 1024 }

  @inlinable init() {
    guesses = .allocate(capacity: Self.capacity)
    guesses.initialize(repeating: (0, 0), count: Self.capacity)
  }

  @inlinable deinit { guesses.deallocate() }

  /// The number of an action, given the number of the action listed before it. A new action has the
  /// next number.
  ///
  /// If the bytes do not identify an action, the same successor as before is the likely guess.
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
