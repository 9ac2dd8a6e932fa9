/// Why components are not as interchangeable as a machine declares.
public enum SymmetryFault<State: Hashable & Sendable>: Hashable, Sendable {
  /// An exchange does not lead back to a state, or to an action in it, however often it is applied.
  case endlessExchange(String, State)
  /// The first state is initial, and an exchange makes a state of it that is not.
  case notInitial(State, exchanged: State, by: String)
  /// In a state with exchanged components, other actions are enabled than the exchanged ones.
  case differentActions(State, exchanged: State, by: String)
  /// The same action, in words, leads to states that are not exchanges of each other.
  case differentSuccessors(State, exchanged: State, by: String, action: String)
  /// The representative of a state has another representative.
  case unstableRepresentative(of: State, State)
  /// A state and the one with exchanged components have different representatives.
  case differentRepresentatives(of: State, exchanged: State, by: String)
  /// No exchanges make the representative out of the state.
  case foreignRepresentative(of: State, State)
  /// A state and its representative, whose orbit is too large to list, lead to different orbits.
  case differentOrbits(State, representative: State)
  /// A property distinguishes a state, or a step from it, from the one with exchanged components.
  case unfairProperty(id: String, State, exchanged: State, by: String)
}

extension SymmetryFault {
  /// The same fault with other states.
  func map<Other: Hashable & Sendable>(_ transform: (State) -> Other) -> SymmetryFault<Other> {
    switch self {
    case .endlessExchange(let exchange, let state): .endlessExchange(exchange, transform(state))
    case .notInitial(let state, let exchanged, let exchange):
      .notInitial(transform(state), exchanged: transform(exchanged), by: exchange)
    case .differentActions(let state, let exchanged, let exchange):
      .differentActions(transform(state), exchanged: transform(exchanged), by: exchange)
    case .differentSuccessors(let state, let exchanged, let exchange, let action):
      .differentSuccessors(
        transform(state), exchanged: transform(exchanged), by: exchange, action: action)
    case .unstableRepresentative(let state, let representative):
      .unstableRepresentative(of: transform(state), transform(representative))
    case .differentRepresentatives(let state, let exchanged, let exchange):
      .differentRepresentatives(of: transform(state), exchanged: transform(exchanged), by: exchange)
    case .foreignRepresentative(let state, let representative):
      .foreignRepresentative(of: transform(state), transform(representative))
    case .differentOrbits(let state, let representative):
      .differentOrbits(transform(state), representative: transform(representative))
    case .unfairProperty(let id, let state, let exchanged, let exchange):
      .unfairProperty(id: id, transform(state), exchanged: transform(exchanged), by: exchange)
    }
  }

  /// The fault in words: what is wrong, where, and what to write instead.
  func words(describing describe: (State) -> String) -> String {
    switch self {
    case .endlessExchange(let exchange, let state):
      "the exchange of \(exchange), applied again and again, never leads back to “\(describe(state))” "
        + "or to an action in it: let an exchange move components and change nothing else"
    case .notInitial(let state, let exchanged, let exchange):
      "“\(describe(state))” is initial, but “\(describe(exchanged))” is not, which is the same "
        + "after the exchange of \(exchange): list all initial states that exchanges make"
    case .differentActions(let state, let exchanged, let exchange):
      "in “\(describe(state))” and in “\(describe(exchanged))” different actions are enabled, "
        + "although the exchange of \(exchange) makes one out of the other: exchange components in "
        + "actions as in states, and declare only components that no rule tells apart"
    case .differentSuccessors(let state, let exchanged, let exchange, let action):
      "“\(action)” does not do the same in “\(describe(state))” and, exchanged, in "
        + "“\(describe(exchanged))”, although the exchange of \(exchange) makes one out of the "
        + "other: declare only components that no rule tells apart"
    case .unstableRepresentative(let state, let representative):
      "the representative of “\(describe(state))” is “\(describe(representative))”, which has "
        + "another representative: return the same state for all states of an orbit"
    case .differentRepresentatives(let state, let exchanged, let exchange):
      "“\(describe(state))” and “\(describe(exchanged))” have different representatives, although "
        + "the exchange of \(exchange) makes one out of the other: sort by everything that a "
        + "component has"
    case .foreignRepresentative(let state, let representative):
      "the representative of “\(describe(state))” is “\(describe(representative))”, which no "
        + "exchange makes out of it: keep together what belongs to one component"
    case .differentOrbits(let state, let representative):
      "“\(describe(state))” and its representative “\(describe(representative))” lead to different "
        + "orbits: keep together what belongs to one component"
    case .unfairProperty(let id, let state, let exchanged, let exchange):
      (state == exchanged
        ? "the property \(id) tells components apart: it distinguishes two steps from "
          + "“\(describe(state))”, one of which is the other after the exchange of \(exchange)"
        : "the property \(id) tells components apart: it distinguishes “\(describe(state))”, or a "
          + "step there, from “\(describe(exchanged))”, which is the same after the exchange of "
          + "\(exchange)")
        + "; name no single component in it, or check it without symmetry"
    }
  }
}
