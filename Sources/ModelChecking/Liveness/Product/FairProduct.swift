/// The product of a stored graph with an automaton, made while it is walked through.
///
/// A *place* is a state of the graph and one of the automaton: their numbers make one number.
/// No transition of the product is stored.
struct FairProduct {
  let table: TransitionTable
  let classes: StepClasses
  let initialCount: Int
  let automaton: BuchiAutomaton
  let rows: AutomatonRows
  /// The ways on which a cycle can be accepted.
  let innerRows: AutomatonRows
  let masks: FairnessMasks

  init<Machine: StateMachine>(
    of graph: StateGraph<Machine>, classes: StepClasses, automaton: BuchiAutomaton,
    masks: FairnessMasks
  ) {
    table = graph.table
    initialCount = graph.initialCount
    self.classes = classes
    self.automaton = automaton
    self.masks = masks
    rows = AutomatonRows(of: automaton, over: classes.letters)
    innerRows = AutomatonRows(of: automaton, over: classes.letters, onlyInside: true)
  }

  var placeCount: Int { table.stateCount * automaton.stateCount }

  func state(of place: Int32) -> Int { Int(place) / automaton.stateCount }

  /// The places from which, for all that the predicates of their states say, a way can be a part of an
  /// accepted cycle.
  /// - Complexity: O(states × states of the automaton).
  var cycling: [Int32] {
    let letters = classes.stateLetters
    let count = automaton.stateCount
    // One flat list, because a list in a list would get another owner for each state of the graph.
    var (first, moving) = ([0], [Int32]())
    for letter in letters.letters {
      let allowed = classes.letters.indices.filter { classes.letters[$0] & letters.mask == letter }
      for state in 0..<count {
        let hasWays = allowed.contains { innerRows.hasWays(of: $0, in: state) }
        if hasWays { moving.append(Int32(state)) }
      }
      first.append(moving.count)
    }
    let kinds = letters.kind
    var places: [Int32] = []
    for state in 0..<table.expandedCount {
      let kind = Int(kinds[state])
      for index in first[kind]..<first[kind + 1] {
        places.append(Int32(state * count) + moving[index])
      }
    }
    return places
  }

  /// Whether a finite run ends in some state and may be accepted there.
  var hasAcceptedEnd: Bool {
    table.ends.contains { state in
      (0..<automaton.stateCount).contains {
        acceptsEnd(in: Int32(state * automaton.stateCount + $0))
      }
    }
  }

  /// Whether a finite run may end in a place, and is accepted.
  func acceptsEnd(in place: Int32) -> Bool {
    let state = state(of: place)
    guard masks.unconditional == 0, state < table.expandedCount, table.range(of: state).isEmpty
    else { return false }
    let letter = classes.stateLetters[state]
    return automaton.endings[Int(place) % automaton.stateCount]
      .contains { $0.allows(letter) }
  }

  /// The transitions of the graph that lead from one place to another, in order.
  func transitions(from source: Int32, to target: Int32) -> [Int] {
    ways(from: source, in: rows).filter { $0.target == target }.map(\.transition)
  }

  struct ProductTransition {
    let transition: Int
    let target: Int32
    let marks: UInt64
  }

  /// The ways out of a place.
  func ways(from place: Int32, in rows: AutomatonRows) -> [ProductTransition] {
    let count = automaton.stateCount
    let state = Int(place) % count
    return table.range(of: self.state(of: place)).flatMap { transition in
      let row = Int(classes.classOfTransition[transition]) * count + state
      return (Int(rows.first[row])..<Int(rows.first[row + 1])).map { way in
        ProductTransition(
          transition: transition,
          target: table.target[transition] * Int32(count) + rows.target[way],
          marks: rows.marks[way])
      }
    }
  }
}
