import LifecycleModels
import Reporting

/// How many broken variants of a model its properties catch, and which survive and why.
struct MutantsPage {
  private let model: String
  private let scores: [(profile: String, score: MutationScore)]
  private let reasons: [String: String]

  init(
    _ model: String, _ scores: [(profile: String, score: MutationScore)],
    _ reasons: [String: String]
  ) {
    self.model = model
    self.scores = scores
    self.reasons = reasons
  }

  var text: String {
    """
    # Mutants of \(model)

    Every rule of the model is broken in every way that applies: a callback dropped, repeated, added
    or out of order, a condition dropped, the effect dropped, the target state changed. A mutant that
    behaves differently in some reachable state must make some property come out differently.

    \(Markdown.table(
      ["profile", "caught", "survived", "no different from the model"],
      scores.map { profile, score in
        [
          profile, "\(score.caught.grouped) of \(score.fates.count.grouped)",
          score.survivors.count.grouped, score.equivalent.grouped,
        ]
      }))
    \(scores.map(section).joined(separator: "\n"))
    """
  }

  private func section(profile: String, score: MutationScore) -> String {
    """
    ## \(profile)

    \(survivors(of: score))
    Caught by:

    \(Markdown.table(["property", "mutants"], catchers(in: score)))
    """
  }

  private func survivors(of score: MutationScore) -> String {
    if score.survivors.isEmpty { return "None survives.\n" }
    return "Survivors:\n\n"
      + Markdown.table(
        ["mutant", "why"],
        score.survivors.map(\.mutant).map { name in
          [Markdown.escaped(name), Markdown.escaped(reasons[name] ?? "not explained")]
        })
  }

  /// The properties by how many mutants each was the first to catch.
  private func catchers(in score: MutationScore) -> [[String]] {
    var counts: [String: Int] = [:]
    for fate in score.fates { if let id = fate.statement ?? fate.restatement { counts[id, default: 0] += 1 } }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { [$0.key, $0.value.grouped] }
  }
}
