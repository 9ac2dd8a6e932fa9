import LifecycleModels
import ModelChecking
import Testing

/// What became of the statements of the texts on launching.
@Suite struct `A statement about launching` {
  static let statements = SeedStatement.all.filter { ["S000", "S001", "S003"].contains($0.seed) }

  @Test(arguments: statements)
  func `points to rules or properties that exist, or says why there are none`(
    statement: SeedStatement
  ) {
    switch statement.treatment {
    case .rules("launch", let names): expect(names, in: Self.rules)
    case .properties("launch", let ids): expect(ids, in: Self.properties)
    case .rules(_, let names), .properties(_, let names): #expect(!names.isEmpty)
    case .leftOut(let reason): #expect(!reason.isEmpty)
    }
  }

  @Test(arguments: [("S000", 6), ("S001", 7), ("S003", 4)])
  func `is refuted by a belief, in each text several times`(seed: String, count: Int) {
    let refuted = Set(
      Profile.allCases.flatMap { profile in
        let model = LaunchModel(profile: profile)
        return model.properties(of: model.machine).filter(\.isExpectedToBeViolated)
          .map(\.property.id)
      })
    let contradicted = Self.statements.filter { statement in
      guard statement.seed == seed, case .properties("launch", let ids) = statement.treatment
      else { return false }
      return !refuted.isDisjoint(with: ids)
    }
    #expect(contradicted.count == count)
  }

  private static let rules = Set(
    Profile.allCases.flatMap { LaunchModel(profile: $0).machine.rules.map(\.name) })
  private static let properties = Set(
    Profile.allCases.flatMap { profile in
      let model = LaunchModel(profile: profile)
      return model.properties(of: model.machine).map(\.property.id)
    })

  private func expect(_ names: [String], in known: Set<String>) {
    #expect(!names.isEmpty)
    #expect(names.filter { !known.contains($0) } == [])
  }
}
