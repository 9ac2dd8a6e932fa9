/// The guards of all rules of a machine, arranged so that each condition is tested once per state.
///
/// Rules share most of their conditions. The value of each is kept as one bit, and a rule of which
/// one is known to be false is passed over. Most rules fail by their first condition, so most
/// conditions are never tested.
///
/// It is not generic, because a machine is often searched by code that is not compiled for its states, and
/// this loop takes most of the time; and it is a class, because code without optimisation would copy a
/// structure wherever it reads a part of it.
final class RuleGuards: Sendable {
  /// One bit for each condition.
  private typealias Bits = SIMD4<UInt64>

  /// The most distinct conditions that the rules of a machine can have.
  private static var limit: Int { Bits.scalarCount * 64 }

  private let tests: ConditionTests
  /// The conditions of each rule but the first, one rule after the other, by their numbers.
  private let others: [UInt8]
  /// Where the other conditions of each rule begin, and at last where they end.
  private let first: [Int]
  /// All conditions of each rule, by their numbers.
  private let conditions: [[Int]]
  /// The conditions of each rule as bits.
  private let needs: [Bits]
  /// The rules, group after group: those of a group begin with the same condition.
  private let grouped: [Int32]
  /// The condition of each group, -1 for rules without one, and where the group ends.
  private let groups: [(condition: Int, end: Int)]

  init<State>(rules: [Rule<State>]) {
    var tests: [ConditionTests.Test] = []
    var numbers: [String: Int] = [:]
    var origins: [String: Condition<State>.Origin] = [:]
    for condition in rules.flatMap(\.conditions) {
      let origin = origins[condition.name, default: condition.origin]
      precondition(
        origin == condition.origin, "two conditions are called “\(condition.name)”")
      guard numbers[condition.name] == nil else { continue }
      precondition(tests.count < Self.limit, "too many conditions: \(condition.name)")
      origins[condition.name] = condition.origin
      numbers[condition.name] = tests.count
      let test = condition.test
      tests.append { states, asked in
        let states = states.assumingMemoryBound(to: State.self)
        var (rest, holding) = (asked, UInt64(0))
        while rest != 0 {
          let index = rest.trailingZeroBitCount
          if test(states[index]) { holding |= 1 << UInt64(index) }
          rest &= rest - 1
        }
        return holding
      }
    }
    let needed = rules.map { rule in rule.conditions.compactMap { numbers[$0.name] } }
    self.tests = ConditionTests(tests)
    conditions = needed
    others = needed.flatMap { $0.dropFirst() }.map(UInt8.init)
    first = needed.reduce(into: [0]) { $0.append($0[$0.count - 1] + max(0, $1.count - 1)) }
    needs = needed.map { $0.reduce(into: Bits()) { $0.insert($1) } }
    let firstConditions = needed.map { $0.first ?? -1 }
    var (grouped, groups): ([Int32], [(condition: Int, end: Int)]) = ([], [])
    for condition in -1..<tests.count {
      let members = rules.indices.filter { firstConditions[$0] == condition }
      grouped += members.map(Int32.init)
      if !members.isEmpty { groups.append((condition, grouped.count)) }
    }
    (self.grouped, self.groups) = (grouped, groups)
  }

  /// Lists the rules whose conditions all hold, for each of at most 64 states.
  ///
  /// A condition is tested where all conditions before it hold for some rule, as in one state alone; but
  /// it is asked of many states at a time, and one instruction combines the answers of all of them.
  func listEnabledRules<State>(
    inEach states: UnsafeBufferPointer<State>, in lists: inout [[RuleAction]]
  ) {
    guard let first = states.baseAddress else { return }
    let all = UInt64.max >> UInt64(64 - states.count)
    var answers = BatchAnswers(of: tests, in: UnsafeRawPointer(first))
    for rule in conditions.indices {
      var enabled = all
      for condition in conditions[rule] where enabled != 0 {
        enabled = answers.holding(condition, among: enabled)
      }
      while enabled != 0 {
        lists[enabled.trailingZeroBitCount].append(RuleAction(rule: rule))
        enabled &= enabled - 1
      }
    }
  }

  /// The rules whose conditions all hold in a state, in their order.
  ///
  /// - Parameter state: Where the state is; it has the type of the states of the rules.
  /// - Returns: One action for each.
  func enabledRules(in state: UnsafeRawPointer) -> [RuleAction] {
    var enabled: [RuleAction] = []
    var (holding, failing) = (Bits(), Bits())
    var start = 0
    for (condition, end) in groups {
      if condition < 0 || holds(condition, state, &holding, &failing) {
        for position in start..<end {
          let rule = Int(grouped[position])
          guard needs[rule] & failing == Bits() else { continue }
          if needs[rule] & ~holding == Bits()
            || remainingConditionsHold(of: rule, state, &holding, &failing)
          {
            enabled.append(RuleAction(rule: rule))
          }
        }
      }
      start = end
    }
    enabled.sort { $0.rule < $1.rule }
    return enabled
  }

  private func remainingConditionsHold(
    of rule: Int, _ state: UnsafeRawPointer, _ holding: inout Bits, _ failing: inout Bits
  ) -> Bool {
    for position in first[rule]..<first[rule + 1] {
      guard holds(Int(others[position]), state, &holding, &failing) else { return false }
    }
    return true
  }

  private func holds(
    _ condition: Int, _ state: UnsafeRawPointer, _ holding: inout Bits, _ failing: inout Bits
  ) -> Bool {
    if holding.contains(condition) { return true }
    if failing.contains(condition) { return false }
    let holds = tests.holding(condition, among: 1, of: state) == 1
    if holds { holding.insert(condition) } else { failing.insert(condition) }
    return holds
  }
}

/// What is known of the conditions in some states that are looked at together.
private struct BatchAnswers {
  private let tests: ConditionTests
  private let states: UnsafeRawPointer
  /// For each condition, the states in which it was tested, and those in which it holds.
  private var tested: [UInt64]
  private var holding: [UInt64]

  init(of tests: ConditionTests, in states: UnsafeRawPointer) {
    (self.tests, self.states) = (tests, states)
    tested = Array(repeating: 0, count: tests.count)
    holding = tested
  }

  /// Those of some states in which a condition holds.
  mutating func holding(_ condition: Int, among asked: UInt64) -> UInt64 {
    let new = asked & ~tested[condition]
    if new != 0 {
      holding[condition] |= tests.holding(condition, among: new, of: states)
      tested[condition] |= new
    }
    return holding[condition] & asked
  }
}

/// The tests of conditions, each of which is given where the states are and which of them are asked of.
///
/// They are kept in memory of their own, because to call a closure out of an array counts one more owner
/// of it, and one less afterwards, which takes longer than the test.
private final class ConditionTests: Sendable {
  typealias Test = @Sendable (_ states: UnsafeRawPointer, _ asked: UInt64) -> UInt64

  // Written once, before anyone reads it.
  private nonisolated(unsafe) let tests: UnsafeMutableBufferPointer<Test>

  init(_ tests: [Test]) {
    self.tests = .allocate(capacity: tests.count)
    _ = self.tests.initialize(fromContentsOf: tests)
  }

  deinit {
    tests.deinitialize()
    tests.deallocate()
  }

  var count: Int { tests.count }

  func holding(_ number: Int, among asked: UInt64, of states: UnsafeRawPointer) -> UInt64 {
    tests[number](states, asked)
  }
}

extension SIMD4<UInt64> {
  fileprivate mutating func insert(_ number: Int) { self[number >> 6] |= 1 << UInt64(number & 63) }

  fileprivate func contains(_ number: Int) -> Bool {
    self[number >> 6] >> UInt64(number & 63) & 1 == 1
  }
}
