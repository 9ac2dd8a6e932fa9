import ModelChecking

/// What a property demands of the states or steps of a symbolic model.
///
/// The functions in it are found from all reachable states, also from those in which the property does
/// not test them, and from some to which broken rules would lead. So a tool that reached another state
/// could well find the property violated.
package struct SymbolicCheck: Sendable {
  /// What is demanded.
  package indirect enum Formula: Hashable, Sendable {
    /// The same for all states.
    case constant(Bool)
    /// A test of the variables before the step, or of the state.
    case before(DecisionTree)
    /// A test of the variables after the step.
    case after(DecisionTree)
    /// Both.
    case and(Formula, Formula)
    /// At least one.
    case or(Formula, Formula)
    /// The opposite.
    case not(Formula)
  }

  /// Where the formula is demanded.
  package enum Subject: Sendable {
    /// In each state.
    case states(Formula)
    /// At the steps of some rules, by their positions in ``SymbolicModel/steps``.
    case steps([Int: Formula])
  }

  /// The identifier of the property.
  package let id: String
  /// What must always be so; for a claim that something is possible, that it never happens.
  package let subject: Subject
}

/// A claim that cannot be asked as a question about single states or steps.
package struct UntranslatedClaim: Sendable {
  /// The identifier of the property.
  package let id: String
  /// What the property says.
  package let statement: String
  /// Why it is left out.
  package let reason: String
}

extension SymbolicModel {
  /// The claims of a property as checks, and those that cannot be.
  /// - Complexity: O(states) for each test in the claims.
  package func checks(
    of property: SuiteProperty<M.State>
  ) -> (checks: [SymbolicCheck], untranslated: [UntranslatedClaim]) {
    var checks: [SymbolicCheck] = []
    var untranslated: [UntranslatedClaim] = []
    let id = property.property.id
    for claim in property.property.claims {
      let subject: SymbolicCheck.Subject
      switch claim {
      case .always(let condition):
        subject = .states(.test(tree { condition.holds(in: $0) }, isAfter: false))
      case .reachable(let condition):
        subject = .states(.negated(.test(tree { condition.holds(in: $0) }, isAfter: false)))
      case .everyStep(let trigger, let condition):
        subject = .steps(formulas(!trigger || condition))
      case .reachableStep(let condition):
        subject = .steps(formulas(!condition))
      case .alwaysPossible, .noDeadlock, .pattern:
        untranslated.append(
          UntranslatedClaim(
            id: id, statement: property.property.statement, reason: Self.reason(for: claim)))
        continue
      }
      checks.append(
        SymbolicCheck(id: id, subject: subject))
    }
    return (checks, untranslated)
  }

  private static func reason(for claim: Claim<RuleMachine<M.State>>) -> String {
    switch claim {
    case .alwaysPossible: "“from every state it is possible” is a question about branches"
    case .noDeadlock: "the tool looks for states without a step itself"
    default: "it is about the order of several steps"
    }
  }

  private func tree(where test: (M.State) -> Bool) -> DecisionTree {
    variables.learner.tree(
      of: Array(Int32(0)..<Int32(states.count)), values: states.map { test($0) ? 1 : 0 })
  }

  /// The condition at the steps of each rule; rules at whose steps it always holds are left out.
  private func formulas(
    _ condition: StepPredicate<RuleMachine<M.State>>
  ) -> [Int: SymbolicCheck.Formula] {
    var trees: [StepTestPlace: DecisionTree] = [:]
    var formulas: [Int: SymbolicCheck.Formula] = [:]
    for (position, step) in steps.enumerated() {
      let formula = translated(
        condition.formula(for: step.action), at: step, knowing: &trees)
      if formula != .constant(true) { formulas[position] = formula }
    }
    return formulas
  }

  private func translated(
    _ formula: StepFormula<RuleMachine<M.State>>, at step: Step,
    knowing trees: inout [StepTestPlace: DecisionTree]
  ) -> SymbolicCheck.Formula {
    switch formula {
    case .constant(let value): return .constant(value)
    case .source(let place, let test):
      return .test(tree(at: place, knowing: &trees, test), isAfter: false)
    case .target(let place, let test):
      return .test(tree(at: place, knowing: &trees, test), isAfter: true)
    case .step(let test):
      let values = step.steps.map { source, target in
        test(states[Int(source)], step.action, states[Int(target)]) ? UInt16(1) : 0
      }
      return .test(
        variables.learner.tree(of: step.steps.map(\.source), values: values), isAfter: false)
    case .and(let left, let right):
      return .joined(
        translated(left, at: step, knowing: &trees), translated(right, at: step, knowing: &trees),
        decidedBy: false)
    case .or(let left, let right):
      return .joined(
        translated(left, at: step, knowing: &trees), translated(right, at: step, knowing: &trees),
        decidedBy: true)
    case .not(let formula): return .negated(translated(formula, at: step, knowing: &trees))
    }
  }

  /// A test of states; one that stands at the same place for every action is the same.
  private func tree(
    at place: StepTestPlace, knowing trees: inout [StepTestPlace: DecisionTree],
    _ test: (M.State) -> Bool
  ) -> DecisionTree {
    if !place.dependsOnAction, let known = trees[place] { return known }
    let tree = tree(where: test)
    trees[place] = tree
    return tree
  }
}

extension SymbolicCheck.Formula {
  /// A test; a constant where it always has the same value.
  fileprivate static func test(_ tree: DecisionTree, isAfter: Bool) -> Self {
    if case .value(let value) = tree { return .constant(value == 1) }
    return isAfter ? .after(tree) : .before(tree)
  }

  /// Both, or at least one if true decides.
  fileprivate static func joined(_ left: Self, _ right: Self, decidedBy decisive: Bool) -> Self {
    switch (left, right) {
    case (.constant(decisive), _), (_, .constant(decisive)): .constant(decisive)
    case (.constant, let other), (let other, .constant): other
    default: decisive ? .or(left, right) : .and(left, right)
    }
  }

  /// The opposite.
  fileprivate static func negated(_ formula: Self) -> Self {
    if case .constant(let value) = formula { return .constant(!value) }
    return .not(formula)
  }
}
