import LifecycleModels
import ModelChecking
import Reporting

/// A model in Promela, the language of SPIN.
///
/// The process is in one place before each step, so SPIN stores the states of the model, and one more
/// from which the initial states are chosen.
struct PromelaModel<M: Model> {
  let model: SymbolicModel<M>
  let claims: TranslatedClaims<M>

  private let language: ModelText
  /// The names of the tests that are defined, by what they test.
  private let names: [DecisionTree: String]
  private let definitions: String
  private var savedCount = 0
  private var keptCount = 0

  /// - Throws: `LivenessError` if a statement names what the model lacks.
  init(_ model: SymbolicModel<M>) throws {
    self.model = model
    let claims = try TranslatedClaims(model)
    self.claims = claims
    let language = ModelText(model.variables, .promela)
    self.language = language
    var definitions = ""
    var names: [DecisionTree: String] = [:]
    var used = PromelaFormula.variables.union(model.variables.variables.map(\.name))
    func define(_ tree: DecisionTree, _ name: String, _ remark: String) {
      if case .value = tree { return }
      guard names[tree] == nil else { return }
      let symbol = Symbol(name).unique(in: &used)
      names[tree] = symbol
      definitions +=
        (remark.isEmpty ? "" : "/* \(remark) */\n")
        + "#define \(symbol) \(language.condition(tree))\n"
    }
    for condition in model.conditions {
      define(condition.test, "is_" + condition.name, Self.comment(condition.name))
    }
    for (check, _) in claims.checks {
      for test in check.tests { define(test.tree, "test_" + check.id, "") }
    }
    self.names = names
    self.definitions = definitions
  }

  /// The option of a claim: one that is asserted, or one that is a formula.
  static func option(_ id: String, isFormula: Bool = false) -> String {
    (isFormula ? "LTL_" : "CHECK_") + Symbol(id, isWhole: false).text
  }

  /// The options that assert a claim which is to be refuted.
  private var refutations: [String] {
    Set(claims.checks.filter { !$0.isExpected }.map { Self.option($0.check.id) }).sorted()
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
        "What iOS guarantees is asserted. What is believed and false, and the opposite of what is possible,",
        "is asserted with an option of spin, for example -D\(refutations.first ?? "CHECK_ID"), and SPIN refutes it.",
        "The guards and assignments are exact for the states that can be reached. Options:",
        refutations.joined(separator: " "),
        "",
        "Claims about the order of steps, and about whole runs, are formulas of temporal logic. Choose one:",
        "",
        "  spin -a -DLTL_ID FILE && gcc -O2 -DNOREDUCE -o pan pan.c && ./pan -a -m1000000",
        "",
        "SPIN finds no error in these:",
        formulas(expected: true),
        "and one in these (of several claims of one property, in at least one):",
        formulas(expected: false),
      ]
    let process = process
    return "/* " + lines.map(Self.comment).joined(separator: "\n   ") + "\n*/\n\n" + types
      + variables + "\n" + definitions + "\n" + temporalDefinitions + stateAssertions + process
      + leftOut
  }

  private func formulas(expected: Bool) -> String {
    claims.temporal.filter { $0.isExpected == expected }
      .map { Self.option($0.id, isFormula: true) }.joined(separator: " ")
  }

  private var types: String {
    language.namedTypes.map { type in
      type.values.indices.map { "#define \(type.constant($0)) \($0)\n" }.joined()
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
    let lines = claims.checks.compactMap { check, isExpected -> Line? in
      guard case .states(let formula) = check.subject else { return nil }
      if case .constant(true) = formula { return nil }
      return Line(
        check, isExpected, assertion(check, language.condition(formula) { name($0.tree) }))
    }
    return "inline check_state() {\n" + Self.guarded(lines) + "  skip\n}\n\n"
  }

  func name(_ tree: DecisionTree) -> String { names[tree] ?? language.condition(tree) }

  private func assertion(_ check: SymbolicCheck, _ text: String) -> String {
    "  assert(\(text)); /* \(Self.comment(check.id)) */\n"
  }

  /// A line that only a run with the option of its claim has, unless iOS guarantees the claim.
  private struct Line {
    let option: String?
    let text: String

    init(_ check: SymbolicCheck, _ isExpected: Bool, _ text: String) {
      option = isExpected ? nil : PromelaModel.option(check.id)
      self.text = text
    }

    init(_ check: TemporalCheck, _ text: String) {
      option = PromelaModel.option(check.id, isFormula: true)
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
        text +=
          "  :: d_step {\(assignments.joined()) printf(\"MODEL \(model.model.title)\\n\"); check_state() }\n"
      }
      text += "  fi;\nend:\n  do\n"
      for position in model.steps.indices { text += option(position) }
      return text
        + "#ifdef FORMULA\n  :: else -> d_step { next_position(); is_over = true; finish_position() };\n"
        + "     break\n#endif\n"
        + "  od\n}\n"
    }
  }

  /// One rule: where it can happen, what is asserted of it, and what it assigns.
  private mutating func option(_ position: Int) -> String {
    let step = model.steps[position]
    let rule = step.rule
    let facts = rule.citations.map(\.label).joined(separator: ", ")
    let guards = step.conditions.map { name(model.conditions[$0].test) }
    var before: [Line] = []
    var after: [Line] = []
    var saved = 0
    /// Adds a line that needs the value of a formula, where all its tests can be made.
    func add(
      _ formula: SymbolicCheck.Formula, _ line: (_ text: String) -> Line, _ text: (String) -> String
    ) {
      var saving = ""
      let isAfter = formula.tests.contains(where: \.isAfter)
      let condition = language.condition(formula) { test in
        if !isAfter || test.isAfter { return name(test.tree) }
        saving += "    before_\(saved) = \(name(test.tree));\n"
        saved += 1
        return "before_\(saved - 1)"
      }
      if !saving.isEmpty { before.append(line(saving)) }
      let last = line(text(condition))
      if isAfter { after.append(last) } else { before.append(last) }
    }
    for (check, isExpected) in claims.checks {
      guard case .steps(let formulas) = check.subject, let formula = formulas[position] else {
        continue
      }
      add(formula, { Line(check, isExpected, $0) }) { "  " + assertion(check, $0) }
    }
    for check in claims.temporal {
      for (number, letter) in check.letters.enumerated() {
        guard case .step(let formulas) = letter.letter, let formula = formulas[position] else {
          continue
        }
        add(formula, { Line(check, $0) }) { "    letter_\(number) = \($0);\n" }
        for (place, other) in check.letters.enumerated() {
          guard case .odd(number) = other.letter else { continue }
          after.append(
            Line(check, "    letter_\(place) = (letter_\(place) != letter_\(number));\n"))
        }
      }
    }
    savedCount = max(savedCount, saved)
    let condition = guards.isEmpty ? "true" : guards.joined(separator: " && ")
    return "  /* \(Self.comment(rule.name)) (\(facts)) */\n  :: d_step { \(condition) ->\n"
      + "    next_position();\n" + Self.guarded(before) + "    printf(\"RULE \(rule.name)\\n\");\n"
      + assignments(of: step) + Self.guarded(after)
      + "    finish_position();\n    check_state()\n  }\n"
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

  /// The claims that are left out, and the rules that never happen.
  private var leftOut: String {
    let left = claims.untranslated.map { "\($0.id) (\($0.words))" }
    let rules = model.neverFired.map { "\($0.name) never happens in this model." }
    // An option without effect would look as if SPIN had found nothing.
    let asserted = Set(claims.checks.map(\.check.id))
    let formulas = Set(claims.temporal.map(\.id))
    let others = asserted.union(formulas).union(claims.untranslated.map(\.id)).sorted()
    let refusals =
      others.filter { !asserted.contains($0) }.map { Self.option($0) }
      + others.filter { !formulas.contains($0) }.map { Self.option($0, isFormula: true) }
    let texts = refusals.map {
      "#ifdef \($0)\n#error this claim has no such option; see the head and the end of the file\n#endif\n"
    }
    if left.isEmpty, rules.isEmpty { return "\n" + texts.joined() }
    return "\n" + texts.joined() + "\n/* Left out:\n   "
      + (left + rules).map(Self.comment).joined(separator: "\n   ") + "\n*/\n"
  }
}
