import LifecycleModels
import ModelChecking
import Reporting

/// A life of one model whose last step another model cannot show, in words.
package struct ObservedExample: Sendable {
  /// The life; nil if the model has no such life, only the search has that set parts of it aside.
  package let trace: TraceReport?
  /// The command line that replays it.
  package let replay: String?
  /// What is observed of the last step, and what was possible instead.
  package let contrast: String

  init<M: LogModel>(_ trace: Trace<RuleMachine<M.State>>?, of model: M, contrast: String) {
    self.trace = trace.map(model.report)
    replay = trace.map { model.replayLine($0) }
    self.contrast = contrast
  }

  /// What could have been observed instead, each once.
  ///
  /// The state that a callback can read is named only if it is the difference.
  static func names(of possible: [Observation], insteadOf observed: Observation) -> [String] {
    let sameCallback = possible.filter { $0.callback != nil && $0.callback == observed.callback }
    let names =
      sameCallback.isEmpty
      ? possible.map { $0.callback?.name ?? $0.name } : sameCallback.map(\.name)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ObservedExample {
  /// The example for people, indented.
  var text: String {
    (trace?.text() ?? "    Not explained: the life that shows it cannot be replayed.\n")
      + TextWrap.wrapped(contrast, width: 96, first: "    ", rest: "    ")
      + (replay.map { "    Replay: \($0)\n" } ?? "")
  }

  /// The example as data.
  var json: OrderedJSON {
    .object([
      ("actions", trace.map { .strings($0.actions) } ?? .null), ("contrast", .string(contrast)),
      ("replay", .optional(replay)),
    ])
  }
}
