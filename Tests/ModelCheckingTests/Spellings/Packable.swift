import ModelChecking

/// A state that fits a word.
protocol Packable: Hashable, Sendable {
  /// The state as a number: never that of another state, and never all ones.
  var word: UInt64 { get }

  /// The state with a number that ``word`` has given.
  init(word: UInt64)
}

extension Int: Packable {
  var word: UInt64 { UInt64(truncatingIfNeeded: self) }

  init(word: UInt64) { self.init(truncatingIfNeeded: word) }
}

/// Small numbers stacked in a word: what is pushed last is popped first.
struct DigitStack {
  private(set) var word: UInt64 = 0

  mutating func push(_ digit: Int, below limit: Int) {
    word = word * UInt64(limit) + UInt64(digit)
  }

  mutating func pop(below limit: Int) -> Int {
    let (rest, digit) = word.quotientAndRemainder(dividingBy: UInt64(limit))
    word = rest
    return Int(digit)
  }

  mutating func push(_ flag: Bool) { push(flag ? 1 : 0, below: 2) }

  mutating func popFlag() -> Bool { pop(below: 2) == 1 }

  /// Pushes fewer than sixteen digits, and how many they are.
  mutating func push(_ digits: [Int], below limit: Int) {
    for digit in digits { push(digit, below: limit) }
    push(digits.count, below: 16)
  }

  mutating func popDigits(below limit: Int) -> [Int] {
    let count = pop(below: 16)
    return (0..<count).map { _ in pop(below: limit) }.reversed()
  }
}

extension DigitStack {
  init(_ word: UInt64) { self.word = word }
}
