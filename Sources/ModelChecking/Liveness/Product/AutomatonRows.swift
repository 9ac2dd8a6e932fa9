/// The ways of an automaton for each class of steps, as flat arrays.
struct AutomatonRows {
  let stateCount: Int
  /// Where the ways of each pair of a class and a state begin, followed by the number of ways.
  private(set) var first: [Int32] = [0]
  private(set) var target: [Int32] = []
  private(set) var marks: [UInt64] = []

  /// Tabulates all ways of an automaton, or only those that stay inside accepting components.
  init(of automaton: BuchiAutomaton, over letters: [UInt64], onlyInside: Bool = false) {
    stateCount = automaton.stateCount
    let component = automaton.components
    let accepting = automaton.acceptingComponents(component)
    for letter in letters {
      for state in automaton.transitions.indices {
        for way in automaton.transitions[state] where way.letters.allows(letter) {
          let isInside =
            accepting[component[state]] && component[way.target] == component[state]
          guard isInside || !onlyInside else { continue }
          target.append(Int32(way.target))
          marks.append(way.marks)
        }
        first.append(Int32(target.count))
      }
    }
  }

  /// Whether a state has a way for a class.
  func hasWays(of stepClass: Int, in state: Int) -> Bool {
    first[stepClass * stateCount + state] < first[stepClass * stateCount + state + 1]
  }
}
