import LifecycleCommands
import LifecycleLogs
import LifecycleModels
import LifecycleReporting
import Reporting

/// One claim: who says it, what is true, and what refutes it.
struct ClaimSection {
  private let entry: ClaimsReport.Entry
  private let cost: CostlyClaim?

  init(_ entry: ClaimsReport.Entry, cost: CostlyClaim? = nil) {
    self.entry = entry
    self.cost = cost
  }

  var text: String {
    """

    ### <a id="\(entry.claim.id)"></a>“\(Markdown.escaped(entry.claim.statement))”

    **No.** \(Markdown.escaped(entry.claim.truth))

    \(circumstances)
    \(code)
    \(headline)

    <details>
    <summary>Who says it, the facts, and every refutation</summary>

    Who says it:
    \(entry.claim.sources.map(source).joined())
    Facts:
    \(entry.claim.citations.map(\.report.linkedItem).joined())
    Refuted:
    \(entry.evidence.indices.map(evidence).joined())
    </details>

    """
  }

  private var circumstances: String {
    var lines = [
      "- **Wrong on** \(entry.claim.wrongOn.words)"
        + (entry.claim.rightOn.map { "; it was true on \($0.words)" } ?? "") + ".",
      "- **How sure:** \(ClaimCertainty(entry.claim.citations).words).",
    ]
    if let cost { lines.insert("- **What it costs:** \(cost.harm.words); \(cost.reason).", at: 0) }
    return lines.map { $0 + "\n" }.joined()
  }

  private var code: String {
    "Before:\n\n" + Markdown.code(entry.claim.fix.before, language: "swift") + "\nAfter:\n\n"
      + Markdown.code(entry.claim.fix.after, language: "swift")
  }

  /// The refutation that is shown first, in one line.
  private var headline: String {
    switch entry.evidence.first {
    case .property(let belief):
      if let everyday = entry.everyday {
        "A day on which it is wrong"
          + (everyday.systems.map { ", on \($0.words)" } ?? "")
          + ": \(Markdown.code(everyday.trace.line))."
      } else if let (_, trace) = belief.counterexample {
        "The shortest trace on which it is wrong: \(Markdown.code(trace.line))."
      } else {
        "In every reachable state the contrary holds: “"
          + Markdown.escaped(belief.reports.last?.report.statement ?? "") + "”."
      }
    case .log(let sequence, let judgements):
      "A log that decides it: " + log(sequence, judgements)
    case .sourcesAlone, nil:
      "No model of ours shows this; the sources do."
    }
  }

  private func source(_ source: CirculatingClaim.Source) -> String {
    let name = Markdown.escaped(source.place)
    let place = source.link.map { "[\(name)](\(Markdown.address($0)))" } ?? name
    return "- \(source.kind.name)\(place): \(Markdown.escaped(source.words)).\n"
  }

  private func evidence(at index: Int) -> String {
    switch entry.evidence[index] {
    case .property(let belief): "- " + property(belief, showsTrace: index == 0) + "\n"
    case .log(let sequence, let judgements): "- " + log(sequence, judgements) + "\n"
    case .sourcesAlone(let id):
      "- By the facts above alone: no model has a property for it yet (\(id)).\n"
    }
  }

  private func property(_ belief: ClaimsReport.Belief, showsTrace: Bool) -> String {
    let statement = Markdown.escaped(belief.reports.last?.report.statement ?? "")
    let name = "The \(belief.model.rawValue) model’s \(belief.link), “\(statement)”,"
    guard let (_, trace) = belief.counterexample else {
      return "\(name) holds \(words(belief.profiles(.holds))) in every reachable state."
    }
    let steps = trace.steps.count.counted("step")
    return "\(name) is violated \(words(belief.profiles(.violated), then: ", in \(steps)"))"
      + (showsTrace ? ": " + Markdown.code(trace.line) : "") + "."
  }

  private func log(_ sequence: CirculatingClaim.Sequence, _ judgements: [Judgement]) -> String {
    let names = Markdown.code(sequence.callbacks.map(\.name).joined(separator: ", "))
    // The last judgement is the one in the observed profile.
    guard let last = judgements.last else { return names }
    let profiles = judgements.filter { $0.verdict == last.verdict }.map(\.profile)
    if last.verdict == .accepted {
      return "\(names) is legal \(words(profiles, then: needs(last)))."
    }
    return "\(names) is impossible \(words(profiles, then: ": " + explanation(of: last)))"
      + nearest(to: last)
  }

  private func needs(_ judgement: Judgement) -> String {
    let needs = judgement.requirements
    return needs.isEmpty ? "" : ", if " + Markdown.escaped(needs.joined(separator: " and "))
  }

  private func explanation(of judgement: Judgement) -> String {
    let entry = judgement.position.map { "entry \($0)" } ?? "an entry"
    let callback = Markdown.code(judgement.callback ?? "")
    let possible = judgement.possible.filter { Callback(name: $0)?.isNotification != true }
      .map(Markdown.code)
    guard let last = possible.last else { return "nothing explains \(entry), \(callback)." }
    let list = possible.dropLast().joined(separator: ", ")
    return "nothing explains \(entry), \(callback), where only "
      + (list.isEmpty ? last : "\(list) or \(last)") + " is possible."
  }

  private func nearest(to judgement: Judgement) -> String {
    guard let log = judgement.nearest?.log else { return "" }
    return " The nearest legal log is "
      + (log.isEmpty ? "an empty one." : Markdown.code(log.joined(separator: ", ")) + ".")
  }

  /// The profiles in which something is true, and details about the observed one.
  private func words(_ profiles: [Profile], then details: String = "") -> String {
    switch profiles.count {
    case 0: "in no profile" + details
    case 1: "in the `\(profiles[0].rawValue)` profile" + details
    default: "in both profiles" + (details.isEmpty ? "" : "; as observed" + details)
    }
  }
}

extension CirculatingClaim.Source.Kind {
  /// The words before the place.
  fileprivate var name: String {
    switch self {
    case .apple: "**Apple**, "
    case .text: "the text "
    case .code: "the code of "
    case .page, .issue: ""
    }
  }
}

extension CostlyClaim.Harm {
  /// The harm in words.
  var words: String {
    switch self {
    case .dataLost: "data is lost"
    case .inputLost: "input is lost"
    case .crash: "the app crashes"
    case .wrongWork: "wrong work is done"
    }
  }
}

extension TraceReport {
  /// The trace in one line: who acts, what happens, and which callbacks follow.
  ///
  /// A notification is left out unless it is the last step, because a callback comes with it.
  var line: String {
    var events: [String] = []
    var callbacks: [[String]] = []
    for (index, step) in steps.enumerated() {
      let action = step.action
      if step.role == .event || events.isEmpty {
        events.append("\(action.initiator): \(action.name)")
        callbacks.append([])
      }
      guard let callback = action.callback else { continue }
      if step.role == .notification, index < steps.count - 1 { continue }
      callbacks[callbacks.count - 1].append(callback)
    }
    return zip(events, callbacks).map { event, sent in
      sent.isEmpty ? event : "\(event) → " + sent.joined(separator: ", ")
    }
    .joined(separator: "; ")
  }
}
