import LifecycleConformance
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
    return "\(name) is violated \(words(belief.profiles(.violated))), in \(steps)"
      + (showsTrace ? ": " + Markdown.code(trace.line) : "") + "."
  }

  private func log(_ sequence: CirculatingClaim.Sequence, _ judgements: [LogJudgement]) -> String {
    let names = Markdown.code(sequence.callbacks.map(\.name).joined(separator: ", "))
    let accepted = judgements.filter { $0.verdict == .accepted }
    // Devices before documents: the last judgement is the observed one.
    guard let rejection = judgements.last(where: { $0.verdict == .rejected }) else {
      return "\(names) is legal \(words(accepted.map(\.profile)))" + needs(accepted.last) + "."
    }
    if accepted.last?.profile == .observed {
      return "\(names) is legal \(words(accepted.map(\.profile)))" + needs(accepted.last) + "."
    }
    let rejected = judgements.filter { $0.verdict == .rejected }.map(\.profile)
    return "\(names) is no life \(words(rejected)): "
      + explanation(of: rejection) + nearest(to: rejection)
  }

  private func needs(_ judgement: LogJudgement?) -> String {
    let needs = judgement?.requirements ?? []
    return needs.isEmpty ? "" : ", if " + Markdown.escaped(needs.joined(separator: " and "))
  }

  private func explanation(of judgement: LogJudgement) -> String {
    let place = judgement.position.map { "entry \($0)" } ?? "an entry"
    let callback = Markdown.code(judgement.callback ?? "")
    let possible = judgement.possible.filter { !$0.hasPrefix("note.") }.map(Markdown.code)
    guard let last = possible.last else { return "nothing explains \(place), \(callback)." }
    let list = possible.dropLast().joined(separator: ", ")
    return "nothing explains \(place), \(callback), where only "
      + (list.isEmpty ? last : "\(list) or \(last)") + " can come."
  }

  private func nearest(to judgement: LogJudgement) -> String {
    guard let log = judgement.nearest?.log else { return "" }
    return " The nearest legal log is "
      + (log.isEmpty ? "an empty one." : Markdown.code(log.joined(separator: ", ")) + ".")
  }

  private func words(_ profiles: [Profile]) -> String {
    switch profiles.count {
    case 0: "in no profile"
    case Profile.allCases.count: "in both profiles"
    default: "in the `\(profiles.map(\.rawValue).joined(separator: "`, `"))` profile"
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
