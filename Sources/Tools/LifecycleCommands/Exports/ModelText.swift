import LifecycleModels
import ModelChecking

/// How a language writes conditions and values.
struct Dialect: Sendable {
  var and = "&&"
  var or = "||"
  /// What stands before a condition in parentheses, or before a variable, and negates it.
  var not = "!"
  var equal = "=="
  var unequal = "!="
  /// The words for false and true.
  var truths = ["false", "true"]
  /// What stands before the name of a variable.
  var owner = ""
  /// Whether values are strings; otherwise they are named constants.
  var hasStrings = true
  /// A value that depends on a condition.
  var choice: @Sendable (_ condition: String, _ yes: String, _ no: String) -> String

  static let promela = Dialect(hasStrings: false) { "(\($0) -> \($1) : \($2))" }
  static let tla = Dialect(
    and: "/\\", or: "\\/", not: "~", equal: "=", unequal: "#", truths: ["FALSE", "TRUE"]
  ) { "(IF \($0) THEN \($1) ELSE \($2))" }
}

/// How a language writes the conditions and values of a model.
struct ModelText {
  let variables: StateVariables
  var dialect: Dialect
  /// Where the values of some variables are kept while these change.
  var kept: [Int: String] = [:]

  init(_ variables: StateVariables, _ dialect: Dialect) {
    self.variables = variables
    self.dialect = dialect
  }

  /// The name of a variable, or of the place where its value is kept.
  func name(_ variable: Int) -> String {
    kept[variable] ?? dialect.owner + variables.variables[variable].name
  }

  /// The types whose values need names: all but truths.
  var namedTypes: [StateVariables.ValueType] { variables.types.filter { !$0.isTruth } }

  /// A value of a variable.
  func constant(_ value: Int, of variable: Int) -> String {
    let type = variables.type(of: variable)
    if type.isTruth { return dialect.truths[value] }
    return dialect.hasStrings ? "\"\(type.values[value])\"" : type.constant(value)
  }

  /// A function that is true or false, as a condition.
  func condition(_ tree: DecisionTree) -> String {
    switch tree {
    case .value(let value): return dialect.truths[value]
    case .split(let variable, let branches):
      let parts = branches.filter { $0.tree != .value(0) }.map { branch in
        let test = membership(variable, branch, among: branches)
        return branch.tree == .value(1)
          ? test : "(\(test) \(dialect.and) \(condition(branch.tree)))"
      }
      return joined(parts, dialect.or)
    }
  }

  /// A condition on the steps of a rule, each test by a name.
  func condition<Test>(_ formula: StepFormula<Test>, naming name: (Test) -> String) -> String {
    switch formula {
    case .constant(let value): dialect.truths[value ? 1 : 0]
    case .test(let test): name(test)
    case .and(let left, let right):
      joined([condition(left, naming: name), condition(right, naming: name)], dialect.and)
    case .or(let left, let right):
      joined([condition(left, naming: name), condition(right, naming: name)], dialect.or)
    case .not(let inner): "\(dialect.not)(\(condition(inner, naming: name)))"
    }
  }

  /// Conditions joined by an operator.
  func joined(_ parts: [String], _ word: String) -> String {
    parts.count == 1 ? parts[0] : "(" + parts.joined(separator: " \(word) ") + ")"
  }

  /// What a rule assigns to a variable.
  func value<M: Model>(_ value: SymbolicModel<M>.Value, for variable: Int) -> String {
    switch value {
    case .variable(let other): name(other)
    case .function(let tree): self.value(tree, for: variable)
    }
  }

  private func value(_ tree: DecisionTree, for variable: Int) -> String {
    switch tree {
    case .value(DecisionTree.unchanged): return name(variable)
    case .value(let value): return constant(value, of: variable)
    case .split(let tested, let branches):
      let last = branches.indices.max { branches[$0].values.count < branches[$1].values.count } ?? 0
      return branches.indices.filter { $0 != last }.reversed().reduce(
        value(branches[last].tree, for: variable)
      ) { rest, index in
        let test = membership(tested, branches[index], among: branches)
        return dialect.choice(test, value(branches[index].tree, for: variable), rest)
      }
    }
  }

  /// That a variable has one of the values of a branch, or none of those of the others if these are fewer.
  private func membership(
    _ variable: Int, _ branch: DecisionTree.Branch, among branches: [DecisionTree.Branch]
  ) -> String {
    let name = name(variable)
    if variables.type(of: variable).isTruth, branch.values.count == 1 {
      return branch.values[0] == 0 ? dialect.not + name : name
    }
    let others = branches.filter { $0.values != branch.values }.flatMap(\.values).sorted()
    let isShort = branch.values.count <= others.count || others.isEmpty
    let tests = (isShort ? branch.values : others).map { value in
      "\(name) \(isShort ? dialect.equal : dialect.unequal) \(constant(value, of: variable))"
    }
    return joined(tests, isShort ? dialect.or : dialect.and)
  }
}

extension SymbolicModel {
  /// Names for the conditions of the rules, none of which is that of a variable or a word of a language.
  ///
  /// - Parameter others: Other names that are in use; those of the conditions are added.
  /// - Returns: The names, in the order of ``SymbolicModel/conditions``.
  func conditionNames(besides others: inout Set<String>) -> [String] {
    others.formUnion(Symbol.reserved)
    others.formUnion(variables.variables.map(\.name))
    return conditions.map { Symbol("is_" + $0.name).unique(in: &others) }
  }
}

extension StateVariables {
  /// The type of a variable.
  func type(of variable: Int) -> ValueType { types[variables[variable].type] }
}

extension StateVariables.ValueType {
  /// Whether its values are false and true.
  var isTruth: Bool { values == ["false", "true"] }

  /// A value: the name of the type and its own.
  func constant(_ value: Int) -> String { "\(name)_\(values[value])" }
}
