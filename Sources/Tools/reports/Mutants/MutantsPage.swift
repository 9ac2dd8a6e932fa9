import LifecycleCommands
import LifecycleModels
import Reporting

/// How many broken variants of a model its properties catch, and which survive and why.
struct MutantsPage {
  let model: String
  let scores: [(profile: String, score: MutationScore)]
  /// Why mutants survive.
  var reasons = SurvivorReasons.all

  var text: String {
    """
    # Mutants of \(model)

    Every rule of the model is broken in every way that applies: a callback is dropped, repeated, added
    or out of order, a condition or the effect is dropped, the target state is changed. A mutant that
    behaves differently in some reachable state is caught if it makes some property come out differently, or
    if it keeps some rule from ever happening.

    The model is that of the newest system; `lifecycle verify \(model) --ios N --mutants` breaks that of
    another one. For each mutant that survives, the page says why. *A gap* means that a property is missing.

    \(Markdown.table(
      ["profile", "mutants", "caught", "no different from the model"],
      scores.map { profile, score in
        [
          profile, score.outcomes.count.grouped, "\(score.caught.grouped) (\(score.share))",
          score.equivalent.grouped,
        ]
      }))
    \(scores.map(section).joined(separator: "\n"))
    """
  }

  private func section(profile: String, score: MutationScore) -> String {
    """
    ## \(profile)

    \(survivors(of: score))
    What catches a mutant first:

    \(Markdown.table(["caught by", "mutants"], catchers(in: score)))
    """
  }

  private func survivors(of score: MutationScore) -> String {
    let groups = score.survivorsByRule
    if groups.isEmpty { return "None survives.\n" }
    return "Survivors, rule by rule:\n\n"
      + Markdown.table(
        ["rule", "survive", "how it is broken", "why"],
        groups.map { group in
          [
            "`\(group.rule)`", "\(group.faults.count) of \(group.mutants)",
            Markdown.escaped(group.faults.joined(separator: "; ")),
            Markdown.escaped(reasons(for: group)),
          ]
        })
  }

  private func reasons(for group: MutationScore.Group) -> String {
    var reasons: [String] = []
    for reason in group.survivors.map(reason) {
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons.joined(separator: "; ")
  }

  /// The reason for one mutant, or for all that are broken in the same way.
  private func reason(_ outcome: MutationScore.Outcome) -> String {
    reasons[outcome.mutant] ?? reasons[outcome.fault] ?? "a gap"
  }

  /// What catches mutants, by how many mutants each was the first to catch.
  private func catchers(in score: MutationScore) -> [[String]] {
    var counts: [String: Int] = [:]
    for outcome in score.outcomes {
      if let id = outcome.catcher { counts[id, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { [$0.key, $0.value.grouped] }
  }
}
