/// Compares states with their images under the declared exchanges.
///
/// The first fault of the machine ends the audit. Unfair properties are collected.
struct SymmetryAudit<Machine: SymmetricMachine> {
  typealias State = Machine.State

  let machine: Machine
  let exchanges: [ComponentExchange<Machine>]
  let properties: [Property<Machine>]
  let conditions: SharedConditions<Machine>
  private let auditing: ContractAudit

  /// The fault of the machine.
  private(set) var fault: SymmetryFault<State>?
  /// The faults of properties, by their numbers.
  private(set) var unfair: [Int: SymmetryFault<State>] = [:]
  /// The number of orbit members that may still be listed to find representatives.
  var membersLeft = 1 << 14
  /// For one source of a search, the states that are known to be in the orbit of their
  /// representative.
  var provenMembers: [State: State] = [:]

  init(
    _ machine: Machine, _ properties: [Property<Machine>], auditing: ContractAudit
  ) {
    self.machine = machine
    self.properties = properties
    self.auditing = auditing
    exchanges = auditing == .off ? [] : machine.exchanges
    conditions = SharedConditions(properties)
  }

  /// Inspects a selection of the search's new states.
  /// - Returns: The fault of the machine, if one is known by now.
  mutating func inspect(
    _ numbers: Range<Int>, of state: (Int) -> State
  ) -> ModelFault<OrbitMachine<Machine>>? {
    guard auditing != .off else { return nil }
    if numbers.lowerBound == 0 { inspectInitialStates() }
    for number in numbers where fault == nil {
      guard let choice = auditing.choice(of: exchanges.count, forState: number) else { continue }
      inspectOrbit(of: state(number), by: exchanges[choice], number: number)
    }
    return fault.map(ModelFault.asymmetric)
  }

  /// Inspects the initial states and their images under the exchanges.
  mutating func inspectInitialStates() {
    let states = machine.initialStates
    let all = Set(states)
    for (number, state) in states.enumerated() where fault == nil {
      guard let choice = auditing.choice(of: exchanges.count, forState: number) else { continue }
      inspectExchanges(of: state, by: exchanges[choice])
      for exchange in exchanges[choice] {
        let exchanged = exchange.states(state)
        if !all.contains(exchanged) {
          refuse(.notInitial(state, exchanged: exchanged, by: exchange.name))
        }
      }
      inspectRepresentative(of: state, by: exchanges[choice])
    }
  }

  /// Inspects a state, some more members of its orbit, and the representatives of all targets.
  mutating func inspectOrbit(
    of state: State, by exchanges: ArraySlice<ComponentExchange<Machine>>, number: Int
  ) {
    inspectExchanges(of: state, by: exchanges)
    inspectRepresentative(of: state, by: exchanges)
    guard fault == nil else { return }
    provenMembers.removeAll(keepingCapacity: true)
    for action in machine.actions(in: state) where fault == nil {
      inspectRepresentative(of: machine.successor(of: state, taking: action), by: exchanges)
    }
    var generator = SeededGenerator(seed: UInt64(number))
    var member = state
    for _ in 0..<(auditing == .everyState ? 4 : 1) {
      member = drawMember(from: member, with: &generator)
      if member != state { inspectExchanges(of: member, by: exchanges) }
    }
  }

  /// A member of an orbit after several exchanges.
  private func drawMember(from start: State, with generator: inout SeededGenerator) -> State {
    var member = start
    for _ in 0..<exchanges.count + generator.next(below: exchanges.count + 1) {
      member = exchanges[generator.next(below: exchanges.count)].states(member)
    }
    return member
  }

  /// Keeps the first fault of the machine.
  mutating func refuse(_ fault: SymmetryFault<State>) {
    if self.fault == nil { self.fault = fault }
  }

  /// Keeps the first fault of each property.
  mutating func refuse(
    _ numbers: [Int], for state: State, exchanged: State, by exchange: String
  ) {
    for number in numbers where unfair[number] == nil {
      unfair[number] = .unfairProperty(
        id: properties[number].id, state, exchanged: exchanged, by: exchange)
    }
  }
}

extension SymmetricMachine {
  /// Searches the reachable states for a fault in the declared symmetry.
  ///
  /// Meant for tests: if the symmetry is right with few components, check the orbits with many.
  /// Each member of each orbit is inspected.
  ///
  /// - Parameters:
  ///   - properties: The properties to check by orbits.
  ///   - limits: The limits of the search.
  /// - Returns: The nearest fault, or nil if there is none among the visited states.
  /// - Complexity: O(transitions × exchanges × (conditions of the properties)).
  public func symmetryFault(
    in properties: [Property<Self>] = [], limits: SearchLimits = .none
  ) -> SymmetryFault<State>? {
    var audit = SymmetryAudit(self, properties, auditing: .everyState)
    audit.inspectInitialStates()
    for state in explore(limits: limits).states where audit.firstFault == nil {
      audit.inspectExchanges(of: state, by: audit.exchanges[...])
      audit.inspectRepresentative(of: state, by: audit.exchanges[...])
    }
    return audit.firstFault
  }
}

extension SymmetryAudit {
  /// The fault of the machine or, if there is none, of the first unfair property.
  fileprivate var firstFault: SymmetryFault<State>? {
    fault ?? unfair.min { $0.key < $1.key }?.value
  }
}

extension ContractAudit {
  /// The number of states before those on which a sample tries a single exchange.
  private static var firstStatesWithAllExchanges: Int { 64 }

  /// The exchanges to try on the state with a number, as positions in a list of a length; nil if
  /// the state is skipped.
  func choice(of exchanges: Int, forState number: Int) -> Range<Int>? {
    guard next(from: number) == number else { return nil }
    guard self == .sample, number >= Self.firstStatesWithAllExchanges, exchanges > 0 else {
      return 0..<exchanges
    }
    var generator = SeededGenerator(seed: UInt64(number))
    let drawn = generator.next(below: exchanges)
    return drawn..<drawn + 1
  }
}
