import ModelChecking

/// An action of a machine of rules.
public struct RuleAction: Hashable, Sendable {
  /// The position of the rule in ``RuleMachine/rules``.
  public let rule: Int
}

/// The machine of a list of rules: in each state every enabled rule is one action.
public struct RuleMachine<State: ModelState>: DescribedMachine {
  /// What can happen, in the order in which actions are listed.
  public var rules: [Rule<State>] { parts.rules }

  /// The systems that behave alike.
  public var classes: SystemClasses { parts.classes }

  private let parts: Parts

  /// What a machine is made of. A class, because a search copies its machine for each state, and would
  /// count one more owner of each part.
  private final class Parts: Sendable {
    let initialStates: [State]
    let rules: [Rule<State>]
    let classes: SystemClasses
    let guards: RuleGuards
    let effects: RuleEffects<State>

    init(initialStates: [State], rules: [Rule<State>], classes: SystemClasses) {
      self.initialStates = initialStates
      self.rules = rules
      self.classes = classes
      guards = RuleGuards(rules: rules)
      effects = RuleEffects(of: rules)
    }
  }

  /// Creates a machine.
  /// - Precondition: The rules have at most 256 different conditions between them, and conditions
  ///   with the same name are the same condition.
  public init(initialStates: [State], rules: [Rule<State>]) {
    self.init(initialStates: initialStates, rules: rules, classes: SystemClasses(of: .all))
  }

  /// Creates a machine of systems that fall into some classes.
  init(initialStates: [State], rules: [Rule<State>], classes: SystemClasses) {
    parts = Parts(initialStates: initialStates, rules: rules, classes: classes)
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
  public typealias Encoding = State.Encoding

  public typealias Action = RuleAction

  public var initialStates: [State] { parts.initialStates }

  public func actions(in state: State) -> [Action] {
    withUnsafePointer(to: state) { parts.guards.enabledRules(in: $0) }
  }

  public func listActions(
    ofEach states: ArraySlice<State>, in lists: inout [[Action]]
  ) -> Bool {
    states.withUnsafeBufferPointer { parts.guards.listEnabledRules(inEach: $0, in: &lists) }
    return true
  }

  public func successor(of state: State, taking action: Action) -> State {
    var target = state
    parts.effects.apply(action.rule, to: &target)
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
