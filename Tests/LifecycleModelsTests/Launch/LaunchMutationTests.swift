import LifecycleModels
import Testing

/// A sample; all mutants are tried for the reports, which state the whole score.
@Suite struct `The mutation score of the launch model` {
  @Test(arguments: Profile.allCases)
  func `is perfect: every mutant that differs is caught`(profile: Profile) throws {
    let score = try #require(LaunchModel(profile: profile).mutationScore(every: 41))
    print(
      "mutants of the launch model, \(profile), one in 41: \(score.caught) of "
        + "\(score.fates.count) caught, \(score.equivalent) more behave like the model")
    #expect(score.survivors == [])
    #expect(score.caught > 30)
  }
}
