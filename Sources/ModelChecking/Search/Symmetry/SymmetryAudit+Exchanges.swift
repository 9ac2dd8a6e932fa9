extension SymmetryAudit {
  /// How often an exchange may be applied before it leads back to the start.
  private static var maxCycleLength: Int { 4096 }

  /// Compares a state and all its steps with their images under the exchanges.
  mutating func inspectExchanges(
    of state: State, by exchanges: ArraySlice<ComponentExchange<Machine>>
  ) {
    guard fault == nil else { return }
    let truths = conditions.truths(of: state)
    let steps = machine.actions(in: state).map { action in
      Step<Machine>(
        source: state, action: action, target: machine.successor(of: state, taking: action))
    }
    let stepTruths = steps.map { conditions.truths(of: $0) }
    for exchange in exchanges where fault == nil {
      let exchanged = exchange.states(state)
      guard leadsBack(to: state, exchange.states),
        steps.allSatisfy({ leadsBack(to: $0.action, exchange.actions) })
      else { return refuse(.endlessExchange(exchange.name, state)) }
      let unfair = conditions.propertiesDistinguishing(
        states: truths, conditions.truths(of: exchanged))
      refuse(unfair, for: state, exchanged: exchanged, by: exchange.name)
      compare(steps, stepTruths, in: state, with: exchanged, by: exchange)
    }
  }

  private func leadsBack<Value: Equatable>(to start: Value, _ exchange: (Value) -> Value) -> Bool {
    var value = exchange(start)
    for _ in 0..<Self.maxCycleLength {
      if value == start { return true }
      value = exchange(value)
    }
    return false
  }

  /// Compares the steps from a state with those from its image under an exchange.
  private mutating func compare(
    _ steps: [Step<Machine>], _ truths: [[Bool]], in state: State, with exchanged: State,
    by exchange: ComponentExchange<Machine>
  ) {
    let actions = steps.map { exchange.actions($0.action) }
    guard Set(actions) == Set(machine.actions(in: exchanged)) else {
      return refuse(.differentActions(state, exchanged: exchanged, by: exchange.name))
    }
    for (index, action) in actions.enumerated() {
      let target = machine.successor(of: exchanged, taking: action)
      let expected = steps[index].target
      guard target == exchange.states(expected) else {
        return refuse(
          leadsBack(to: expected, exchange.states)
            ? .differentSuccessors(
              state, exchanged: exchanged, by: exchange.name, action: "\(steps[index].action)")
            : .endlessExchange(exchange.name, expected))
      }
      let step = Step<Machine>(source: exchanged, action: action, target: target)
      let unfair = conditions.propertiesDistinguishing(
        steps: truths[index], conditions.truths(of: step))
      refuse(unfair, for: state, exchanged: exchanged, by: exchange.name)
    }
  }
}
