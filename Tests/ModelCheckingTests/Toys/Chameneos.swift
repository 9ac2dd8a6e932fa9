import ModelChecking

/// Chameneos.tla of the TLA⁺ examples, after Kaiser and Pradat-Peyre, “Chameneos, a concurrency
/// game for Java, Ada and others”, 2003: two creatures meet and take on the same colour.
struct Chameneos: StateMachine {
  enum Colour: Int, CaseIterable { case blue, red, yellow, faded }

  struct Creature: Hashable { var colour: Colour, meetings = 0 }

  struct State: Hashable {
    var creatures: [Creature]
    var waiting: Int?
    var meetings = 0
  }

  let creatures: Int
  /// The number of meetings after which creatures fade.
  let meetings: Int

  var initialStates: [State] {
    (0..<creatures).reduce([[]]) { lists, _ in
      lists.flatMap { list in
        [Colour.blue, .red, .yellow].map { list + [Creature(colour: $0)] }
      }
    }.map { State(creatures: $0) }
  }

  func actions(in state: State) -> [Int] {
    state.creatures.indices.filter {
      state.creatures[$0].colour != .faded && state.waiting != $0
    }
  }

  func successor(of state: State, taking creature: Int) -> State {
    var next = state
    if let other = state.waiting {
      let colour = complement(state.creatures[creature].colour, state.creatures[other].colour)
      for met in [creature, other] {
        next.creatures[met] = Creature(
          colour: colour, meetings: state.creatures[met].meetings + 1)
      }
      next.waiting = nil
      next.meetings += 1
    } else if state.meetings < meetings {
      next.waiting = creature
    } else {
      next.creatures[creature].colour = .faded
    }
    return next
  }

  private func complement(_ first: Colour, _ second: Colour) -> Colour {
    if first == second { return first }
    return Colour(rawValue: 3 - first.rawValue - second.rawValue) ?? .faded
  }
}
