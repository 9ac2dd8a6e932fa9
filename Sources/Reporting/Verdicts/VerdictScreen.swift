/// The verdicts of several searches on one screen.
public struct VerdictScreen: Hashable, Sendable {
  /// What was searched, in order.
  public let reports: [ModelReport]

  /// Creates a screen.
  public init(_ reports: [ModelReport]) { self.reports = reports }

  /// A table, the first refuted beliefs, and in full every verdict that is not as expected.
  public var text: String {
    ([table + remarks, beliefs, unexpectedVerdicts, undecided, neverFired].filter { !$0.isEmpty }
      + [closing])
      .joined(separator: "\n")
  }

  /// One line for each model and profile.
  private var table: String {
    var table = TextTable(indent: 0)
    table.rightAligned = [2, 3, 4, 5, 6]
    table.add(["model", "profile", "states", "transitions", "depth", "hold", "refuted", "verdict"])
    for report in reports {
      let (hold, refuted) = (report.counts(of: .holds), report.counts(of: .violated))
      table.add([
        report.model, report.profile, report.states.grouped, report.transitions.grouped,
        report.depth.grouped, "\(hold.met) of \(hold.all)", "\(refuted.met) of \(refuted.all)",
        report.verdictWords,
      ])
    }
    return table.text
  }

  /// One line for each search that was not the usual one.
  private var remarks: String {
    reports.compactMap { report in
      report.remark.map { "\(report.title): \($0)\n" }
    }
    .joined()
  }

  /// The false beliefs, each with the shortest trace that refutes it.
  private var beliefs: String {
    let chosen = reportsToQuote
    let limit = chosen.count > 2 ? 2 : 8 / max(1, chosen.count)
    let text = chosen.map { $0.beliefText(limit: limit) }.joined()
    let rest = chosen.map { max(0, $0.refutedBeliefs.count - limit) }.reduce(0, +)
    return text + (rest > 0 ? "  … and \(rest.grouped) more.\n" : "")
  }

  /// For each model the last profile, which is the observed one.
  private var reportsToQuote: [ModelReport] {
    reports.enumerated().filter { index, report in
      !report.refutedBeliefs.isEmpty
        && !reports[(index + 1)...].contains {
          $0.model == report.model && !$0.refutedBeliefs.isEmpty
        }
    }
    .map(\.element)
  }

  private var unexpectedVerdicts: String {
    let text = reports.flatMap { report in
      report.unexpectedVerdicts.map { $0.text(context: report.title) }
    }
    .joined(separator: "\n")
    return text.isEmpty ? "" : "NOT AS EXPECTED:\n" + text
  }

  private var undecided: String {
    let lines = reports.flatMap(\.undecidedLines)
    return lines.isEmpty ? "" : "UNDECIDED:\n" + lines.joined()
  }

  private var neverFired: String {
    reports.filter { !$0.rulesNeverFired.isEmpty }.map { report in
      TextWrap.wrapped(
        report.rulesNeverFired.joined(separator: ", "), width: 96,
        first: "Rules of \(report.title) that are never enabled: ", rest: "  ")
    }
    .joined()
  }

  private var closing: String {
    if reports.contains(where: { !$0.unexpectedVerdicts.isEmpty }) {
      return "Some verdicts are not as expected; see above.\n"
    }
    if reports.contains(where: { !$0.undecided.isEmpty }) {
      return "No verdict is unexpected, but some properties are undecided.\n"
    }
    return """
      All as expected: every reachable state was visited, what should hold holds, and the false
      beliefs are refuted. To see one belief in full: lifecycle replay \(example)

      """
  }

  private var example: String {
    let quoted = reportsToQuote.first ?? reports.first
    let id = quoted?.refutedBeliefs.first?.id
    return "\(quoted?.selection ?? "MODEL") --property \(id ?? "ID")"
  }
}

extension ModelReport {
  /// The model and its profile, in words.
  public var title: String { "\(model), profile \(profile)" }

  /// Whether all is as expected, in a few words.
  public var verdictWords: String {
    if !unexpectedVerdicts.isEmpty { return "\(unexpectedVerdicts.count.grouped) NOT as expected" }
    if !undecided.isEmpty { return "\(undecided.count.grouped) undecided" }
    return "as expected"
  }

  fileprivate func beliefText(limit: Int) -> String {
    var text = "False beliefs (\(title)), each with the shortest trace that refutes it:\n"
    for belief in refutedBeliefs.prefix(limit) {
      text += "  ✗ \(belief.id.padded(to: 5)) \(belief.statement)\n"
      text += TextWrap.wrapped(
        belief.story, width: 96, first: "          ", rest: "          ")
    }
    return text
  }

  /// One line for each undecided property, or, if there are many, their names by reason.
  fileprivate var undecidedLines: [String] {
    if undecided.count <= 8 {
      return undecided.map { property in
        "  ? \(property.id.padded(to: 5)) \(property.statement) (\(title)): "
          + "\(property.verdictWords)\n"
      }
    }
    let byReason = Dictionary(grouping: undecided, by: \.verdictWords)
    return byReason.keys.sorted().map { reason in
      let ids = byReason[reason]?.map(\.id) ?? []
      let who = ids.count == properties.count ? "all \(ids.count)" : ids.joined(separator: " ")
      return TextWrap.wrapped(
        "\(title): \(reason): \(who)", width: 96, first: "  ? ", rest: "    ")
    }
  }
}

extension PropertyReport {
  /// The events of the counterexample, without the deliveries that follow from them.
  var story: String {
    guard let trace = counterexample?.trace else { return "no trace is known" }
    let events = trace.steps.filter { $0.action.callback == nil }.map(\.action.name)
    let length = trace.steps.count.counted("step")
    return events.isEmpty ? length : "\(events.joined(separator: ", ")) (\(length))"
  }
}
