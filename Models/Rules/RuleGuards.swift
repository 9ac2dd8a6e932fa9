/// The guards of all rules of a machine, arranged so that each condition is tested once per state.
///
/// Rules share most of their conditions. The value of each is kept as one bit, and a rule of which
/// one is known to be false is passed over. Most rules fail by their first condition, so most
/// conditions are never tested.
///
/// It is not generic, because a machine is often searched by code that is not compiled for its states, and
/// this loop takes most of the time.
struct RuleGuards: Sendable {
  /// One bit for each condition.
  private typealias Bits = SIMD4<UInt64>

  /// The most distinct conditions that the rules of a machine can have.
  private static var limit: Int { Bits.scalarCount * 64 }

  private let tests: ConditionTests
  /// The conditions of each rule but the first, one rule after the other, by their numbers.
  private let others: [UInt8]
  /// Where the other conditions of each rule begin, and at last where they end.
  private let first: [Int]
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
      tests.append { test($0.assumingMemoryBound(to: State.self).pointee) }
    }
    let needed = rules.map { rule in rule.conditions.compactMap { numbers[$0.name] } }
    self.tests = ConditionTests(tests)
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
          if needs[rule] & ~holding == Bits() || othersHold(of: rule, state, &holding, &failing) {
            enabled.append(RuleAction(rule: rule))
          }
        }
      }
      start = end
    }
    enabled.sort { $0.rule < $1.rule }
    return enabled
  }

  private func othersHold(
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
    let holds = tests.holds(condition, in: state)
    if holds { holding.insert(condition) } else { failing.insert(condition) }
    return holds
  }
}

/// The tests of conditions, each of which is given where the state is.
///
/// They are kept in memory of their own, because to call a closure out of an array counts one more owner
/// of it, and one less afterwards, which takes longer than the test.
private final class ConditionTests: Sendable {
  typealias Test = @Sendable (UnsafeRawPointer) -> Bool

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

  func holds(_ number: Int, in state: UnsafeRawPointer) -> Bool { tests[number](state) }
}

extension SIMD4<UInt64> {
  fileprivate mutating func insert(_ number: Int) { self[number >> 6] |= 1 << UInt64(number & 63) }

  fileprivate func contains(_ number: Int) -> Bool {
    self[number >> 6] >> UInt64(number & 63) & 1 == 1
  }
}
