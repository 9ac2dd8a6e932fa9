import LifecycleModels
import Reporting

@testable import LifecycleCommands
@testable import reports

/// The claims whose days an ordinary run searches for.
///
/// The day of a claim is searched where a counterexample refutes its first belief. So the reports on
/// the models lose the counterexamples of the first beliefs of all other claims.
enum ClaimsWithDays {
  /// Claims that are wrong on an ordinary day, and one that only a launch in the background refutes.
  private static let ids: Set = ["background-before-death", "process-is-launch", "kill-silent"]

  /// The beliefs without counterexamples in an ordinary run.
  private static let removed: Set<CirculatingClaim.BeliefName> = {
    let kept = CirculatingClaim.all.filter { ids.contains($0.id) }.flatMap(\.refutations)
    let first = CirculatingClaim.all.compactMap(\.refutations.first)
    return Set(first.compactMap(\.belief)).subtracting(kept.compactMap(\.belief))
  }()

  /// A verified model without those counterexamples.
  static func removingOtherTraces(_ model: VerifiedModel) -> VerifiedModel {
    guard let kind = model.identity?.kind else { return model }
    var report = model.report
    for index in report.properties.indices {
      let name = CirculatingClaim.BeliefName(model: kind, id: report.properties[index].id)
      if removed.contains(name) { report.properties[index].counterexample = nil }
    }
    return VerifiedModel(
      identity: model.identity, report: report, pages: model.pages, mutants: model.mutants)
  }

  /// Whether the whole evidence against a claim is there, with its day.
  static func isWhole(_ claim: CirculatingClaim) -> Bool {
    AllReports.areWhole
      || claim.refutations.allSatisfy { refutation in
        if case .awaited = refutation { return false }
        return refutation.belief.map { !removed.contains($0) } ?? true
      }
  }
}

extension CirculatingClaim.Refutation {
  /// The belief, or the invariant that says the opposite; nil for a log.
  var belief: CirculatingClaim.BeliefName? {
    switch self {
    case .belief(let model, let id, _), .contrary(let model, let id, _):
      CirculatingClaim.BeliefName(model: model, id: id)
    case .impossible, .possible, .awaited: nil
    }
  }
}
