import CommandLineTools
import LifecycleModels
import ModelChecking

/// Which properties of a suite to check.
struct PropertyChoice: Hashable, Sendable {
  /// The identifiers, or nil for all.
  let ids: [String]?
  /// A formula of the user's own, in place of the properties of a suite.
  let formula: String?
  /// The groups of rules that are assumed to be fair, in place of what each statement assumes.
  let fairness: [String]?

  /// Everything.
  static let all = PropertyChoice()

  private init() { (ids, formula, fairness) = (nil, nil, nil) }

  /// Creates a choice.
  init(
    _ ids: [String]?, formula: String? = nil, fairness: [String]? = nil
  ) throws(UsageError) {
    self.ids = ids
    self.formula = formula
    self.fairness = fairness
    for (index, id) in (ids ?? []).enumerated() where ids?[..<index].contains(id) == true {
      throw .repeatedWord(id, kind: "property")
    }
  }

  /// Creates a choice from what a command line says: identifiers, or a formula, which has spaces,
  /// parentheses or quotation marks, and no comma.
  init(_ arguments: Arguments) throws(UsageError) {
    let fairness = try arguments.fairness()
    if let text = arguments.value(of: .property), Self.isFormula(text) {
      try self.init(nil, formula: text, fairness: fairness)
    } else {
      try self.init(arguments.list(.property), fairness: fairness)
    }
  }

  /// Whether everything is checked.
  var isAll: Bool { ids == nil && formula == nil }

  private static func isFormula(_ text: String) -> Bool {
    text.contains { $0.isWhitespace || "()\"".contains($0) } && !text.contains(",")
  }

  /// The chosen properties of a model that finite traces decide, in the order of its suite.
  func properties<M: Model>(of model: M) -> [SuiteProperty<M.State>] {
    guard formula == nil else { return [] }
    let suite = model.properties(of: model.machine)
    guard let ids else { return suite }
    return suite.filter { ids.contains($0.property.id) }
  }

  /// The chosen statements of a model about what must happen in the end, in the order of its suite.
  func statements<M: Model>(of model: M) -> [LivenessStatement<M.State>] {
    if let formula {
      let assumed = fairness ?? model.fairRules.filter(\.isOfSystem).map(\.name)
      return [
        LivenessStatement(
          .invariant, "formula", formula, formula, assuming: assumed, citing: [])
      ]
    }
    let chosen = model.livenessStatements.filter { ids?.contains($0.id) ?? true }
    return fairness.map { fairness in chosen.map { $0.assuming(fairness) } } ?? chosen
  }
}

extension PropertyChoice {
  /// Makes sure that every identifier names a property of at least one of some models, and that a
  /// formula can be read by each of them.
  func check(against models: [any Model]) throws(UsageError) {
    for model in models {
      try checkFairness(of: model)
      if let formula { try check(formula, against: model) }
    }
    guard let ids else { return }
    let known = models.flatMap { Self.identifiers(of: $0) }
    for id in ids where !known.contains(id) {
      let scope = models.count == 1 ? models.first?.title : nil
      throw .unknownWord(id, kind: "property", scope: scope, known: known)
    }
  }

  /// Makes sure that no identifier names a statement about whole runs, which walks cannot judge.
  func checkForWalks(against model: some Model) throws(UsageError) {
    for statement in model.livenessStatements where ids?.contains(statement.id) == true {
      throw .wrongValue(
        .property,
        "\(statement.id) says what must happen in the end, which no walk decides; use verify.")
    }
  }

  private func check<M: Model>(_ formula: String, against model: M) throws(UsageError) {
    do throws(LivenessError) {
      _ = try model.livenessProperty(
        formula, named: formula, assuming: fairness ?? [], of: model.machine)
    } catch {
      throw .wrongValue(
        .property, "\(error) See lifecycle list \(model.name) --predicates.")
    }
  }

  private func checkFairness<M: Model>(of model: M) throws(UsageError) {
    let known = model.fairRules.map(\.name)
    for name in fairness ?? [] where !known.contains(name) {
      throw .unknownWord(name, kind: "group of rules", scope: model.title, known: known)
    }
  }

  /// The identifiers of all properties and statements of a model.
  static func identifiers<M: Model>(of model: M) -> [String] {
    model.properties(of: model.machine).map(\.property.id) + model.livenessStatements.map(\.id)
  }
}

extension Arguments {
  /// The groups of rules that are to be fair; nil unless the option names them, and none for “none”.
  func fairness() throws(UsageError) -> [String]? {
    let names = try list(.fairness)
    return names == ["none"] ? [] : names
  }
}

extension Option {
  static let fairness = Option(
    "--fairness", "NAMES", help: "Assume that these groups of rules are fair, or “none”.")
}
