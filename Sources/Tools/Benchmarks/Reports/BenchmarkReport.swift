import CommandLineTools
import Foundation
import Reporting

/// All figures of one run of the program.
struct BenchmarkReport: Sendable {
  let machine: MachineFacts
  let lines: [LineResult]

  /// How the program ends.
  var status: ExitStatus {
    let failures = lines.flatMap(\.failures)
    if failures.contains(where: { !$0.isAbsence }) { return .unexpected }
    if lines.contains(where: { $0.isMet == false }) { return .unexpected }
    let isOpen = lines.contains { !$0.plan.budget.isEmpty && $0.isMet == nil }
    return isOpen || !failures.isEmpty ? .undecided : .asExpected
  }

  /// A remark about other work on the machine, if there was any.
  private var disturbance: String? {
    let worst = lines.filter(\.isDisturbed).max {
      $0.otherProcessCores ?? 0 < $1.otherProcessCores ?? 0
    }
    return worst?.otherProcessCores.map { others in
      String(format: "Other processes disturbed this: during a run they used %.1f of ", others)
        + machine.cores.counted("core") + "."
    }
  }

  /// The remarks on the figures, each once.
  var notes: [String] {
    var notes: [String] = []
    for line in lines {
      let caveat = line.caveat.map { "\(line.plan.id): \($0)." }
      for note in line.failures.map({ $0.localizedDescription + "." }) + [caveat].compactMap({ $0 })
      where !notes.contains(note) {
        notes.append(note)
      }
    }
    return notes + [disturbance].compactMap { $0 }
  }
}

extension BenchmarkReport {
  /// The report as `--format json` prints it. Every line has every key; what is missing is null.
  var json: OrderedJSON {
    .object([("machine", machine.json), ("lines", .array(lines.map(\.json)))])
  }
}

extension LineResult {
  fileprivate var json: OrderedJSON {
    .object([
      ("id", .string(plan.id)), ("unit", .string(plan.unit.rawValue)),
      ("ours", .number(ours, decimals: plan.unit.decimals)), ("runs", .integer(runs.ours)),
      ("peer", .optional(plan.peer?.title)),
      ("theirs", .number(theirs, decimals: plan.unit.decimals)),
      ("peerRuns", .integer(runs.theirs)), ("ratio", .number(ratio, decimals: 2)),
      ("bytesPerState", .number(bytesPerState, decimals: 1)), ("states", .optional(states)),
      ("transitions", .optional(transitions)),
      ("othersCores", .number(otherProcessCores, decimals: 2)),
      ("budget", .optional(budget)), ("met", isMet.map(OrderedJSON.bool) ?? .null),
      ("notes", .strings(notes)),
    ])
  }

  /// The budget in a sentence, or nil if there is none.
  private var budget: String? {
    if plan.budget.isEmpty { return nil }
    return plan.budget.map { $0.sentence(peer: plan.peer?.title) }.joined(separator: ", ")
  }

  private var notes: [String] {
    failures.map(\.localizedDescription) + [caveat].compactMap { $0 }
  }
}

extension FigureUnit {
  /// How many decimals of a figure are more than noise.
  fileprivate var decimals: Int { self == .seconds ? 6 : 0 }
}

extension OrderedJSON {
  /// A number without the digits that are only noise, or nothing.
  static func number(_ number: Double?, decimals: Int) -> OrderedJSON {
    guard let number else { return .null }
    let digits = String(format: "%.\(decimals)f", number)
    guard decimals > 0 else { return .verbatim(digits) }
    let shortened = digits.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed()
    return .verbatim(String(shortened))
  }
}
