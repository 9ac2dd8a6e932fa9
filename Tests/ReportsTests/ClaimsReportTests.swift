import LifecycleLogs
import LifecycleModels
import Testing

@testable import LifecycleCommands
@testable import reports

@Suite struct `The report on claims` {
  private let report = AllReports.claims

  @Test func `has evidence for each refutation of each claim`() {
    #expect(report.entries.map(\.claim) == CirculatingClaim.all)
    for entry in report.entries {
      #expect(entry.evidence.count == entry.claim.refutations.count)
    }
  }

  @Test func `refutes each claim in the stated profiles only`() {
    for entry in report.entries {
      for (refutation, evidence) in zip(entry.claim.refutations, entry.evidence) {
        let (stated, found) = (refutation.profiles, evidence.profiles(refuting: refutation))
        if case .awaited = refutation { continue }
        #expect(found == stated, "\(entry.claim.id): \(refutation)")
        #expect(!stated.isEmpty)
      }
    }
  }

  @Test func `refutes a belief by a trace`() {
    for case .property(let belief) in report.entries.flatMap(\.evidence) {
      let isViolated = !belief.profiles(.violated).isEmpty
      #expect((belief.counterexample != nil) == isViolated, "\(belief.model) \(belief.id)")
    }
  }

  @Test func `lists the beliefs that no known source states`() {
    #expect(
      unclaimed(of: .app) == [
        "I120", "I123", "I126", "I127", "I128", "I129", "I133", "I16", "I19", "I5",
        "I68", "I74", "I77", "I80", "I86", "I88b", "I89",
        "L2", "L20", "L22", "L23", "L24", "L4", "L5", "L6",
      ])
    #expect(
      unclaimed(of: .scene) == [
        "F15", "F158", "F163", "F173", "F351b", "F352", "I106", "I108", "I109b", "I110b", "I112",
        "I113", "I115b", "I117",
        "I120", "I126", "I132", "I133", "I16", "I19", "I68", "I73", "I74", "I77", "I80", "I86",
        "I88b", "I89", "L2", "L20", "L22", "L23", "L24", "L3", "L4", "L5", "L6", "L7",
      ])
  }

  private func unclaimed(of model: ModelKind) -> [String] {
    report.unclaimed.filter { $0.model == model }.map(\.id).sorted()
  }
}

extension CirculatingClaim.Refutation {
  fileprivate var profiles: Set<Profile> {
    switch self {
    case .belief(_, _, let profiles), .contrary(_, _, let profiles): profiles
    case .impossible(let sequence), .possible(let sequence): sequence.profiles
    case .awaited: []
    }
  }
}

extension ClaimsReport.Evidence {
  /// The profiles in which this is what a refutation says.
  fileprivate func profiles(refuting refutation: CirculatingClaim.Refutation) -> Set<Profile> {
    switch (refutation, self) {
    case (.belief, .property(let belief)): Set(belief.profiles(.violated))
    case (.contrary, .property(let belief)): Set(belief.profiles(.holds))
    case (.impossible, .log(_, let judgements)): profiles(.rejected, in: judgements)
    case (.possible, .log(_, let judgements)): profiles(.accepted, in: judgements)
    default: []
    }
  }

  private func profiles(
    _ verdict: Judgement.Verdict, in judgements: [Judgement]
  ) -> Set<Profile> {
    Set(judgements.filter { $0.verdict == verdict }.map(\.profile))
  }
}
