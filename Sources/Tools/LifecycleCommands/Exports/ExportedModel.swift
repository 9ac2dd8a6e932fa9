import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// A form in which a model leaves the tool.
enum ExportForm: Hashable, Sendable {
  /// Rule by rule, for SPIN.
  case promela
  /// Rule by rule, for TLC and Apalache.
  case tla
  /// Rule by rule, as a program.
  case code(CodeLanguage.Name)
  /// State by state.
  case system(TransitionSystem.Form)
  /// The callbacks and the states in which they come, in Markdown.
  case table
  /// The same for a spreadsheet.
  case csv
  /// The description of the JSON form.
  case schema

  private static let all: [(word: String, form: ExportForm)] =
    [("promela", .promela), ("tla", .tla)]
    + CodeLanguage.Name.allCases.map { ($0.rawValue, .code($0)) }
    + TransitionSystem.Form.allCases.map { ($0.rawValue, .system($0)) }
    + [("table", .table), ("csv", .csv), ("schema", .schema)]

  static let words = all.map(\.word)

  init?(_ word: String) {
    guard let known = Self.all.first(where: { $0.word == word }) else { return nil }
    self = known.form
  }
}

/// A model as other tools want it.
struct ExportedModel<M: Model> {
  let model: M
  let limits: SearchLimits
  let console: Console

  /// Writes the model piece by piece.
  ///
  /// - Throws: ``CutShort`` if a limit stopped the search, `Interrupted`, or what `put` throws.
  func write(_ form: ExportForm, to put: (String) throws -> Void) throws {
    switch form {
    case .system(let form): try system(try graph(of: model)).write(form, to: put)
    case .table: try put(try table().markdown)
    case .csv: try put(try table().csv)
    case .schema: try put(TransitionSystem.schema)
    case .promela:
      var promela = try PromelaModel(try symbolic())
      try put(promela.text(header: header))
    case .tla:
      var module = try TLAModel(try symbolic())
      try put(module.text(header: header))
    case .code(let name):
      try put(CodeModel(try symbolic(), in: name.language).text(header: header))
    }
  }

  /// All states, visited by the search of the engine.
  private func graph(of model: M) throws -> StateGraph<RuleMachine<M.State>> {
    let graph = Verification(
      model: model, limits: limits, choice: try PropertyChoice(nil), console: console
    ).explore()
    console.progress.erase()
    if Interruption.isRequested { throw Interrupted() }
    if let limit = graph.stoppedBy { throw CutShort(limit: limit) }
    return graph
  }

  /// The callbacks on each class of systems: what a search of all of them finds on a newer class is not
  /// sought again on an older one.
  private func table() throws -> CallbackTable {
    var table = CallbackTable(heading: "\(model.title), \(model.systems.words)", model.systems)
    for systems in model.machine.classes.all {
      let model = model.on(systems)
      table.add(try graph(of: model), of: model.machine, on: systems)
    }
    return table
  }

  /// All states, visited without that search.
  func symbolic() throws -> SymbolicModel<M> {
    let reached = limits.watch()
    var limit: Limit?
    let symbolic = SymbolicModel(model) { states in
      limit = limits.states.flatMap { states > $0 ? .states($0) : nil } ?? reached()
      return limit != nil || Interruption.isRequested
    }
    if Interruption.isRequested { throw Interrupted() }
    if let limit { throw CutShort(limit: limit) }
    guard let symbolic else { preconditionFailure("the search ended for no reason") }
    return symbolic
  }

  private var header: [String] { [model.title] + origin.map { "\($0.name): \($0.value)" } }

  private var origin: [(name: String, value: String)] {
    [
      ("model", model.name), ("profile", model.profile.rawValue), ("systems", model.systems.words),
      ("lifecycle", Release.version),
    ] + (model.sizeWords.map { [("size", $0)] } ?? [])
  }

  private func system(_ graph: StateGraph<RuleMachine<M.State>>) -> TransitionSystem {
    let machine = model.machine
    return TransitionSystem(
      exploring: graph, of: machine, title: model.title, origin: origin,
      attributes: [("stage", { $0.stage.name }), ("systems", { $0.systems.words })]
    ) { action in
      let rule = machine.rule(of: action)
      return TransitionSystem.Action(
        rule.name,
        details: [
          ("kind", .string(rule.kind.rawValue)), ("initiator", .string(rule.initiator.rawValue)),
          ("callback", .optional(rule.callback?.name)),
          ("component", .optional(rule.component?.words)), ("systems", .string(rule.systems.words)),
          ("facts", .strings(rule.citations.map(\.label))),
        ])
    }
  }
}

/// A limit stopped a search before all states were found.
struct CutShort: CommandError {
  let limit: Limit

  var status: ExitStatus { .undecided }
  var errorDescription: String? {
    "\(limit) stopped the search before all states were found; nothing is written."
  }
}
