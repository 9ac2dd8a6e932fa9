import LifecycleModels
import ModelChecking

/// The claims of a model for tools that know no Swift: as checks of states and steps, as formulas of
/// temporal logic, or not at all.
struct TranslatedClaims<M: Model> {
  /// Claims about single states and steps, and whether they are expected to hold.
  private(set) var checks: [(check: SymbolicCheck, isExpected: Bool)] = []
  /// Claims about the order of steps and about whole runs. Each has an identifier of its own.
  private(set) var temporal: [TemporalCheck] = []
  /// The others, and why they are left out.
  private(set) var untranslated: [(id: String, words: String)] = []

  /// - Throws: `LivenessError` if a statement names what the model lacks.
  init(_ model: SymbolicModel<M>) throws {
    for property in model.model.properties(of: model.model.machine) {
      let id = property.property.id
      let isExpected = property.role == .invariant
      var count = 0
      for claim in property.property.claims {
        if let check = model.check(claim, id: id) {
          checks.append((check, isExpected))
        } else if case .pattern(let pattern) = claim {
          count += 1
          let id = count == 1 ? id : "\(id)_\(count)"
          let isExpected = !property.isExpectedToBeViolated
          if let check = model.check(pattern, id: id, isExpected: isExpected) {
            temporal.append(check)
          }
        } else {
          untranslated.append(
            (id, "\(property.property.statement): \(Self.reason(for: claim))"))
        }
      }
    }
    for statement in model.model.livenessStatements {
      if let check = try model.check(statement) {
        temporal.append(check)
      } else {
        let reason = "formulas with strong fairness become too large"
        untranslated.append((statement.id, "\(statement.statement): \(reason)"))
      }
    }
  }

  /// The claims that are no checks of states or steps, with the reasons, for a tool that has only these.
  var left: [String] {
    temporal.map { "\($0.id): it is about the order of several steps" }
      + untranslated.map { "\($0.id): \($0.words)" }
  }

  private static func reason(for claim: Claim<RuleMachine<M.State>>) -> String {
    if case .noDeadlock = claim {
      "the tool looks for states without a step itself"
    } else {
      "“from every state it is possible” is a question about branches"
    }
  }
}

extension SymbolicCheck {
  /// Every test in it.
  var tests: [Test] {
    switch subject {
    case .states(let formula): formula.tests
    case .steps(let formulas): formulas.sorted { $0.key < $1.key }.flatMap(\.value.tests)
    }
  }
}
