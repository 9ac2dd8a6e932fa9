import ModelChecking

/// The machine of a list of rules: in each state every enabled rule is one action.
public struct RuleMachine<State: ModelState>: DescribedMachine {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public typealias Encoding = State.Encoding

  /// An action: the position of its rule in ``rules``.
  public struct Action: Hashable, Sendable {
    /// The position of the rule.
    public let rule: Int
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let initialStates: [State]

  /// What can happen, in the order in which actions are listed.
  public let rules: [Rule<State>]

  /// The systems that behave alike.
  public let classes: SystemClasses

  private let guards: RuleGuards<State>
  /// What each rule does; beside the rules, because copying a rule for each step takes time.
  private let effects: [@Sendable (inout State) -> Void]

  /// Creates a machine.
  /// - Precondition: The rules have at most 256 different conditions between them, and conditions
  ///   with the same name are the same condition.
  public init(initialStates: [State], rules: [Rule<State>]) {
    self.init(initialStates: initialStates, rules: rules, classes: SystemClasses(of: .all))
  }

  /// Creates a machine of systems that fall into some classes.
  init(initialStates: [State], rules: [Rule<State>], classes: SystemClasses) {
    self.initialStates = initialStates
    self.rules = rules
    self.classes = classes
    effects = rules.map(\.effect)
    guards = RuleGuards(rules: rules)
  }

  /// Creates the machine of a model of some systems.
  ///
  /// - Parameters:
  ///   - versions: The systems. Rules of others are left out.
  ///   - rules: What can happen, each on its systems.
  ///   - ranges: The systems on which more can happen for another reason than a rule of their own.
  ///   - starts: Where lives begin on the systems of one class.
  /// - Precondition: As for ``init(initialStates:rules:)``.
  init(
    on versions: SystemVersions, rules: [Rule<State>], distinguishing ranges: [SystemVersions] = [],
    startingAt starts: (SystemVersions) -> [State]
  ) {
    let rules = rules.compactMap { $0.inModel(of: versions) }
    let classes = SystemClasses(of: versions, ranges: rules.map(\.systems) + ranges)
    let leading = classes.leading
    let initialStates = leading.flatMap { systems in
      let states = starts(systems)
      precondition(
        leading.count == 1 || states.allSatisfy { systems.isSubset(of: $0.systems) },
        "a state does not know its systems, which are \(systems.words)")
      return states
    }
    self.init(initialStates: initialStates, rules: rules, classes: classes)
  }

  /// The rule behind an action.
  public func rule(of action: Action) -> Rule<State> { rules[action.rule] }

  /// The action with a rule's name, or nil if no rule has it.
  public func action(named name: String) -> Action? {
    rules.firstIndex { $0.name == name }.map(Action.init)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RuleMachine {
  public func actions(in state: State) -> [Action] {
    var enabled: [Action] = []
    guards.forEachEnabledRule(in: state) { enabled.append(Action(rule: $0)) }
    return enabled
  }

  public func successor(of state: State, taking action: Action) -> State {
    var target = state
    effects[action.rule](&target)
    return target
  }

  public func describe(_ state: State) -> String { state.summary }

  public func describe(_ action: Action) -> ActionDescription {
    let rule = rules[action.rule]
    return ActionDescription(
      name: rule.name, initiator: rule.initiator.rawValue, callback: rule.deliveryName,
      isDelivery: rule.isDeliveryAlone, isKill: rule.kind == .kill)
  }
}

/// The guards of all rules of a machine, arranged so that each condition is tested once per state.
///
/// Rules share most of their conditions. The value of each is kept as one bit, and a rule of which
/// one is known to be false is passed over. Most rules fail by their first condition, so most
/// conditions are never tested.
struct RuleGuards<State: ModelState>: Sendable {
  /// One bit for each condition.
  private typealias Bits = SIMD4<UInt64>

  /// The most distinct conditions that the rules of a machine can have.
  private static var limit: Int { Bits.scalarCount * 64 }

  private let tests: [@Sendable (State) -> Bool]
  /// The numbers of the conditions of each rule, in their order.
  private let conditions: [[Int]]
  /// The same as bits.
  private let needs: [Bits]

  init(rules: [Rule<State>]) {
    var tests: [@Sendable (State) -> Bool] = []
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
      tests.append(condition.test)
    }
    self.tests = tests
    conditions = rules.map { rule in rule.conditions.compactMap { numbers[$0.name] } }
    needs = conditions.map { $0.reduce(into: Bits()) { $0.insert($1) } }
  }

  func forEachEnabledRule(in state: State, _ body: (Int) -> Void) {
    var (holding, failing) = (Bits(), Bits())
    var rule = 0
    while rule < needs.count {
      let needed = needs[rule]
      if needed & failing == Bits()
        && (needed & ~holding == Bits()
          || conditions[rule].allSatisfy { test($0, state, &holding, &failing) })
      {
        body(rule)
      }
      rule += 1
    }
  }

  private func test(
    _ number: Int, _ state: State, _ holding: inout Bits, _ failing: inout Bits
  ) -> Bool {
    if holding.contains(number) { return true }
    let holds = tests[number](state)
    if holds { holding.insert(number) } else { failing.insert(number) }
    return holds
  }
}

extension SIMD4<UInt64> {
  fileprivate mutating func insert(_ number: Int) { self[number >> 6] |= 1 << UInt64(number & 63) }

  fileprivate func contains(_ number: Int) -> Bool {
    self[number >> 6] >> UInt64(number & 63) & 1 == 1
  }
}
