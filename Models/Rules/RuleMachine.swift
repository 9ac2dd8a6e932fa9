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

  private let guards: RuleGuards<State>

  /// Creates a machine.
  /// - Precondition: The rules have at most 256 different conditions between them, and conditions
  ///   with the same name are the same condition.
  public init(initialStates: [State], rules: [Rule<State>]) {
    self.initialStates = initialStates
    self.rules = rules
    guards = RuleGuards(rules: rules)
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
    rules[action.rule].effect(&target)
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
