import Foundation
import Reporting

/// All figures of one run of the program.
struct BenchmarkReport: Sendable, Encodable {
  let machine: MachineFacts
  let lines: [LineResult]

  /// What the process tells its caller.
  var status: ExitStatus {
    let failures = lines.flatMap(\.failures)
    if failures.contains(where: { !$0.isAbsence }) { return .unexpected }
    if lines.contains(where: { $0.isMet == false }) { return .unexpected }
    let isOpen = lines.contains { !$0.plan.budget.isEmpty && $0.isMet == nil }
    return isOpen || !failures.isEmpty ? .undecided : .asExpected
  }

  /// That others worked on the machine, if they did.
  private var disturbance: String? {
    let worst = lines.filter(\.isDisturbed).max { $0.othersCores ?? 0 < $1.othersCores ?? 0 }
    return worst?.othersCores.map { others in
      String(format: "Others disturbed this: during a run they used %.1f of ", others)
        + machine.cores.counted("core") + "."
    }
  }

  /// What there is to say beside the figures, each once.
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
