import LifecycleLogs
import LifecycleModels
import Reporting

/// Who can be ended when, and who is told: a row for each way in which the models of one app end its
/// process.
struct EndsTable {
  private let rows: [Row]

  init(_ calls: DeathCalls) {
    var rows: [Row] = []
    Self.add(AppModel(profile: .observed), to: &rows, as: \.app) { calls.ofApp(after: $0, in: $1) }
    Self.add(SceneModel(profile: .observed), to: &rows, as: \.scenes) {
      calls.ofScenes(after: $0, in: $1)
    }
    self.rows = rows
  }

  /// A way in which a process ends.
  private struct Row {
    let occurrence: Occurrence
    let name: String
    let initiator: Initiator
    let systems: SystemVersions
    var app: Cells?
    var scenes: Cells?
  }

  /// What one model knows of it.
  private struct Cells {
    var executions: Set<ExecutionState>
    let calls: [Callback]
  }

  private static func add<M: Model>(
    _ model: M, to rows: inout [Row], as cells: WritableKeyPath<Row, Cells?>,
    sending calls: (Occurrence, ExecutionState?) -> [Callback]?
  ) where M.State: ProcessState {
    for (rule, executions) in zip(model.machine.rules, model.executionsOfRules) {
      guard let occurrence = rule.occurrence, ends(rule.kind, occurrence) else { continue }
      let executions = executions.filter(\.hasProcess)
      if executions.isEmpty { continue }
      let number =
        rows.firstIndex { $0.occurrence == occurrence && $0.name == rule.family } ?? rows.count
      if number == rows.count {
        rows.append(
          Row(
            occurrence: occurrence, name: rule.family, initiator: rule.initiator,
            systems: rule.systems))
      }
      let known = rows[number][keyPath: cells]
      rows[number][keyPath: cells] = Cells(
        executions: executions.union(known?.executions ?? []),
        calls: known?.calls ?? calls(occurrence, foremost(executions)) ?? [])
    }
  }

  /// The state nearest to the user, in which most is sent.
  private static func foremost(_ executions: Set<ExecutionState>) -> ExecutionState? {
    [.active, .inactive, .background, .suspended].first(where: executions.contains)
  }

  /// Whether the process ends at once, or is about to end.
  private static func ends(_ kind: RuleKind, _ occurrence: Occurrence) -> Bool {
    if case .end = occurrence { return true }
    return kind == .kill || occurrence.isUserKill || occurrence == .systemTermination
      || occurrence.exitsOnSuspend
  }

  var block: Document.Block {
    .table(
      [
        "rule", "by", "an app with an app delegate can be", "and its delegate is sent",
        "an app with scenes can be", "and its delegates are sent", "systems", "cause",
      ],
      rows.map { row in
        let causes = DeathCause.all.filter { $0.occurrences.contains(row.occurrence) }
        return [
          .code(row.name), Prose(row.initiator.rawValue),
        ] + Self.words(row.app) + Self.words(row.scenes) + [
          Prose(row.systems.words),
          causes.isEmpty ? "–" : causes.map { Prose.code($0.name) }.joined(separator: ", "),
        ]
      })
  }

  private static func words(_ cells: Cells?) -> [Prose] {
    guard let cells else { return ["–", "–"] }
    let executions = ExecutionState.allCases.filter(cells.executions.contains).map(\.name)
    return [
      Prose(executions.joined(separator: ", ")),
      cells.calls.isEmpty
        ? "nothing" : cells.calls.map { Prose.code($0.name) }.joined(separator: ", "),
    ]
  }
}
