import LifecycleModels
import ModelChecking
import Reporting

/// A model as a module of TLA+, for TLC and Apalache.
struct TLAModel<M: Model> {
  private let model: SymbolicModel<M>
  private let claims: TranslatedClaims<M>
  private let text: ModelText
  private let conditions: [String]
  /// The names of the rules as actions.
  private let rules: [String]
  private var names: Set<String>

  /// - Throws: `LivenessError` if a statement names what the model lacks.
  init(_ model: SymbolicModel<M>) throws {
    self.model = model
    claims = try TranslatedClaims(model)
    text = ModelText(model.variables, .tla)
    var used: Set<String> = []
    conditions = model.conditionNames(besides: &used)
    rules = model.steps.map { Symbol($0.rule.name).unique(in: &used) }
    names = used
  }

  /// The whole module. Its name is that of the file which TLC expects.
  mutating func text(header: [String]) -> String {
    let properties = properties
    let lines =
      header + [
        "",
        "TLC finds \(model.stateCount.grouped) distinct states. It needs a file \(model.model.name).cfg with:",
        "",
        "  SPECIFICATION Spec",
        "  CHECK_DEADLOCK FALSE",
      ] + properties.settings
      + [
        "",
        "What iOS guarantees holds. What is believed and false, and the opposite of what is possible, is",
        "refuted, one of these at a time:",
        properties.refuted.joined(separator: ", "),
        "",
        "The conditions are exact for the states that can be reached. A step that changes nothing is no step",
        "for TLA+, and no claim about steps sees it.",
      ] + claims.left.map { "Left out: \($0)" }
    let variables = model.variables.variables
    let types = variables.map { model.variables.types[$0.type].isTruth ? "Bool" : "Str" }
    let declarations = zip(variables, types).map { "  \\* @type: \($1);\n  \($0.name)" }
    let initialStates = model.initialStates.map { values in
      values.indices.map { "\(variables[$0].name) = \(text.constant(values[$0], of: $0))" }
        .joined(separator: " /\\ ")
    }
    return "---- MODULE \(model.model.name) ----\n(*\n"
      + lines.map { "  \($0.replacing("(*", with: "( *").replacing("*)", with: "* )"))\n" }.joined()
      + "*)\n\nVARIABLES\n" + declarations.joined(separator: ",\n")
      + "\n\nvars == <<\(variables.map(\.name).joined(separator: ", "))>>\n\n"
      + zip(conditions, model.conditions).map { "\($0) == \(text.condition($1.test))\n" }.joined()
      + "\nInit ==\n" + initialStates.map { "  \\/ \($0)\n" }.joined() + "\n"
      + model.steps.indices.map(action).joined() + "Next ==\n"
      + rules.map { "  \\/ \($0)\n" }.joined()
      + "\nSpec == Init /\\ [][Next]_vars\n\n" + properties.text + "====\n"
  }

  private func action(_ position: Int) -> String {
    let step = model.steps[position]
    let facts = step.rule.citations.map(\.label).joined(separator: ", ")
    let assigned = Set(step.assignments.map(\.variable))
    let others = model.variables.variables.indices.filter { !assigned.contains($0) }
    let parts =
      step.conditions.map { conditions[$0] }
      + step.assignments.map { variable, value in
        "\(model.variables.variables[variable].name)' = \(text.value(value, for: variable))"
      }
      + (others.isEmpty
        ? []
        : [
          "UNCHANGED <<\(others.map { model.variables.variables[$0].name }.joined(separator: ", "))>>"
        ])
    return "\\* \(step.rule.name) (\(facts))\n\(rules[position]) ==\n"
      + parts.map { "  /\\ \($0)\n" }.joined() + "\n"
  }

  /// The claims as operators, with the lines that ask TLC for those which hold.
  private var properties: (text: String, settings: [String], refuted: [String]) {
    mutating get {
      var text = ""
      var settings: [String] = []
      var refuted: [String] = []
      for (check, isExpected) in claims.checks {
        let body: String
        let word: String
        switch check.subject {
        case .states(let formula):
          word = "INVARIANT"
          body = self.text.condition(formula) { self.text.condition($0.tree) }
        case .steps(let formulas):
          word = "PROPERTY"
          var rulesOf: [String: [Int]] = [:]
          for (position, formula) in formulas {
            let condition = self.text.condition(formula) { test in
              test.isAfter ? "(\(self.text.condition(test.tree)))'" : self.text.condition(test.tree)
            }
            rulesOf[condition, default: []].append(position)
          }
          let parts = rulesOf.map { condition, positions in
            (self.text.joined(positions.sorted().map { rules[$0] }, "\\/"), condition)
          }.sorted { $0 < $1 }.map { "(\($0) => \($1))" }
          body = parts.isEmpty ? "TRUE" : "[][\(self.text.joined(parts, "/\\"))]_vars"
        }
        if body == "TRUE" { continue }
        let name = Symbol(check.id).unique(in: &names)
        text += "\(name) == \(body)\n\n"
        if isExpected {
          settings.append("  \(word) \(name)")
        } else {
          refuted.append("\(word) \(name)")
        }
      }
      return (text, settings, refuted)
    }
  }
}
