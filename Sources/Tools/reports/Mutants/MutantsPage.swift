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
    behaves differently in some reachable state must make some property come out differently.

    There are two scores. *All properties* include those that restate the rules, such as the transition
    tables (T) and what keeps the rules well-formed (W): they catch a broken rule by construction.
    *Statements* are the properties that a person can read and judge by the sources (I and F), alone.
    The model is that of the newest system; `lifecycle verify \(model) --ios N --mutants` breaks that of
    another one. For each mutant that survives the statements, the page says why. *A gap* means that a
    statement is missing.

    \(Markdown.table(
      [
        "profile", "mutants", "caught by all properties", "caught by statements",
        "no different from the model",
      ],
      scores.map { profile, score in
        [
          profile, score.outcomes.count.grouped, score.caught.grouped,
          "\(score.caughtByStatements.grouped) (\(score.statementShare))",
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
    \(survivorsOfStatements(of: score))
    The first statement to catch a mutant, or the first other property where no statement does:

    \(Markdown.table(["property", "mutants"], catchers(in: score)))
    """
  }

  private func survivors(of score: MutationScore) -> String {
    if score.survivors.isEmpty { return "None survives all properties.\n" }
    return "Survivors of all properties:\n\n"
      + Markdown.table(
        ["mutant", "why"],
        score.survivors.map { outcome in
          [Markdown.escaped(outcome.mutant), Markdown.escaped(reason(outcome))]
        })
  }

  private func survivorsOfStatements(of score: MutationScore) -> String {
    let groups = score.survivorsOfStatementsByRule
    if groups.isEmpty { return "None survives the statements.\n" }
    return "Survivors of the statements, rule by rule:\n\n"
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

  /// The reason for one mutant, or for all that are broken in the same way, or what catches it
  /// instead of a statement.
  private func reason(_ outcome: MutationScore.Outcome) -> String {
    reasons[outcome.mutant] ?? reasons[outcome.fault]
      ?? outcome.restatement.map { "a gap: caught only by \($0)" } ?? "not explained"
  }

  /// The properties by how many mutants each was the first to catch.
  private func catchers(in score: MutationScore) -> [[String]] {
    var counts: [String: Int] = [:]
    for outcome in score.outcomes {
      if let id = outcome.statement ?? outcome.restatement { counts[id, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { [$0.key, $0.value.grouped] }
  }
}
