/// What the predicates of states say of each state of a graph: a letter, and equal letters are stored
/// once.
struct StateLetters {
  /// The different letters, one bit for each predicate.
  private(set) var letters: [UInt64] = []
  /// The position of each state’s letter.
  private(set) var kind: [Int32] = []
  /// The bits of predicates of states.
  let mask: UInt64

  init<Machine: StateMachine>(
    of states: [Machine.State], predicates: [TemporalPredicate<Machine>]
  ) {
    var conditions: [(bit: UInt64, condition: StatePredicate<Machine>)] = []
    for (number, predicate) in predicates.enumerated() {
      guard case .state(let condition) = predicate.form else { continue }
      conditions.append((UInt64(1) << UInt64(number), condition))
    }
    mask = conditions.reduce(0) { $0 | $1.bit }
    // One condition after the other, because each call through a list would count references.
    var lettersOfStates = [UInt64](repeating: 0, count: states.count)
    for (bit, condition) in conditions {
      let (test, stored) = (condition.stored.testStored, StoredStates(states))
      for index in 0..<states.count where test(stored.pointer, index) {
        lettersOfStates[index] |= bit
      }
    }
    number(lettersOfStates)
  }

  /// Stores each letter once.
  private mutating func number(_ lettersOfStates: [UInt64]) {
    var numbers: [UInt64: Int32] = [:]
    var last: (letter: UInt64, number: Int32) = (0, -1)
    kind.reserveCapacity(lettersOfStates.count)
    for letter in lettersOfStates {
      if letter != last.letter || last.number < 0 {
        last = (letter, numbers[letter] ?? Int32(letters.count))
        if Int(last.number) == letters.count {
          numbers[letter] = last.number
          letters.append(letter)
        }
      }
      kind.append(last.number)
    }
  }

  /// The letter of a state.
  subscript(state: Int) -> UInt64 { letters[Int(kind[state])] }
}
