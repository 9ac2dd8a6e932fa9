import ModelChecking

/// A model with one rule broken on purpose.
public struct Mutant<State: ModelState>: Sendable {
  /// The position of the broken rule.
  public let rule: Int
  /// How it is broken.
  public let operation: MutationOperator
  /// The rule and what is broken in it, in words.
  public let name: String
  /// The machine with the broken rule.
  public let machine: RuleMachine<State>
}

extension RuleMachine {
  /// Every mutant of this machine, in the order of its rules.
  public var mutants: [Mutant<State>] {
    rules.enumerated().flatMap { index, rule in
      rule.brokenVariants.map { variant in
        var broken = rules
        broken[index] = variant.rule
        return Mutant(
          rule: index, operation: variant.operation,
          name: "\(rule.name): \(variant.operation.description(of: rule))",
          machine: RuleMachine(initialStates: initialStates, rules: broken))
      }
    }
  }
}
