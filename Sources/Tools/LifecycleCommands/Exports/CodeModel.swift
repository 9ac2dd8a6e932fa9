import LifecycleModels
import ModelChecking
import Reporting

/// A model as a file of a programming language that needs no other: its states, its rules, and random lives.
struct CodeModel<M: Model> {
  private let model: SymbolicModel<M>
  private let language: CodeLanguage
  private let text: ModelText
  /// The names of the functions of the conditions.
  private let conditions: [String]

  init(_ model: SymbolicModel<M>, in language: CodeLanguage) {
    self.model = model
    self.language = language
    text = ModelText(model.variables, language.dialect)
    var used: Set<String> = []
    conditions = model.conditionNames(besides: &used)
  }

  /// The whole file.
  func text(header: [String]) -> String {
    let lines =
      header + [
        "\(model.stateCount.grouped) states can be reached, by \(model.transitionCount.grouped) transitions.",
        "The conditions are exact for these states, and mean nothing in others.",
      ]
    let usual = model.initialStates[0]
    let fields = model.variables.variables.indices.map { variable in
      CodeLanguage.Field(
        name: model.variables.variables[variable].name,
        isTruth: model.variables.type(of: variable).isTruth,
        value: text.constant(usual[variable], of: variable))
    }
    let initialStates = model.initialStates.map { values in
      values.indices.filter { values[$0] != usual[$0] }.map { variable in
        (fields[variable].name, text.constant(values[variable], of: variable))
      }
    }
    let rules = model.steps.map { language.rule(rule($0)) }
    return lines.map { "\(language.comment) \($0)\n" }.joined() + "\n" + language.states(fields)
      + zip(conditions, model.conditions).map { name, condition in
        language.condition(name, text.condition(condition.test))
      }.joined()
      + language.initialStates(initialStates) + language.rules.before
      + rules.joined(separator: ",\n") + language.rules.after + language.machine
  }

  private func rule(_ step: SymbolicModel<M>.Step) -> CodeLanguage.Rule {
    let guards = step.conditions.map { "\(conditions[$0])(s)" }
    return CodeLanguage.Rule(
      name: "\"\(step.rule.name)\"", callback: step.rule.callback.map { "\"\($0.name)\"" },
      initiator: "\"\(step.rule.initiator.rawValue)\"",
      condition: guards.isEmpty
        ? language.dialect.truths[1] : text.joined(guards, language.dialect.and),
      assignments: step.assignments.map { variable, value in
        (model.variables.variables[variable].name, text.value(value, for: variable))
      })
  }
}
