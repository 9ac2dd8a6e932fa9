import LifecycleModels
import Reporting

/// A model in Promela, the language of SPIN.
///
/// The process is in one place before each step, so SPIN stores the states of the model, and one more
/// from which the initial states are chosen.
struct PromelaModel<M: Model> {
  let model: SymbolicModel<M>
  let checks: [(check: SymbolicCheck, isExpected: Bool)]
  let untranslated: [UntranslatedClaim]

  private let language: SymbolicText
  /// The names of the tests that are defined, by what they test.
  private let names: [DecisionTree: String]
  private let definitions: String
  private var savedCount = 0
  private var keptCount = 0

  init(_ model: SymbolicModel<M>) {
    self.model = model
    var checks: [(SymbolicCheck, Bool)] = []
    var untranslated: [UntranslatedClaim] = []
    for property in model.model.properties(of: model.model.machine) {
      let (found, left) = model.checks(of: property)
      checks += found.map { ($0, property.role == .invariant) }
      untranslated += left
    }
    self.checks = checks
    self.untranslated = untranslated
    let language = SymbolicText.promela(model.variables)
    self.language = language
    var definitions = ""
    var names: [DecisionTree: String] = [:]
    var used = Set(model.variables.variables.map(\.name))
    func define(_ tree: DecisionTree, _ name: String, _ remark: String) {
      if case .value = tree { return }
      guard names[tree] == nil else { return }
      let symbol = Symbol(name).unique(in: &used)
      names[tree] = symbol
      definitions +=
        (remark.isEmpty ? "" : "/* \(remark) */\n")
        + "#define \(symbol) (\(language.condition(tree)))\n"
    }
    for condition in model.conditions {
      define(condition.test, "is_" + condition.name, Self.comment(condition.name))
    }
    for (check, _) in checks {
      for tree in check.trees { define(tree, "test_" + check.id, "") }
    }
    self.names = names
    self.definitions = definitions
  }

  private static func comment(_ words: String) -> String {
    words.replacing("*/", with: "* /").replacing("/*", with: "/ *").replacing("\\", with: "/")
  }

  /// The whole file.
  mutating func text(header: [String]) -> String {
    let lines =
      header + [
        "",
        "SPIN stores \((model.stateCount + 1).grouped) states, one of them before the beginning, and",
        "\((model.transitionCount + model.initialStates.count + 1).grouped) transitions, the beginning counted as one:",
        "",
        "  spin -a FILE && gcc -O2 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m1000000",
        "",
        "What iOS guarantees is asserted. What is believed and false, and what is possible, is",
        "asserted with -DCHECK_ID for spin, to be refuted. The guards and assignments are exact for",
        "the states that can be reached.",
      ]
    let process = process
    return "/* " + lines.map(Self.comment).joined(separator: "\n   ") + "\n*/\n\n" + types
      + variables + "\n" + definitions + "\n" + stateAssertions + process + leftOut
  }

  private var types: String {
    model.variables.types.filter { !$0.isTruth }.map { type in
      type.values.indices.map { "#define \(type.symbol($0)) \($0)\n" }.joined()
    }.joined(separator: "\n") + "\n"
  }

  private var variables: String {
    model.variables.variables.map { variable in
      let type = model.variables.types[variable.type]
      return
        "\(type.isTruth ? "bool" : type.values.count <= 256 ? "byte" : "short") \(variable.name);\n"
    }.joined() + (0..<savedCount).map { "hidden byte before_\($0);\n" }.joined()
      + (0..<keptCount).map { "hidden short kept_\($0);\n" }.joined()
  }

  /// What is asserted in each state, as a macro that each step ends with.
  private var stateAssertions: String {
    let lines = checks.compactMap { check, isExpected -> Line? in
      guard case .states(let formula) = check.subject, formula != .constant(true) else {
        return nil
      }
      let text = formula.text(language, naming: name)
      return Line(check, isExpected, "  assert(\(text)); /* \(Self.comment(check.id)) */\n")
    }
    return "inline check_state() {\n" + Self.guarded(lines) + "  skip\n}\n\n"
  }

  private func name(_ formula: SymbolicCheck.Formula) -> String {
    switch formula {
    case .before(let tree), .after(let tree): names[tree] ?? language.condition(tree)
    default: ""
    }
  }

  /// A line that only a run with the option of its claim has, unless iOS guarantees the claim.
  private struct Line {
    let option: String?
    let text: String

    init(_ check: SymbolicCheck, _ isExpected: Bool, _ text: String) {
      option = isExpected ? nil : "CHECK_\(Symbol(check.id, isWhole: false).text)"
      self.text = text
    }
  }

  /// The lines, those that every run has first.
  private static func guarded(_ lines: [Line]) -> String {
    let always = lines.filter { $0.option == nil }.map(\.text).joined()
    return (always.isEmpty ? "" : "#ifndef WITHOUT_ASSERTIONS\n\(always)#endif\n")
      + lines.map { line in line.option.map { "#ifdef \($0)\n\(line.text)#endif\n" } ?? "" }
      .joined()
  }

  private var process: String {
    mutating get {
      var text = "init {\n  if\n"
      for values in model.initialStates {
        let assignments = values.indices.filter { values[$0] != 0 }.map { variable in
          " \(language.name(variable)) = \(language.constant(values[variable], of: variable));"
        }
        text += "  :: d_step {\(assignments.joined()) check_state() }\n"
      }
      text += "  fi;\nend:\n  do\n"
      for position in model.steps.indices { text += option(position) }
      return text + "  od\n}\n"
    }
  }

  /// One rule: where it can happen, what is asserted of it, and what it assigns.
  private mutating func option(_ position: Int) -> String {
    let step = model.steps[position]
    let rule = step.rule
    let facts = rule.citations.map(\.label).joined(separator: ", ")
    let guards = step.conditions.map { index in
      names[model.conditions[index].test] ?? language.condition(model.conditions[index].test)
    }
    var before: [Line] = []
    var after: [Line] = []
    var saved = 0
    for (check, isExpected) in checks {
      guard case .steps(let formulas) = check.subject, let formula = formulas[position] else {
        continue
      }
      var saving = ""
      let isAfter = formula.testsTarget
      let text = formula.text(language) { part in
        guard isAfter, case .before = part else { return name(part) }
        saving += "    before_\(saved) = \(name(part));\n"
        saved += 1
        return "before_\(saved - 1)"
      }
      let assertion = "    assert(\(text)); /* \(Self.comment(check.id)) */\n"
      if isAfter {
        if !saving.isEmpty { before.append(Line(check, isExpected, saving)) }
        after.append(Line(check, isExpected, assertion))
      } else {
        before.append(Line(check, isExpected, assertion))
      }
    }
    savedCount = max(savedCount, saved)
    let condition = guards.isEmpty ? "true" : guards.joined(separator: " && ")
    return "  /* \(Self.comment(rule.name)) (\(facts)) */\n  :: d_step { \(condition) ->\n"
      + Self.guarded(before) + "    printf(\"RULE \(rule.name)\\n\");\n"
      + assignments(of: step) + Self.guarded(after) + "    check_state()\n  }\n"
  }

  /// The assignments in an order in which each reads what was there before the step. Where there is no
  /// such order, the old value of a variable is kept for the others.
  private mutating func assignments(of step: SymbolicModel<M>.Step) -> String {
    var open = step.assignments
    var text = ""
    var language = language
    while !open.isEmpty {
      let free = open.firstIndex { assignment in
        language.kept[assignment.variable] != nil
          || !open.contains { other in
            other.variable != assignment.variable
              && other.value.variables.contains(assignment.variable)
          }
      }
      if let free {
        let (variable, value) = open.remove(at: free)
        let written = language.variables.variables[variable].name
        text += "    \(written) = \(language.value(value, for: variable));\n"
      } else {
        let variable = open[0].variable
        let place = "kept_\(language.kept.count)"
        text += "    \(place) = \(language.name(variable));\n"
        language.kept[variable] = place
      }
    }
    keptCount = max(keptCount, language.kept.count)
    return text
  }

  /// The claims that are no assertions, and the rules that never happen.
  private var leftOut: String {
    let claims = untranslated.map { "\($0.id) (\($0.statement)): \($0.reason)" }
    let rules = model.neverFired.map { "\($0.name) never happens in this model." }
    if claims.isEmpty, rules.isEmpty { return "" }
    return "\n/* Left out:\n   "
      + (claims + rules).map(Self.comment).joined(separator: "\n   ") + "\n*/\n"
  }
}

extension SymbolicCheck {
  /// Every test in it.
  fileprivate var trees: [DecisionTree] {
    switch subject {
    case .states(let formula): formula.trees
    case .steps(let formulas): formulas.sorted { $0.key < $1.key }.flatMap(\.value.trees)
    }
  }
}

extension SymbolicCheck.Formula {
  fileprivate var trees: [DecisionTree] {
    switch self {
    case .constant: []
    case .before(let tree), .after(let tree): [tree]
    case .and(let left, let right), .or(let left, let right): left.trees + right.trees
    case .not(let formula): formula.trees
    }
  }
}
