import LifecycleCommands
import LifecycleLogs
import LifecycleModels
import LifecycleReporting
import Reporting

/// The evidence of the models against each widespread claim.
struct ClaimsReport: Sendable {
  /// The claims in their order.
  let entries: [Entry]
  /// The beliefs that devices refute and that no known claim states, model by model.
  let unclaimed: [Belief]

  /// A claim with the evidence for each of its refutations.
  struct Entry: Sendable {
    let claim: CirculatingClaim
    let evidence: [Evidence]
    /// The trace that is shown: the shortest one that begins like a user's day.
    let everyday: EverydayTrace?
  }

  /// The evidence for one refutation of a claim.
  enum Evidence: Sendable {
    /// A belief or an invariant, and its verdicts.
    case property(Belief)
    /// A log that the claim describes or excludes, and its judgements, the observed one last.
    case log(CirculatingClaim.Sequence, [Judgement])
    /// A property that no model has yet, so that the sources alone refute the claim.
    case sourcesAlone(awaiting: String)
  }

  /// A property of a model with its verdict in each profile, the observed one last.
  struct Belief: Sendable {
    let model: ModelKind
    let id: String
    let reports: [(profile: Profile, report: PropertyReport)]
  }

  /// Collects the verdicts, and judges the logs of the claims.
  ///
  /// - Parameter models: Every model in every profile.
  init(_ models: [VerifiedModel]) {
    var judges = ClaimJudges()
    var days = EverydaySearch()
    entries = CirculatingClaim.all.map { claim in
      let evidence: [Evidence] = claim.refutations.map { refutation in
        switch refutation {
        case .belief(let model, let id, _), .contrary(let model, let id, _):
          .property(Belief(model: model, id: id, in: models))
        case .impossible(let sequence), .possible(let sequence):
          .log(sequence, judges.judge(sequence))
        case .awaited(let id):
          Belief(violated: id, in: models).map(Evidence.property) ?? .sourcesAlone(awaiting: id)
        }
      }
      return Entry(
        claim: claim, evidence: evidence,
        everyday: evidence.first?.everydayTrace(on: claim.wrongOn, by: &days))
    }
    unclaimed = Self.unclaimedBeliefs(models)
  }

  private static func unclaimedBeliefs(_ models: [VerifiedModel]) -> [Belief] {
    var names: [CirculatingClaim.BeliefName] = []
    for model in models {
      guard let identity = model.identity, identity.profile == .observed else { continue }
      for property in model.report.properties where property.expected == .violated {
        let name = CirculatingClaim.BeliefName(model: identity.kind, id: property.id)
        if !CirculatingClaim.claimedBeliefs.contains(name), !names.contains(name) {
          names.append(name)
        }
      }
    }
    return names.map { Belief(model: $0.model, id: $0.id, in: models) }
  }
}

extension ClaimsReport.Evidence {
  /// A violation that begins like a user's day, if this is a property that has one; on the newest
  /// of some systems, if possible.
  fileprivate func everydayTrace(
    on systems: SystemVersions, by days: inout EverydaySearch
  ) -> EverydayTrace? {
    guard case .property(let belief) = self, let (profile, _) = belief.counterexample,
      let newest = systems.versions.last
    else { return nil }
    return days.trace(violating: belief.id, of: belief.model, profile, on: newest)
  }
}

extension ClaimsReport.Belief {
  /// The belief with an identifier, if some model has it and violates it.
  fileprivate init?(violated id: String, in models: [VerifiedModel]) {
    for kind in ModelKind.allCases {
      let belief = Self(model: kind, id: id, in: models)
      if !belief.profiles(.violated).isEmpty {
        self = belief
        return
      }
    }
    return nil
  }

  fileprivate init(model: ModelKind, id: String, in models: [VerifiedModel]) {
    let reports = Profile.allCases.flatMap { profile in
      models.filter { $0.identity?.kind == model && $0.identity?.profile == profile }
        .flatMap(\.report.properties).filter { $0.id == id }.map { (profile, $0) }
    }
    self.init(model: model, id: id, reports: reports)
  }

  /// The profiles with a verdict.
  func profiles(_ verdict: PropertyReport.ReportedVerdict) -> [Profile] {
    reports.filter { $0.report.verdict == verdict }.map(\.profile)
  }

  /// The counterexample of the observed profile, or else that of the documented one.
  var counterexample: (profile: Profile, trace: TraceReport)? {
    reports.reversed().lazy.compactMap { profile, report in
      report.counterexample.map { (profile, $0.trace) }
    }
    .first
  }
}

/// The judges of the logs of claims, each model explored once in each profile.
private struct ClaimJudges {
  private var examiners: [JudgingModel: [LogExaminer]] = [:]

  mutating func judge(_ sequence: CirculatingClaim.Sequence) -> [Judgement] {
    let model = sequence.model
    var chosen =
      examiners[model]
      ?? Profile.allCases.map { profile in
        LogExaminer(profile: profile, model: model, findsAlternatives: false)
      }
    let judgements = chosen.indices.map { chosen[$0].examine(sequence.log) }
    examiners[model] = chosen
    return judgements
  }
}
