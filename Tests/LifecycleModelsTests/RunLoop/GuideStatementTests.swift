import Testing

@testable import LifecycleModels

@Suite struct `A statement of the guide's chapter or about threads` {
  static let statements =
    SeedStatement.guide + SeedStatement.guideInTranslation
    + SeedStatement.articleOnExecutionFlowThreads

  private static let names = [
    "app": names(of: Profile.allCases.map { AppModel(profile: $0) }),
    "runloop": names(of: Profile.allCases.map { RunLoopModel(profile: $0) }),
  ]

  private static func names<M: Model>(of models: [M]) -> (rules: Set<String>, ids: Set<String>) {
    (
      Set(models.flatMap { $0.machine.rules.map(\.name) }),
      Set(models.flatMap { $0.properties(of: $0.machine).map(\.property.id) })
    )
  }

  @Test(arguments: statements)
  func `has become rules or properties that exist, or is left out for a reason`(
    statement: SeedStatement
  ) throws {
    switch statement.treatment {
    case .rules(let model, let names):
      #expect(!names.isEmpty)
      #expect(try #require(Self.names[model]).rules.isSuperset(of: names), "\(names)")
    case .properties(let model, let ids):
      #expect(!ids.isEmpty)
      #expect(try #require(Self.names[model]).ids.isSuperset(of: ids), "\(ids)")
    case .leftOut(let reason):
      #expect(!reason.isEmpty)
    }
  }

  @Test(arguments: ["S000", "S002", "S004"])
  func `is a sentence of its own in its text`(seed: String) {
    let sentences = Self.statements.filter { $0.seed == seed }.map(\.statement)
    #expect(!sentences.isEmpty)
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
  }
}
