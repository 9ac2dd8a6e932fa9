import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// A form in which a model leaves the tool.
enum ExportForm: Hashable, Sendable {
  /// Rule by rule, for SPIN.
  case promela
  /// State by state.
  case system(TransitionSystem.Form)
  /// The callbacks and the states in which they come, in Markdown.
  case table
  /// The same for a spreadsheet.
  case csv
  /// The description of the JSON form.
  case schema

  private static let all: [(word: String, form: ExportForm)] =
    [("promela", .promela)] + TransitionSystem.Form.allCases.map { ($0.rawValue, .system($0)) }
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
      var promela = PromelaModel(try symbolic())
      try put(promela.text(header: [model.title] + origin.map { "\($0.name): \($0.value)" }))
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
  private func symbolic() throws -> SymbolicModel<M> {
    let deadline = limits.time.map { ContinuousClock.now + $0 }
    var limit: Limit?
    let symbolic = SymbolicModel(model) { states in
      if let most = limits.states, states > most { limit = .states(most) }
      if let deadline, let time = limits.time, ContinuousClock.now > deadline {
        limit = .time(time)
      }
      return limit != nil || Interruption.isRequested
    }
    if Interruption.isRequested { throw Interrupted() }
    if let limit { throw CutShort(limit: limit) }
    guard let symbolic else { preconditionFailure("the search ended for no reason") }
    return symbolic
  }

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

/// Which callback comes in which state, and on which systems.
struct CallbackTable {
  private let heading: String
  private let everywhere: SystemVersions
  private var stages: Set<Stage> = []
  private var systems: [Callback: [Stage: SystemVersions]] = [:]

  init(heading: String, _ everywhere: SystemVersions) {
    self.heading = heading + ": the state before each callback"
    self.everywhere = everywhere
  }

  /// Adds what happens on some systems that behave alike.
  mutating func add<State: ModelState>(
    _ graph: StateGraph<RuleMachine<State>>, of machine: RuleMachine<State>,
    on systems: SystemVersions
  ) {
    for state in graph.states.indices {
      let stage = graph.states[state].stage
      stages.insert(stage)
      for step in graph.transitions(from: state) {
        guard let callback = machine.rule(of: step.action).callback else { continue }
        let known = self.systems[callback]?[stage] ?? .none
        self.systems[callback, default: [:]][stage] = known.union(systems)
      }
    }
  }

  /// The heading of each column, and the cells of each row.
  private var table: (header: [String], rows: [(callback: String, cells: [String])]) {
    let columns = stages.sorted { $0.position < $1.position }
    let rows = Callback.allCases.compactMap { callback in
      systems[callback].map { row in
        (callback.name, columns.map { row[$0].map(words) ?? "" })
      }
    }
    return (["callback"] + columns.map(\.name), rows)
  }

  private func words(_ systems: SystemVersions) -> String {
    everywhere.isSubset(of: systems) ? "yes" : systems.words
  }

  var markdown: String {
    "# \(heading)\n\n"
      + Markdown.table(table.header, table.rows.map { [Markdown.code($0.callback)] + $0.cells })
  }

  var csv: String {
    ([table.header] + table.rows.map { [$0.callback] + $0.cells }).map { cells in
      cells.map(Self.quoted).joined(separator: ",") + "\n"
    }.joined()
  }

  private static func quoted(_ text: String) -> String {
    text.contains { ",\"\n".contains($0) }
      ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
