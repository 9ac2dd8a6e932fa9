import LifecycleModels
import LifecycleReporting
import Reporting

/// An obligation that the code under test breaks, with a life that shows it.
public struct Finding: Hashable, Sendable {
  /// The short name of the obligation that is broken.
  public let id: String
  /// What must be true, in one sentence.
  public let statement: String
  /// The sources of the obligation.
  public let citations: [Citation]
  /// What is wrong, in words; may be empty.
  public let detail: String
  /// The life that shows it; its last step breaks the obligation.
  public let trace: LifeTrace
  /// What is known about shorter lives.
  public let length: Length
  /// How it was found, in words.
  public let origin: String
  /// The number of lives that were run to shorten the life.
  public let evaluations: Int
  /// What happened when the same choices were made again, if it was something else.
  public let secondTrace: LifeTrace?

  /// What is known about lives that are shorter than a finding's.
  public enum Length: String, Hashable, Sendable {
    /// Every life with fewer choices was run, and none breaks the obligation.
    case minimal
    /// No single choice can be left out.
    case oneMinimal = "1-minimal"
    /// It was not shortened.
    case asFound = "as found"
  }
}

extension Finding {
  /// The key fact in one line: what is wrong, and the shortest way there.
  public var headline: String {
    let fact = detail.isEmpty ? "broken: \(statement)" : detail
    let label = id == statement ? "" : "\(id): "
    return "\(label)\(fact), after \(trace.choices.joined(separator: ", "))"
  }

  /// The headline, the sources, the life step by step, and how to run it again.
  ///
  /// - Parameters:
  ///   - model: The model and its profile.
  ///   - again: Returns the words that run a life again; by default a strategy in Swift.
  /// - Returns: Lines of text.
  public func text(
    model: String, again: (LifeTrace) -> String = { ".replay(\($0.swift))" }
  ) -> String {
    var text = headline + "\n"
    text += "  obligation (\(model)): \(statement)\n"
    for citation in citations { text += citation.report.text(indent: 4) }
    text += trace.report.text(marks: [trace.steps.count: "broken"])
    text += "  \(lengthWords)\n"
    text += "  Found by \(origin)" + (evaluations > 0 ? ", shortened in \(evaluations) lives" : "")
    text += ".\n  Again: \(again(trace))\n"
    if let secondTrace {
      text += "  The same choices, run once more:\n" + secondTrace.report.text()
    }
    return text
  }

  private var lengthWords: String {
    let choices = trace.choices.count.counted("choice")
    let steps =
      "\(trace.plainLength.counted("step")) in plain form, \(trace.modelLength) of the model"
    return switch length {
    case .minimal: "Minimal: every life of fewer than \(choices) was run; \(steps)."
    case .oneMinimal: "1-minimal: \(choices), of which none can be left out; \(steps)."
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
