import ModelChecking
import Reporting

extension SystemReport {
  /// The counts, and the verdict on each question with its trace.
  var text: String {
    var table = TextTable()
    let reachable = [search.states.counted("state"), search.transitions.counted("transition")]
    let doubt = search.stoppedBy.map { ["or more; stopped by \($0)"] } ?? []
    let depth = "depth \(search.depth.grouped)"
    table.add(["reachable", (reachable + [depth] + doubt).joined(separator: ", ")])
    if let quotient { table.add(["reduced", Self.size(quotient)]) }
    if isReductionStopped { table.add(["reduced", "undecided, stopped by a limit"]) }
    if let deadlock {
      let words = deadlock.trace.map { "after \($0.count.counted("step"))" } ?? "none"
      let isUndecided = deadlock.verdict != .holds && deadlock.trace == nil
      table.add(["deadlock", isUndecided ? deadlock.words : words])
    }
    return "\(system.title): \(Self.size(system)), \(system.actions.count.counted("label"))\n"
      + table.text + (deadlock?.traceText(in: system) ?? "")
      + findings.map { "\($0.title): \($0.words)\n" + $0.traceText(in: system) }.joined()
  }

  private static func size(_ system: TransitionSystem) -> String {
    "\(system.stateCount.counted("state")), \(system.transitionCount.counted("transition"))"
  }

  /// The same for a program.
  var json: OrderedJSON {
    func size(_ system: TransitionSystem) -> [(String, OrderedJSON)] {
      [
        ("states", .integer(system.stateCount)), ("transitions", .integer(system.transitionCount)),
      ]
    }
    return .object(
      [("title", .string(system.title))] + size(system) + [
        ("labels", .integer(system.actions.count)),
        (
          "reachable",
          .object([
            ("states", .integer(search.states)), ("transitions", .integer(search.transitions)),
            ("depth", .integer(search.depth)),
            ("stoppedBy", .optional(search.stoppedBy?.description)),
          ])
        ),
      ]
        + [
          (
            "reduced",
            quotient.map { .object(size($0)) } ?? (isReductionStopped ? "undecided" : .null)
          ),
          (
            "deadlock",
            deadlock?.trace == nil && deadlock?.verdict == .holds
              ? .null : deadlock?.json(in: system) ?? .null
          ),
          ("findings", .array(findings.map { $0.json(in: system) })),
        ])
  }
}

extension SystemFinding {
  /// What was asked.
  fileprivate var title: String { "\(kind) \(subject.printable)" }

  /// The verdict in words.
  fileprivate var words: String {
    switch verdict {
    case .holds: "holds" + (remark.map { ", \($0.printable)" } ?? "")
    case .violated:
      "violated" + (trace.map { " after \($0.count.counted("step"))" } ?? "")
        + (trace == nil || isMinimal || kind == "formula"
          ? "" : "; a shorter trace may exist, because the search was not complete")
    case .undecided(let reason): "undecided, \(reason)"
    case .faulty(let fault): "no verdict, \(fault)"
    }
  }

  /// The trace, step by step.
  fileprivate func traceText(in system: TransitionSystem) -> String {
    guard let trace else { return "" }
    var table = TextTable(indent: 4)
    table.rightAligned = [0]
    table.add(["0", "", system.description(of: trace.initialState).printable])
    for (index, step) in trace.steps.enumerated() {
      let isLast = index == trace.count - 1
      let mark = isLast ? backTo.map { "   ← back to step \($0)" } ?? "" : ""
      table.add([
        "\(index + 1)", system.label(of: step).printable,
        "→ " + system.description(of: step.target).printable + mark,
      ])
    }
    return table.text
  }

  fileprivate func json(in system: TransitionSystem) -> OrderedJSON {
    let reason: String? =
      switch verdict {
      case .undecided(let words), .faulty(let words): words
      case .holds, .violated: remark
      }
    let about: [(String, OrderedJSON)] = [
      ("kind", .string(kind)), ("subject", .string(subject)), ("verdict", .string(verdict.word)),
      ("reason", .optional(reason)),
    ]
    guard let trace else { return .object(about) }
    let steps = trace.steps.map { step in
      OrderedJSON.object([
        ("label", .string(system.label(of: step))), ("state", .integer(Int(step.target.number))),
      ])
    }
    return .object(
      about + (kind == "formula" ? [] : [("minimal", .bool(isMinimal))]) + [
        ("backTo", .optional(backTo)),
        ("initial", .integer(Int(trace.initialState.number))), ("steps", .array(steps)),
      ])
  }
}

extension TransitionSystem {
  fileprivate func label(of step: Step<SystemMachine>) -> String {
    actions[Int(labels[Int(step.action)])].name
  }

  fileprivate func description(of state: SystemMachine.State) -> String {
    description(of: Int(state.number))
  }
}
