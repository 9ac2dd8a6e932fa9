extension SymmetryAudit {
  /// The maximum number of listed members of an orbit.
  private static var maxOrbitSize: Int { 2048 }

  /// Checks that a state's representative is in its orbit and unchanged by exchanges.
  ///
  /// Large orbits are not listed, nor any others once many members have been listed. The state and
  /// its representative must then at least lead to the same orbits.
  mutating func inspectRepresentative(
    of state: State, by exchanges: ArraySlice<ComponentExchange<Machine>>
  ) {
    guard fault == nil else { return }
    let representative = machine.representative(of: state)
    guard machine.representative(of: representative) == representative else {
      return refuse(.unstableRepresentative(of: state, representative))
    }
    for exchange in exchanges {
      let exchanged = exchange.states(state)
      if machine.representative(of: exchanged) != representative {
        return refuse(
          .differentRepresentatives(of: state, exchanged: exchanged, by: exchange.name))
      }
    }
    guard state != representative else { return }
    switch isMember(representative, ofOrbitOf: state) {
    case true: compareConditions(of: state, with: representative)
    case false: refuse(.foreignRepresentative(of: state, representative))
    case nil:
      compareConditions(of: state, with: representative)
      if ways(from: state) != ways(from: representative) {
        refuse(.differentOrbits(state, representative: representative))
      }
    }
  }

  /// Finds properties that distinguish a state from its representative. If one exchange shows it,
  /// the fault names that exchange.
  private mutating func compareConditions(of state: State, with representative: State) {
    let truths = conditions.truths(of: state)
    let unfair = conditions.propertiesDistinguishing(
      states: truths, conditions.truths(of: representative))
    guard !unfair.isEmpty else { return }
    for exchange in exchanges {
      let exchanged = exchange.states(state)
      let shown = conditions.propertiesDistinguishing(
        states: truths, conditions.truths(of: exchanged))
      refuse(shown, for: state, exchanged: exchanged, by: exchange.name)
    }
    refuse(unfair, for: state, exchanged: representative, by: "several components")
  }

  /// Whether exchanges lead from one state to another; nil if too many members must be listed.
  ///
  /// The search starts from both states, and always continues from the shorter frontier. Targets of
  /// one source are often one exchange apart, so that a proof for one helps with the next.
  private mutating func isMember(_ representative: State, ofOrbitOf state: State) -> Bool? {
    var near: Set = [state]
    var far: Set = [representative]
    var nearFrontier = [state]
    var farFrontier = [representative]
    while near.count + far.count < min(Self.maxOrbitSize, membersLeft) {
      let known = near.count + far.count
      let found =
        nearFrontier.count <= farFrontier.count
        ? widen(&near, &nearFrontier) {
          far.contains($0) || provenMembers[$0] == representative
        } : widen(&far, &farFrontier, until: near.contains)
      membersLeft -= near.count + far.count - known
      if found {
        provenMembers[state] = representative
        return true
      }
      if nearFrontier.isEmpty || farFrontier.isEmpty { return false }
    }
    return nil
  }

  /// Applies all exchanges to a frontier; returns whether one leads to a goal.
  private func widen(
    _ members: inout Set<State>, _ frontier: inout [State], until isGoal: (State) -> Bool
  ) -> Bool {
    var next: [State] = []
    for member in frontier {
      for exchange in exchanges {
        let exchanged = exchange.states(member)
        if isGoal(exchanged) { return true }
        if members.insert(exchanged).inserted { next.append(exchanged) }
      }
    }
    frontier = next
    return false
  }

  /// The orbits to which the actions of a state lead, and how often.
  private func ways(from state: State) -> [State: Int] {
    var ways: [State: Int] = [:]
    for action in machine.actions(in: state) {
      let target = machine.successor(of: state, taking: action)
      ways[machine.representative(of: target), default: 0] += 1
    }
    return ways
  }
}
