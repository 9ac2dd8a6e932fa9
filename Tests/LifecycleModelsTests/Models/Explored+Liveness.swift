import LifecycleModels
import ModelChecking

// What is asked of the statements about what must happen in the end.
extension Explored {
  private var statements: [LivenessStatement<M.State>] { model.livenessStatements }

  var livenessIDs: [String] { statements.map(\.id) }

  var citedForLiveness: [(name: String, citations: [Citation])] {
    statements.map { ($0.id, $0.citations) } + model.fairRules.map { ($0.name, $0.citations) }
  }

  /// The statements that do not come out as expected, each with what came out.
  var livenessSurprises: [String] {
    statements.compactMap { statement in
      let outcome = self.outcome(of: statement)
      let breaks = statement.isExpectedToFail || statement.role == .witness
      return outcome == (breaks ? "fails" : "holds") ? nil : "\(statement.id): \(outcome)"
    }
  }

  /// The assumptions of invariants that these would hold without.
  var needlessFairness: [String] {
    statements.filter { $0.role == .invariant }.flatMap { statement in
      statement.assumed.filter { group in
        outcome(of: statement.assuming(statement.assumed.filter { $0 != group })) != "fails"
      }
      .map { "\(statement.id): \($0)" }
    }
  }

  /// The names in formulas that stand for nothing in this model.
  var unknownNames: [String] {
    let known = Set(
      ((try? model.livenessVocabulary(of: machine))?.predicates ?? []).map(\.name))
    return statements.flatMap { statement in
      ((try? LTLFormula(statement.formula))?.predicates ?? ["\(statement.id) is no formula"])
        .filter { !known.contains($0) }
    }
  }

  /// The delivery rules, every one of so many, that may come again and again without a statement that
  /// is broken by it.
  func repeatedDeliveriesThatNobodyMisses(every stride: Int) -> [String] {
    let promise = statements.first { $0.id == "L1" }
    // What tells of an expiration is never owed.
    let delivered = machine.rules.indices.filter { number in
      let rule = machine.rules[number]
      return rule.kind == .delivery && rule.initiator == .system
        && rule.callback != .taskExpiration
    }
    return delivered.enumerated().compactMap { index, number in
      if index % stride != 0 { return nil }
      var rules = machine.rules
      rules[number].effect = { _ in }
      let mutant = RuleMachine(initialStates: machine.initialStates, rules: rules)
      guard let promise,
        let property = try? model.livenessProperty(of: promise, in: mutant),
        case .fails = mutant.explore().check(property)
      else { return machine.rules[number].name }
      return nil
    }
  }

  private func outcome(of statement: LivenessStatement<M.State>) -> String {
    guard let property = try? model.livenessProperty(of: statement, in: machine) else {
      return "no statement"
    }
    return switch graph.check(property) {
    case .holds: "holds"
    case .fails: "fails"
    case .vacuous: "vacuous"
    case .unfair: "unfair"
    case .undecided(let doubt): doubt.description
    case .faulty(let fault): fault.description
    }
  }
}
