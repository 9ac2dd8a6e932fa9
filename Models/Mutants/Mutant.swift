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
  /// The machine with the broken rule.
  public let machine: RuleMachine<State>

  /// The broken rule and what is broken in it, in words.
  public var name: String { "\(ruleName): \(fault)" }
}

extension RuleMachine {
  /// Every mutant of this machine, in the order of its rules.
  public var mutants: [Mutant<State>] {
    rules.enumerated().flatMap { index, rule in
      rule.brokenVariants.map { variant in
        var broken = rules
        broken[index] = variant.rule
        return Mutant(
          rule: index, operation: variant.operation, ruleName: rule.name,
          fault: variant.operation.description(of: rule),
          machine: RuleMachine(initialStates: initialStates, rules: broken))
      }
    }
  }
}
