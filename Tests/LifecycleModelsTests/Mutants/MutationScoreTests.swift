import LifecycleModels
import Testing

@Suite struct `The mutation score of the app model` {
  /// Rules that both profiles share are mutated in one of them only.
  @Test(arguments: [(Profile.documented, 931), (.observed, 179)])
  func `is perfect: every mutant that differs is caught`(profile: Profile, caught: Int) throws {
    let documented = Set(AppModel(profile: .documented).machine.rules.map(\.name))
    let model = AppModel(profile: profile)
    let score = try #require(
      model.mutationScore { profile == .documented || !documented.contains($0.name) })
    print(
      "mutants of the app model, \(profile): \(score.caught) of \(score.fates.count) caught, "
        + "\(score.equivalent) more behave like the model")
    #expect(score.survivors == [])
    #expect(score.caught == caught)
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
