import LifecycleModels
import Testing

/// A sample; all mutants are tried for the reports, which state the whole score.
@Suite struct `The mutation score of the app model` {
  @Test(arguments: Profile.allCases)
  func `is perfect: every mutant that differs is caught`(profile: Profile) throws {
    let score = try #require(AppModel(profile: profile).mutationScore(every: 7))
    print(
      "mutants of the app model, \(profile), one in 7: \(score.caught) of \(score.fates.count) "
        + "caught, \(score.equivalent) more behave like the model")
    #expect(score.survivors == [])
    #expect(score.caught > 100)
  }

  @Test func `is not perfect for a model without properties`() throws {
    let score = try #require(
      UncheckedModel().mutationScore { $0.name == "home" || $0.name == "suspend" })
    #expect(score.fates.allSatisfy { [nil, "rule never fired"].contains($0.caughtBy) })
    #expect(score.fates.count > 10)
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
  var vocabulary: Set<Callback> { model.vocabulary }

  func properties(of machine: RuleMachine<AppState>) -> [SuiteProperty<AppState>] { [] }
}
