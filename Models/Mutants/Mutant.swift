import ModelChecking

/// A model with one rule broken on purpose.
public struct Mutant<State: ModelState>: Sendable {
  /// The position of the broken rule.
  public let rule: Int
  /// How it is broken.
  public let operation: MutationOperator
  /// The name of the broken rule.
  public let ruleName: String
  /// What is broken in it, in words.
  public let fault: String
  /// The machine that is broken.
  let original: RuleMachine<State>
  /// The broken rule.
  let broken: Rule<State>

  /// The machine with the broken rule, created anew on each call.
  public var machine: RuleMachine<State> {
    var rules = original.rules
    rules[rule] = broken
    return RuleMachine(initialStates: original.initialStates, rules: rules)
  }

  /// The broken rule and what is broken in it, in words.
  public var name: String { "\(ruleName): \(fault)" }
}

extension RuleMachine {
  /// Every mutant of this machine, in the order of its rules.
  public var mutants: [Mutant<State>] {
    rules.enumerated().flatMap { index, rule in
      rule.brokenVariants.map { variant in
        Mutant(
          rule: index, operation: variant.operation, ruleName: rule.name,
          fault: variant.operation.description(of: rule), original: self, broken: variant.rule)
      }
    }
  }
}

/// A systematic way to break one rule of a model.
public enum MutationOperator: Hashable, Sendable {
  /// The rule takes effect, but nothing is delivered.
  case callbackDropped
  /// One of the conditions, by position, no longer guards the rule.
  case conditionDropped(Int)
  /// The rule happens without effect.
  case effectDropped
  /// The rule has another effect; what is wrong with it, in words.
  case fault(String)
}

extension MutationOperator {
  /// What is broken, in words.
  public func description<State>(of rule: Rule<State>) -> String {
    switch self {
    case .callbackDropped: "callback dropped"
    case .conditionDropped(let index): "condition dropped: \(rule.conditions[index].name)"
    case .effectDropped: "effect dropped"
    case .fault(let name): name
    }
  }
}

extension Rule {
  /// Every broken variant of this rule; some of them change nothing that can be reached.
  var brokenVariants: [(operation: MutationOperator, rule: Rule)] {
    var variants: [(operation: MutationOperator, rule: Rule)] = []
    for index in conditions.indices {
      var rest = conditions
      rest.remove(at: index)
      variants.append((.conditionDropped(index), with(conditions: rest)))
    }
    if callback != nil { variants.append((.callbackDropped, with(callback: .some(nil)))) }
    if kind != .kill { variants.append((.effectDropped, with { _ in })) }
    for fault in State.faults(of: self) {
      let broken = with { [effect] state in
        let source = state
        effect(&state)
        state = fault.target(source, state)
      }
      variants.append((.fault(fault.name), broken))
    }
    return variants
  }

  private func with(
    callback: Callback?? = nil, conditions: [Condition<State>]? = nil,
    effect: (@Sendable (inout State) -> Void)? = nil
  ) -> Rule {
    var rule = self
    rule.conditions = conditions ?? self.conditions
    rule.callback = callback ?? self.callback
    rule.effect = effect ?? self.effect
    return rule
  }
}
