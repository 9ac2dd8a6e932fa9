import LifecycleModels
import Testing

/// A sample; all mutants are tried for the reports, which state the whole score.
@Suite struct `The mutation score of the run-loop model` {
  @Test(arguments: Profile.allCases)
  func `is perfect: every mutant that differs is caught`(profile: Profile) throws {
    let score = try #require(RunLoopModel(profile: profile).mutationScore(every: 23))
    #expect(score.survivors == [])
    #expect(score.fates.count > 40)
  }
}
