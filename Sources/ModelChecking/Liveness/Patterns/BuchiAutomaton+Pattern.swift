extension BuchiAutomaton {
  /// The automaton of the runs that break a pattern.
  ///
  /// It follows the observer of the pattern. At any time it may guess that what is owed now is never
  /// supplied; from then on the observer must stay pending, and no step may supply or forgive what is
  /// owed. A run that breaks the pattern by a step ends in a state of its own.
  ///
  /// - Parameters:
  ///   - observer: The observer of the pattern.
  ///   - parts: The parts of its letters that the pattern has conditions for; bit *n* of a letter of
  ///     the automaton is the part with that position.
  ///   - predicates: The names of the parts.
  ///   - settling: The parts that settle what is owed.
  init(
    breaking observer: Observer, parts: [Observer.Letter], predicates: [String],
    settling: Observer.Letter
  ) {
    let count = observer.stateCount
    let broken = 2 * count
    var rows = [[Transition]](repeating: [], count: broken + 1)
    let letters = (0..<UInt64(1) << UInt64(parts.count)).map { bits in
      (bits: bits, letter: Observer.Letter(parts, bits: bits))
    }
    let all = (UInt64(1) << UInt64(parts.count)) - 1
    for state in 0..<count where !observer.isViolated[state] {
      for (bits, letter) in letters {
        let exactly = LetterGuard(positive: bits, negative: all & ~bits)
        let next = observer.state(after: state, reading: letter)
        let target = observer.isViolated[next] ? broken : next
        rows[state].append(Transition(letters: exactly, target: target, marks: 0))
        guard observer.isPending[next] else { continue }
        rows[state].append(Transition(letters: exactly, target: count + next, marks: 0))
        if observer.isPending[state], letter.isDisjoint(with: settling) {
          rows[count + state].append(
            Transition(letters: exactly, target: count + next, marks: 1))
        }
      }
    }
    rows[broken] = [Transition(letters: LetterGuard(), target: broken, marks: 1)]
    let start = Observer.initialState
    let owes = (0..<count).map { observer.isPending[$0] && !observer.isViolated[$0] }
    self.init(
      predicates: predicates, initial: owes[start] ? [start, count + start] : [start],
      transitions: rows,
      endings: owes.map { $0 ? [LetterGuard()] : [] } + owes.map { _ in [] } + [[LetterGuard()]],
      allMarks: 1)
    simplify()
  }
}

extension Observer.Letter {
  /// The letter with some of the parts, one for each bit that is set.
  init(_ parts: [Observer.Letter], bits: UInt64) {
    self = []
    for (position, part) in parts.enumerated() where bits >> UInt64(position) & 1 == 1 {
      insert(part)
    }
  }
}
