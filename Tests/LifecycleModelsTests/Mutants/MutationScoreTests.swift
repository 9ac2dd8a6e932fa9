import LifecycleModels
import Testing

@Suite struct `A mutation score` {
  @Test func `is not perfect for a model without properties`() throws {
    let score = try #require(
      UncheckedModel().mutationScore { $0.name == "suspend" })
    #expect(score.fates.allSatisfy { [nil, "rule never fired"].contains($0.caughtBy) })
    #expect(score.fates.count > 4)
  }

  @Test func `can be stopped`() {
    let score = AppModel(profile: .documented).mutationScore { _ in
      true
    } observe: { _, _ in
      .stop
    }
    #expect(score == nil)
  }
}

/// The app model, of which nothing is claimed.
private struct UncheckedModel: Model {
  private let model = AppModel(profile: .documented)

  var name: String { model.name }
  var subject: String { model.subject }
  var profile: Profile { model.profile }
  var machine: RuleMachine<AppState> { model.machine }
  var disputes: [Dispute] { [] }
  var circumstances: [Circumstance<AppState>] { [] }

  func properties(of machine: RuleMachine<AppState>) -> [SuiteProperty<AppState>] { [] }
}
