import LifecycleClaims
import LifecycleModels
import Testing

@Suite struct `A statement of the first texts` {
  @Test func `is treated by existing rules or properties, or left out for a reason`() throws {
    for statement in SeedStatement.all {
      switch statement.treatment {
      case .rules(let model, let names):
        #expect(!names.isEmpty, "\(statement.statement)")
        let known = try #require(KnownNames.all[model])
        #expect(names.filter { !known.rules.contains($0) } == [], "\(statement.statement)")
      case .properties(let model, let ids):
        #expect(!ids.isEmpty, "\(statement.statement)")
        let known = try #require(KnownNames.all[model])
        #expect(ids.filter { !known.ids.contains($0) } == [], "\(statement.statement)")
      case .leftOut(let reason):
        #expect(!reason.isEmpty, "\(statement.statement)")
      }
    }
  }

  @Test func `is a sentence that occurs once in its text`() {
    for seed in ["S000", "S001", "S002", "S003", "S004"] {
      let sentences = SeedStatement.all.filter { $0.seed == seed }.map(\.statement)
      #expect(sentences.count >= 20, "\(seed)")
      #expect(Set(sentences).count == sentences.count, "\(seed)")
      #expect(sentences.allSatisfy { $0.hasSuffix(".") }, "\(seed)")
    }
  }

  @Test func `about launching is often refuted by a belief`() {
    for (seed, count) in [("S000", 6), ("S001", 7), ("S003", 4)] {
      let contradicted = SeedStatement.all.filter { statement in
        guard statement.seed == seed, case .properties(.launch, let ids) = statement.treatment
        else { return false }
        return !KnownNames.launchBeliefs.isDisjoint(with: ids)
      }
      #expect(contradicted.count == count, "\(seed)")
    }
  }
}
