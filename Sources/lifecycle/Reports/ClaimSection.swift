import LifecycleClaims
import LifecycleLogs
import LifecycleReporting
import LifecycleModels
import Reporting

/// One claim: who says it, what is so, and what refutes it.
struct ClaimSection {
  private let entry: ClaimsReport.Entry

  init(_ entry: ClaimsReport.Entry) { self.entry = entry }

  var text: String {
    """

    ### <a id="\(entry.claim.id)"></a>“\(Markdown.escaped(entry.claim.statement))”

    **No.** \(Markdown.escaped(entry.claim.truth))

    Who says it:
    \(entry.claim.sources.map(source).joined())
    Facts:
    \(entry.claim.citations.map(\.report).map(fact).joined())
    Refuted:
    \(entry.findings.indices.map(finding).joined())
    """
  }

  private func source(_ source: CirculatingClaim.Source) -> String {
    let place = source.place
    let shown = place.contains("/") ? Markdown.code(place) : Markdown.escaped(place)
    return "- \(source.kind.name)\(shown): \(Markdown.escaped(source.words)).\n"
  }

  private func fact(_ source: SourceReport) -> String {
    "- \(source.label): \(Markdown.escaped(source.statement))\n"
  }

  private func finding(at index: Int) -> String {
    switch entry.findings[index] {
    case .property(let belief): "- " + property(belief, showsTrace: index == 0) + "\n"
    case .log(let sequence, let judgements): "- " + log(sequence, judgements) + "\n"
    }
  }

  private func property(_ belief: ClaimsReport.Belief, showsTrace: Bool) -> String {
    let statement = Markdown.escaped(belief.reports.last?.report.statement ?? "")
    let name = "The \(belief.model) model’s \(belief.link), “\(statement)”,"
    guard let (_, trace) = belief.counterexample else {
      return "\(name) holds \(words(belief.profiles(.holds))) in every state that can be reached."
    }
    let steps = trace.steps.count.counted("step")
    return "\(name) is violated \(words(belief.profiles(.violated), then: ", in \(steps)"))"
      + (showsTrace ? ": " + Markdown.code(trace.line) : "") + "."
  }

  private func log(_ sequence: CirculatingClaim.Sequence, _ judgements: [Judgement]) -> String {
    let names = Markdown.code(sequence.callbacks.map(\.name).joined(separator: ", "))
    // Devices before documents: the last judgement is the observed one.
    guard let last = judgements.last else { return names }
    let profiles = judgements.filter { $0.verdict == last.verdict }.map(\.profile)
    if last.verdict == .accepted {
      return "\(names) is legal \(words(profiles, then: needs(last)))."
    }
    return "\(names) is no life \(words(profiles, then: ", " + explanation(of: last)))"
      + nearest(to: last)
  }

  private func needs(_ judgement: Judgement) -> String {
    let needs = judgement.requirements
    return needs.isEmpty ? "" : ", if " + Markdown.escaped(needs.joined(separator: " and "))
  }

  private func explanation(of judgement: Judgement) -> String {
    let place = judgement.position.map { "entry \($0)" } ?? "an entry"
    let callback = Markdown.code(judgement.callback ?? "")
    let possible = judgement.possible.filter { Callback(name: $0)?.isNotification != true }.map(
      Markdown.code)
    guard let last = possible.last else { return "nothing explains \(place), \(callback)." }
    let list = possible.dropLast().joined(separator: ", ")
    return "nothing explains \(place), \(callback), where only "
      + (list.isEmpty ? last : "\(list) or \(last)") + " can come."
  }

  private func nearest(to judgement: Judgement) -> String {
    guard let log = judgement.nearest?.log else { return "" }
    return " The nearest legal log is "
      + (log.isEmpty ? "an empty one." : Markdown.code(log.joined(separator: ", ")) + ".")
  }

  /// In which profiles something is so; and what is said of the observed one, after a comma.
  private func words(_ profiles: [Profile], then details: String = "") -> String {
    switch profiles.count {
    case 0: "in no profile" + details
    case 1: "in the `\(profiles[0].rawValue)` profile" + details
    default: "in both profiles" + (details.isEmpty ? "" : "; as observed" + details)
    }
  }
}

extension CirculatingClaim.Source.Kind {
  /// What stands before the place.
  fileprivate var name: String {
    switch self {
    case .apple: "**Apple**, "
    case .text: "the text "
    case .code: "the code of "
    case .page, .issue, .folklore: ""
    }
  }
}
