import LifecycleModels
import Testing

@testable import reports

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

  /// Words in the addresses of pages that copy, translate or generate what others have written.
  private static let contentFarms = [
    "taourl", "sourcedaddy", "errorhandle", "volcengine", "mycodetips", "techhub", "newbe.dev",
    "infinitelexicon", "kouhan", "shuzhiduo", "buyukterzi", "bleepingswift", "dev.to", "medium.com",
    "gubat.org", "cloud.tencent", "luxmentis", "devgem",
  ]

  @Test func `cites only sources that are worth it, with addresses`() throws {
    for source in Self.claims.flatMap(\.sources) + Breakage.all.flatMap(\.sources) {
      guard let link = source.link else {
        #expect(source.kind == .text || source.place.hasPrefix("UIKit's header"), "\(source)")
        continue
      }
      #expect(link.hasPrefix("https://") && !link.contains(" "), "\(link)")
      #expect(!Self.contentFarms.contains { link.contains($0) }, "\(link)")
      #expect(
        source.kind != .issue
          || link.contains(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/issues\/\d+$/))
    }
  }

  @Test func `is wrong on some systems, and was right on others at most`() {
    for claim in Self.claims {
      #expect(!claim.wrongOn.isEmpty, "\(claim.id)")
      #expect(claim.rightOn.map { $0.overlaps(claim.wrongOn) } != true, "\(claim.id)")
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
  @Test func `number fifty-four, eleven of them by Apple`() {
    #expect(CirculatingClaim.all.count == 54)
    let apples = CirculatingClaim.all.filter { $0.sources.contains { $0.kind == .apple } }
    #expect(apples.count == 11)
  }

  @Test func `of which one waits for a property of the models`() {
    let awaiting = CirculatingClaim.all.filter { claim in
      claim.refutations.contains { if case .awaited = $0 { true } else { false } }
    }
    #expect(awaiting.map(\.id) == ["transfers-survive"])
  }
}

@Suite struct `The claims that cost the most` {
  @Test func `are ten, and the worst come first`() {
    let harms = CostlyClaim.all.map(\.harm)
    #expect(harms.count == 10)
    #expect(harms == harms.sorted())
    #expect(Set(harms) == Set(CostlyClaim.Harm.allCases))
    #expect(Set(CostlyClaim.all.map(\.claim.id)).count == 10)
  }

  @Test func `say what they cost`() {
    for costly in CostlyClaim.all { #expect(!costly.reason.isEmpty, "\(costly.claim.id)") }
  }
}

@Suite struct `A breakage of the migration to scenes` {
  @Test func `has a unique name, sources and facts`() {
    #expect(Set(Breakage.all.map(\.id)).count == Breakage.all.count)
    for breakage in Breakage.all {
      #expect(!breakage.sources.isEmpty && !breakage.citations.isEmpty, "\(breakage.id)")
      for citation in breakage.citations {
        #expect(citation.explanation != "no such fact", "\(citation.label)")
      }
    }
  }

  @Test func `is one of the six that people meet`() {
    #expect(
      Breakage.all.map(\.id) == [
        "manifest", "window-frame", "delegate-window", "key-window", "task-registration",
        "notification-delegate",
      ])
  }
}
