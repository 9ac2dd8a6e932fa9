import LifecycleConformance
import LifecycleModels
import ModelChecking
import Testing

@Suite struct `A claim in circulation` {
  static let claims = CirculatingClaim.all

  @Test func `has a name of its own`() {
    #expect(Set(Self.claims.map(\.id)).count == Self.claims.count)
  }

  @Test func `stands with the others of its topic, the most harmful topics first`() {
    var topics: [CirculatingClaim.Topic] = []
    for claim in Self.claims where topics.last != claim.topic { topics.append(claim.topic) }
    #expect(topics == CirculatingClaim.Topic.allCases)
  }

  @Test(arguments: claims)
  func `has sources, facts and refutations`(claim: CirculatingClaim) {
    #expect(!claim.sources.isEmpty && !claim.citations.isEmpty && !claim.refutations.isEmpty)
    for citation in claim.citations {
      #expect(citation.explanation != "no such fact", "\(citation.label)")
    }
  }

  @Test(arguments: claims)
  func `is refuted by its logs, in the profiles that it says and no others`(
    claim: CirculatingClaim
  ) {
    for refutation in claim.refutations {
      switch refutation {
      case .impossible(let sequence):
        #expect(profiles(.rejected, sequence) == sequence.profiles, "\(sequence)")
      case .possible(let sequence):
        #expect(profiles(.accepted, sequence) == sequence.profiles, "\(sequence)")
      case .belief, .contrary:
        break
      }
    }
  }

  @Test(arguments: claims)
  func `is refuted by its properties, in the profiles that it says and no others`(
    claim: CirculatingClaim
  ) {
    for refutation in claim.refutations {
      switch refutation {
      case .belief(let model, let id, let profiles):
        #expect(VerifiedProperties.profiles(.violated, id, of: model) == profiles, "\(model) \(id)")
      case .contrary(let model, let id, let profiles):
        #expect(VerifiedProperties.profiles(.holds, id, of: model) == profiles, "\(model) \(id)")
      case .impossible, .possible:
        break
      }
    }
  }

  private func profiles(
    _ verdict: LogJudgement.Verdict, _ sequence: CirculatingClaim.Sequence
  ) -> Set<Profile> {
    Set(
      Profile.allCases.filter { profile in
        CorpusJudges.judge(sequence.log, by: sequence.model, in: profile).verdict == verdict
      })
  }
}

@Suite struct `The claims in circulation` {
  @Test func `are forty-five, a dozen of them Apple's own`() {
    #expect(CirculatingClaim.all.count == 45)
    let apples = CirculatingClaim.all.filter { $0.sources.contains { $0.kind == .apple } }
    #expect(apples.count == 12)
  }

  @Test func `name every wrong log of the corpus, once, and no other`() {
    let named = CirculatingClaim.all.flatMap(\.sources).compactMap(\.log).sorted()
    let wrong = RecordedCorpus.files.filter { $0.verdict == "wrong" }.map(\.id).sorted()
    #expect(named == wrong)
  }

  @Test func `leave out the beliefs that nobody was found to hold`() {
    #expect(unclaimed(of: "app") == ["I16", "I19"])
    #expect(unclaimed(of: "scene") == ["F158", "F163", "F173", "I16", "I19", "I28"])
  }

  private func unclaimed(of model: String) -> [String] {
    let beliefs = VerifiedProperties.identifiers(of: model, role: .belief)
    return beliefs.filter {
      !CirculatingClaim.claimedBeliefs.contains(.init(model: model, id: $0))
    }
    .sorted()
  }
}
