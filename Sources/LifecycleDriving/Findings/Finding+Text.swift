import LifecycleReporting
import LifecycleModels
import Reporting

extension Finding {
  /// The key fact in one line: what is wrong, and the shortest way there.
  public var headline: String {
    let fact = detail.isEmpty ? "broken: \(statement)" : detail
    let label = id == statement ? "" : "\(id): "
    return "\(label)\(fact), after \(trace.choices.joined(separator: ", "))"
  }

  /// The headline, the sources, the life step by step, and how to live it again.
  ///
  /// - Parameters:
  ///   - model: The model and its profile.
  ///   - again: The words that live a life again; a strategy in Swift unless given.
  /// - Returns: Lines of text.
  public func text(
    model: String, again: (LifeTrace) -> String = { ".replay(\($0.swift))" }
  ) -> String {
    var text = headline + "\n"
    text += "  obligation (\(model)): \(statement)\n"
    for citation in citations { text += citation.report.text(indent: 4) }
    text += trace.report.text(marks: [trace.steps.count: "broken"])
    text += "  \(lengthWords)\n"
    text += "  Found by \(origin)" + (evaluations > 0 ? ", made short in \(evaluations) lives" : "")
    text += ".\n  Again: \(again(trace))\n"
    if let secondTrace {
      text += "  The same choices, lived once more:\n" + secondTrace.report.text()
    }
    return text
  }

  private var lengthWords: String {
    let choices = trace.choices.count.counted("choice")
    let steps =
      "\(trace.plainLength.counted("step")) in plain form, \(trace.modelLength) of the model"
    return switch length {
    case .minimal: "Minimal: every life of fewer than \(choices) was lived; \(steps)."
    case .oneMinimal: "1-minimal: \(choices), and none can be left out; \(steps)."
    case .asFound: "\(choices); \(steps)."
    }
  }

  /// The finding in the form that `drive --format json` promises.
  public var report: PropertyReport {
    PropertyReport(
      id: id, statement: statement, kind: "obligation", expected: .holds, verdict: .violated,
      sources: citations.map(\.report), hasWitness: true,
      counterexample: CounterexampleReport(
        trace: trace.report, isMinimal: length == .minimal, origin: .search,
        replay: ".replay(\(trace.swift))"))
  }

  /// The life as a path in DOT.
  public var dot: String {
    Diagram(path: trace.report, title: statement, caption: detail.isEmpty ? [] : [detail]).dot
  }

  /// The finding in JSON.
  public var json: String { report.json.text }
}
