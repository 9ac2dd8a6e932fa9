import LifecycleModels

/// How a language writes conditions and values of variables.
struct SymbolicText {
  let variables: StateVariables
  let and: String
  let or: String
  let not: String
  let equal: String
  let different: String
  /// The values of truth.
  let truth: (no: String, yes: String)
  /// Where the values of some variables are kept while these change.
  var kept: [Int: String] = [:]
  /// One value or another, by a condition.
  let either: @Sendable (_ condition: String, _ first: String, _ second: String) -> String

  static func promela(_ variables: StateVariables) -> SymbolicText {
    SymbolicText(
      variables: variables, and: " && ", or: " || ", not: "!", equal: " == ", different: " != ",
      truth: ("false", "true"), either: { "(\($0) -> \($1) : \($2))" })
  }

  /// The name of a variable.
  func name(_ variable: Int) -> String { kept[variable] ?? variables.variables[variable].name }

  /// A value of a variable.
  func constant(_ value: Int, of variable: Int) -> String {
    let type = variables.types[variables.variables[variable].type]
    return type.isTruth ? (value == 0 ? truth.no : truth.yes) : type.symbol(value)
  }

  /// A function that is true or false, as a condition.
  func condition(_ tree: DecisionTree) -> String {
    switch tree {
    case .value(let value): return value == 0 ? truth.no : truth.yes
    case .split(let variable, let branches):
      let parts = branches.filter { $0.tree != .value(0) }.map { branch in
        let test = membership(variable, branch, among: branches)
        return branch.tree == .value(1) ? test : test + and + condition(branch.tree)
      }
      let isTest = branches.allSatisfy { $0.tree == .value(0) || $0.tree == .value(1) }
      return parts.count == 1 && isTest ? parts[0] : "(" + parts.joined(separator: or) + ")"
    }
  }

  /// What a rule assigns to a variable.
  func value<M: Model>(_ value: SymbolicModel<M>.Value, for variable: Int) -> String {
    switch value {
    case .variable(let other): name(other)
    case .function(let tree): self.value(tree, for: variable)
    }
  }

  /// A function as a value for a variable.
  func value(_ tree: DecisionTree, for variable: Int) -> String {
    switch tree {
    case .value(0xFFFF): return name(variable)
    case .value(let value): return constant(value, of: variable)
    case .split(let tested, let branches):
      let last = branches.indices.max { branches[$0].values.count < branches[$1].values.count } ?? 0
      return branches.indices.filter { $0 != last }.reversed().reduce(
        value(branches[last].tree, for: variable)
      ) { rest, index in
        either(
          membership(tested, branches[index], among: branches),
          value(branches[index].tree, for: variable), rest)
      }
    }
  }

  /// That a variable has one of the values of a branch, or none of those of the others if these are fewer.
  private func membership(
    _ variable: Int, _ branch: DecisionTree.Branch, among branches: [DecisionTree.Branch]
  ) -> String {
    let name = name(variable)
    if variables.types[variables.variables[variable].type].isTruth, branch.values.count == 1 {
      return branch.values[0] == 0 ? not + name : name
    }
    let others = branches.filter { $0.values != branch.values }.flatMap(\.values).sorted()
    let isShort = branch.values.count <= others.count || others.isEmpty
    let tests = (isShort ? branch.values : others).map { value in
      name + (isShort ? equal : different) + constant(value, of: variable)
    }
    return tests.count == 1 ? tests[0] : "(" + tests.joined(separator: isShort ? or : and) + ")"
  }
}

extension StateVariables.ValueType {
  /// Whether its values are false and true.
  var isTruth: Bool { values == ["false", "true"] }

  /// The name of a value, with the name of its type before it.
  func symbol(_ value: Int) -> String { "\(name)_\(values[value])" }
}

extension SymbolicCheck.Formula {
  /// Whether it tests states after the step.
  var testsTarget: Bool {
    switch self {
    case .constant, .before: false
    case .after: true
    case .and(let left, let right), .or(let left, let right): left.testsTarget || right.testsTarget
    case .not(let formula): formula.testsTarget
    }
  }

  /// The formula in a language, each test by a name.
  func text(_ language: SymbolicText, naming name: (Self) -> String) -> String {
    switch self {
    case .constant(let value): value ? language.truth.yes : language.truth.no
    case .before, .after: name(self)
    case .and(let left, let right):
      "(\(left.text(language, naming: name))\(language.and)\(right.text(language, naming: name)))"
    case .or(let left, let right):
      "(\(left.text(language, naming: name))\(language.or)\(right.text(language, naming: name)))"
    case .not(let formula): "\(language.not)(\(formula.text(language, naming: name)))"
    }
  }
}
