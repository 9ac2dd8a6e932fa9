import Foundation
import Reporting

extension BenchmarkReport {
  /// The report for people: the table, the remarks on it, and the machine.
  var text: String {
    var table = TextTable([Self.header], indent: 0)
    table.rightAligned = [1, 3, 4, 5]
    for row in lines.flatMap(\.rows) { table.add(row) }
    return table.text + Self.legend + notes.map { $0 + "\n" }.joined() + machine.text
  }

  private static let header = ["line", "ours", "peer", "theirs", "ratio", "runs", "budget", "met"]

  private static let legend = """

    M/s: million transitions (exhaustive), steps (walks), lines or bytes (read) per second. Each
    figure is the median of its runs (ours:theirs). “one thread” is the line of that name without
    -2-threads. –: no figure.

    """
}

extension LineResult {
  /// The line, and one more row for each further requirement of its budget.
  fileprivate var rows: [[String]] {
    var rows = [
      [
        plan.id, shown(ours), plan.peer?.title ?? "–", shown(theirs),
        ratio.map { $0.threeDigits } ?? "–",
        plan.peer == nil ? "\(runs.ours)" : "\(runs.ours):\(runs.theirs)",
      ]
    ]
    for (index, requirement) in plan.budget.enumerated() {
      if index > 0 { rows.append(["", shownFigure(of: requirement), "", "", "", ""]) }
      rows[index] += [requirement.words, isMet(requirement).map { $0 ? "yes" : "NO" } ?? "–"]
    }
    return rows
  }

  /// The figure of a further requirement, unless the line shows it already.
  private func shownFigure(of requirement: Requirement) -> String {
    guard case .memory = requirement else { return "" }
    return bytesPerState.map { "\($0.threeDigits) B" } ?? "–"
  }

  private func shown(_ figure: Double?) -> String {
    guard let figure else { return "–" }
    switch plan.unit {
    case .seconds:
      return figure < 1 ? "\((figure * 1000).threeDigits) ms" : "\(figure.threeDigits) s"
    case .transitionsPerSecond, .stepsPerSecond, .callbacksPerSecond, .linesPerSecond,
      .bytesPerSecond:
      return "\((figure / 1e6).threeDigits) M/s"
    }
  }
}

extension Double {
  /// The number with about three digits, for example 0.03, 1.72, 17.2 or 172.
  fileprivate var threeDigits: String {
    String(format: self < 9.995 ? "%.2f" : self < 99.95 ? "%.1f" : "%.0f", self)
  }
}
