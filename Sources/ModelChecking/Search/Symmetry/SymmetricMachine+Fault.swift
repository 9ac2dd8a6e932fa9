/// Why components are not as interchangeable as a machine declares.
public enum SymmetryFault<State: Hashable & Sendable>: Hashable, Sendable {
  /// The representative of a state has another representative.
  case unstableRepresentative(of: State)
  /// A state and its representative lead to different orbits.
  case differentSuccessors(of: State)
  /// A property distinguishes a state, or a step from it, from one with exchanged components.
  case unfairProperty(id: String, State)
}

extension SymmetryFault {
  /// The same fault with other states.
  func map<Other: Hashable & Sendable>(_ transform: (State) -> Other) -> SymmetryFault<Other> {
    switch self {
    case .unstableRepresentative(let state): .unstableRepresentative(of: transform(state))
    case .differentSuccessors(let state): .differentSuccessors(of: transform(state))
    case .unfairProperty(let id, let state): .unfairProperty(id: id, transform(state))
    }
  }

  /// The fault in words: what is wrong, where, and what to write instead.
  func words(describing describe: (State) -> String) -> String {
    switch self {
    case .unstableRepresentative(let state):
      "the representative of “\(describe(state))” has another representative: return the same "
        + "state for all states of an orbit"
    case .differentSuccessors(let state):
      "“\(describe(state))” and its representative lead to different orbits: declare only "
        + "components that no rule tells apart"
    case .unfairProperty(let id, let state):
      "the property \(id) tells components apart in “\(describe(state))”: name no single component, "
        + "or check without symmetry"
    }
  }
}

extension SymmetricMachine {
  /// Looks for a reachable state that shows the declared symmetry to be wrong.
  ///
  /// Meant for tests: if the symmetry is right with few components, check the orbits with many.
  ///
  /// - Parameters:
  ///   - properties: The properties to check by orbits.
  ///   - limits: How many states to look at.
  /// - Returns: The nearest fault, or nil if there is none among the states looked at.
  /// - Complexity: O(transitions × (conditions of the properties)).
  public func symmetryFault(
    in properties: [Property<Self>] = [], limits: SearchLimits = .none
  ) -> SymmetryFault<State>? {
    let conditions = properties.map { ($0.id, PropertyConditions($0)) }
    for state in explore(limits: limits).states {
      let representative = representative(of: state)
      if self.representative(of: representative) != representative {
        return .unstableRepresentative(of: state)
      }
      if ways(from: state, deciding: nil) != ways(from: representative, deciding: nil) {
        return .differentSuccessors(of: state)
      }
      for (id, conditions) in conditions
      where ways(from: state, deciding: conditions)
        != ways(from: representative, deciding: conditions)
      {
        return .unfairProperty(id: id, state)
      }
    }
    return nil
  }

  /// The orbits to which the actions of a state lead, and how often.
  private func ways(from state: State, deciding conditions: PropertyConditions<Self>?) -> [Way: Int]
  {
    var ways: [Way: Int] = [:]
    for action in actions(in: state) {
      let target = successor(of: state, taking: action)
      let step = Step<Self>(source: state, action: action, target: target)
      let way = Way(
        orbit: representative(of: target), truths: conditions?.truths(of: step) ?? [])
      ways[way, default: 0] += 1
    }
    return ways
  }

  private typealias Way = OrbitStep<State>
}

/// A step as properties can distinguish it: the orbit of its target, and which conditions hold.
private struct OrbitStep<State: Hashable>: Hashable {
  let orbit: State
  let truths: [Bool]
}
