/// The guards of all rules of a machine, arranged so that each condition is tested once for a state.
///
/// Rules share most of their conditions. A state is reduced to one bit for each of them, and a rule
/// is enabled where all its bits are set.
struct RuleGuards<State: ModelState>: Sendable {
  private let tests: [@Sendable (State) -> Bool]
  private let needs: [UInt128]

  init(rules: [Rule<State>]) {
    var tests: [@Sendable (State) -> Bool] = []
    var bits: [String: UInt128] = [:]
    for condition in rules.flatMap(\.conditions) where bits[condition.name] == nil {
      precondition(tests.count < 128, "more than 128 conditions: \(condition.name)")
      bits[condition.name] = 1 << UInt128(tests.count)
      tests.append(condition.test)
    }
    self.tests = tests
    needs = rules.map { rule in
      rule.conditions.reduce(0) { $0 | (bits[$1.name] ?? 0) }
    }
  }

  func forEachEnabledRule(in state: State, _ body: (Int) -> Void) {
    let facts = facts(about: state)
    var rule = 0
    while rule < needs.count {
      if needs[rule] & ~facts == 0 { body(rule) }
      rule += 1
    }
  }

  private func facts(about state: State) -> UInt128 {
    var facts: UInt128 = 0
    var bit: UInt128 = 1
    for test in tests {
      if test(state) { facts |= bit }
      bit <<= 1
    }
    return facts
  }
}
