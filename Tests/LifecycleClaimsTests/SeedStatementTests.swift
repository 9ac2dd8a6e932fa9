import LifecycleClaims
import LifecycleModels
import Testing

@Suite struct `A statement of the first texts` {
  @Test(arguments: SeedStatement.all)
  func `has become rules or properties that exist, or is left out for a reason`(
    statement: SeedStatement
  ) throws {
    switch statement.treatment {
    case .rules(let model, let names):
      #expect(!names.isEmpty)
      let known = try #require(KnownNames.all[model])
      #expect(names.filter { !known.rules.contains($0) } == [])
    case .properties(let model, let ids):
      #expect(!ids.isEmpty)
      let known = try #require(KnownNames.all[model])
      #expect(ids.filter { !known.ids.contains($0) } == [])
    case .leftOut(let reason):
      #expect(!reason.isEmpty)
    }
  }

  @Test(arguments: ["S000", "S001", "S002", "S003", "S004"])
  func `is a sentence of its own in its text`(seed: String) {
    let sentences = SeedStatement.all.filter { $0.seed == seed }.map(\.statement)
    #expect(sentences.count >= 20)
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
  }

  @Test(arguments: [("S000", 6), ("S001", 7), ("S003", 4)])
  func `about launching is refuted by a belief, in each text several times`(
    seed: String, count: Int
  ) {
    let contradicted = SeedStatement.all.filter { statement in
      guard statement.seed == seed, case .properties("launch", let ids) = statement.treatment
      else { return false }
      return !KnownNames.launchBeliefs.isDisjoint(with: ids)
    }
    #expect(contradicted.count == count)
  }
}
