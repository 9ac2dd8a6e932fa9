import ModelChecking

/// What a property demands of the states or steps of a symbolic model.
///
/// The functions in it are found from all reachable states, also from those in which the property does
/// not test them, and from some to which broken rules would lead. So a tool that reached another state
/// could well find the property violated.
package struct SymbolicCheck: Sendable {
  /// A test of the variables before or after a step, or in a state.
  package struct Test: Hashable, Sendable {
    /// Where it holds: a function with the values 0 and 1.
    package let tree: DecisionTree
    /// Whether it is one of the state after the step.
    package let isAfter: Bool

    /// The test as a formula; a constant where it always has the same value.
    static func formula(_ tree: DecisionTree, isAfter: Bool = false) -> Formula {
      if case .value(let value) = tree { return .constant(value == 1) }
      return .test(Test(tree: tree, isAfter: isAfter))
    }
  }

  /// What is demanded.
  package typealias Formula = StepFormula<Test>

  /// Formulas for the steps of some rules, by their positions in ``SymbolicModel/steps``.
  package typealias StepFormulas = [Int: Formula]

  /// Where the formula is demanded.
  package enum Subject: Sendable {
    /// In each state.
    case states(Formula)
    /// At the steps of some rules.
    case steps(StepFormulas)
  }

  /// The identifier of the property.
  package let id: String
  /// What must always be so; for a claim that something is possible, that it never happens.
  package let subject: Subject
}

extension SymbolicModel {
  /// A claim about single states or steps; nil for one about the order of several steps.
  /// - Complexity: O(states) for each test in the claim.
  package func check(_ claim: Claim<RuleMachine<M.State>>, id: String) -> SymbolicCheck? {
    switch claim {
    case .always(let condition):
      SymbolicCheck(id: id, subject: .states(formula(condition)))
    case .reachable(let condition):
      SymbolicCheck(id: id, subject: .states(.negated(formula(condition))))
    case .everyStep(let trigger, let condition):
      SymbolicCheck(id: id, subject: .steps(formulas(!trigger || condition, without: true)))
    case .reachableStep(let condition):
      SymbolicCheck(id: id, subject: .steps(formulas(!condition, without: true)))
    case .alwaysPossible, .noDeadlock, .pattern: nil
    }
  }

  private func formula(
    _ condition: StatePredicate<RuleMachine<M.State>>
  ) -> SymbolicCheck.Formula {
    SymbolicCheck.Test.formula(tree { condition.holds(in: $0) })
  }

  func tree(where test: (M.State) -> Bool) -> DecisionTree {
    variables.learner.tree(values: states.map { test($0) ? 1 : 0 })
  }

  /// The condition at the steps of each rule, without those rules at whose steps it is a constant.
  func formulas(
    _ condition: StepPredicate<RuleMachine<M.State>>, without constant: Bool
  ) -> SymbolicCheck.StepFormulas {
    var trees: [StepTestPlace: DecisionTree] = [:]
    // A test that stands at the same place for every action is the same.
    func tree(at place: StepTestPlace, _ test: (M.State) -> Bool) -> DecisionTree {
      if !place.dependsOnAction, let known = trees[place] { return known }
      let tree = self.tree(where: test)
      trees[place] = tree
      return tree
    }
    var formulas: SymbolicCheck.StepFormulas = [:]
    for (position, step) in steps.enumerated() {
      let formula = condition.formula(for: step.action).replacingTests { test in
        switch test {
        case .source(let place, let test): SymbolicCheck.Test.formula(tree(at: place, test))
        case .target(let place, let test):
          SymbolicCheck.Test.formula(tree(at: place, test), isAfter: true)
        case .step(let test):
          SymbolicCheck.Test.formula(
            variables.learner.tree(
              of: step.steps.map(\.source),
              values: step.steps.map { source, target in
                test(states[Int(source)], step.action, states[Int(target)]) ? 1 : 0
              }))
        }
      }
      if case .constant(constant) = formula { continue }
      formulas[position] = formula
    }
    return formulas
  }
}
