import LifecycleModels
import ModelChecking
import Reporting

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
