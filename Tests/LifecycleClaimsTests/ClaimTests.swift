import LifecycleClaims
import LifecycleModels
import Testing

@Suite struct `A claim in circulation` {
  static let claims = CirculatingClaim.all

  @Test func `has a unique name`() {
    #expect(Set(Self.claims.map(\.id)).count == Self.claims.count)
  }

  @Test func `is grouped by topic, the most harmful topics first`() {
    var topics: [CirculatingClaim.Topic] = []
    for claim in Self.claims where topics.last != claim.topic { topics.append(claim.topic) }
    #expect(topics == CirculatingClaim.Topic.allCases)
  }

  @Test func `has sources, facts and refutations`() {
    for claim in Self.claims {
      #expect(
        !claim.sources.isEmpty && !claim.citations.isEmpty && !claim.refutations.isEmpty,
        "\(claim.id)")
      for citation in claim.citations {
        #expect(citation.explanation != "no such fact", "\(citation.label)")
      }
    }
  }

  @Test func `can be judged by a model as a log`() {
    let sequence = CirculatingClaim.Sequence(
      callbacks: [.didBecomeActive, .willTerminate], model: .app, profiles: [])
    #expect(
      sequence.log.entries.map(\.item) == [
        .callback(.didBecomeActive), .callback(.willTerminate),
      ])
    #expect(sequence.log.entries.map(\.position) == [1, 2])
  }
}

@Suite struct `The claims in circulation` {
  @Test func `number forty-nine, eleven of them by Apple`() {
    #expect(CirculatingClaim.all.count == 49)
    let apples = CirculatingClaim.all.filter { $0.sources.contains { $0.kind == .apple } }
    #expect(apples.count == 11)
  }
}
