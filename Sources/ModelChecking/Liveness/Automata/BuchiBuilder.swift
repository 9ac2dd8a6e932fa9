/// Makes a generalised Büchi automaton of an alternating one, after section 4 of Gastin and Oddoux.
///
/// A state is a set of states of the alternating automaton. A transition has the mark of an `until`
/// unless it puts the `until` off.
struct BuchiBuilder {
  private struct Transition {
    let letters: LetterGuard
    let targets: [Int32]
    /// The obligations that the transition puts off.
    let deferred: UInt64
  }

  private let alternating: AlternatingAutomaton
  private var sets: [[Int32]] = []
  private var numbers: [[Int32]: Int] = [:]
  private var transitions: [[Transition]] = []
  private var marks: [Int32: UInt64] = [:]
  private var transitionCount = 0

  init(_ alternating: AlternatingAutomaton) { self.alternating = alternating }

  mutating func run() throws(AutomatonError) {
    for set in alternating.initial { _ = number(of: set) }
    var state = 0
    while state < sets.count {
      let ways = try outgoingTransitions(of: sets[state])
      transitions.append(ways)
      transitionCount += ways.count
      guard transitionCount <= AutomatonError.transitions else { throw .tooManyTransitions }
      for way in ways { _ = number(of: way.targets) }
      state += 1
    }
  }

  var automaton: BuchiAutomaton {
    let allMarks = marks.count == 64 ? UInt64.max : (1 << UInt64(marks.count)) - 1
    return BuchiAutomaton(
      predicates: alternating.predicates,
      initial: alternating.initial.compactMap { numbers[$0] },
      transitions: transitions.map { ways in
        ways.map { way in
          BuchiAutomaton.Transition(
            letters: way.letters, target: numbers[way.targets] ?? 0,
            marks: allMarks & ~way.deferred)
        }
      },
      endings: sets.map { set in endings(of: set) }, allMarks: allMarks)
  }

  private mutating func number(of set: [Int32]) -> Int {
    if let number = numbers[set] { return number }
    numbers[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  private mutating func outgoingTransitions(of set: [Int32]) throws(AutomatonError) -> [Transition]
  {
    var joined = [AlternatingAutomaton.Transition()]
    for state in set {
      joined = try product(of: joined, and: alternating.transitions[Int(state)])
    }
    var kept: [Transition] = []
    for transition in joined {
      let way = Transition(
        letters: transition.letters, targets: transition.targets,
        deferred: try obligations(deferredBy: transition))
      guard !kept.contains(where: { replaces($0, way) }) else { continue }
      kept.removeAll { replaces(way, $0) }
      kept.append(way)
    }
    return kept
  }

  /// All ways to take one transition from each list. A special case may be needed for its marks, so
  /// only repetitions are dropped.
  private func product(
    of left: [AlternatingAutomaton.Transition], and right: [AlternatingAutomaton.Transition]
  ) throws(AutomatonError) -> [AlternatingAutomaton.Transition] {
    guard left.count * right.count <= AutomatonError.transitions else {
      throw .tooManyTransitions
    }
    var known: Set<AlternatingAutomaton.Transition> = []
    var joined: [AlternatingAutomaton.Transition] = []
    for first in left {
      for second in right {
        let letters = first.letters.joined(with: second.letters)
        guard !letters.isContradiction else { continue }
        let transition = AlternatingAutomaton.Transition(
          letters: letters, targets: first.targets.union(second.targets))
        if known.insert(transition).inserted { joined.append(transition) }
      }
    }
    return joined
  }

  private mutating func obligations(
    deferredBy transition: AlternatingAutomaton.Transition
  ) throws(AutomatonError) -> UInt64 {
    var deferred: UInt64 = 0
    for state in transition.targets where alternating.isUntil(state) {
      let isMet = alternating.transitions[Int(state)].contains { way in
        way.letters.includes(transition.letters) && !way.targets.contains(state)
          && way.targets.isSubset(of: transition.targets)
      }
      let mark = try self.mark(of: state)
      if !isMet { deferred |= mark }
    }
    return deferred
  }

  private mutating func mark(of state: Int32) throws(AutomatonError) -> UInt64 {
    if let mark = marks[state] { return mark }
    guard marks.count < AutomatonError.bits else { throw .tooManyObligations }
    let mark = UInt64(1) << UInt64(marks.count)
    marks[state] = mark
    return mark
  }

  private func replaces(_ way: Transition, _ other: Transition) -> Bool {
    way.deferred & ~other.deferred == 0 && way.letters.includes(other.letters)
      && way.targets.isSubset(of: other.targets)
  }

  private func endings(of set: [Int32]) -> [LetterGuard] {
    var endings = [LetterGuard()]
    for state in set {
      var joined: [LetterGuard] = []
      for ending in endings {
        for other in alternating.endings[Int(state)] {
          let both = ending.joined(with: other)
          if !both.isContradiction, !joined.contains(where: { $0.includes(both) }) {
            joined.removeAll { both.includes($0) }
            joined.append(both)
          }
        }
      }
      endings = joined
    }
    return endings
  }
}
