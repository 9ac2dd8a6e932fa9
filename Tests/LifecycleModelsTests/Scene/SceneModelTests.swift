@testable import LifecycleModels
import ModelChecking
import Testing

private let graphs = Dictionary(
  uniqueKeysWithValues: Profile.allCases.map { ($0, SceneModel(profile: $0).machine.explore()) })

@Suite struct `The scene model` {
  @Test(arguments: [
    (Profile.documented, 7_684, 87_441, 31), (.observed, 9_427, 106_286, 31),
  ])
  func `has so many states and transitions`(
    profile: Profile, states: Int, transitions: Int, depth: Int
  ) throws {
    let graph = try #require(graphs[profile])
    #expect(graph.isComplete)
    #expect(graph.states.count == states)
    #expect(graph.transitionCount == transitions)
    #expect(graph.depth == depth)
  }

  @Test(arguments: [
    (Profile.documented, 1, 6_551), (.documented, 3, 11_562), (.observed, 1, 7_924),
    (.observed, 3, 14_601),
  ])
  func `can have another number of scenes`(profile: Profile, scenes: Int, states: Int) {
    #expect(SceneModel(profile: profile, scenes: scenes).machine.explore().states.count == states)
  }

  @Test(arguments: Profile.allCases)
  func `has no rule that never happens`(profile: Profile) throws {
    let rules = SceneModel(profile: profile).machine.rules
    let taken = Set(try #require(graphs[profile]).actions.map(\.rule))
    #expect(rules.indices.filter { !taken.contains($0) }.map { rules[$0].name } == [])
  }

  @Test(arguments: Profile.allCases)
  func `gives each rule and each property a name of its own and sources that exist`(
    profile: Profile
  ) {
    let model = SceneModel(profile: profile)
    let suite = model.properties(of: model.machine)
    #expect(Set(model.machine.rules.map(\.name)).count == model.machine.rules.count)
    #expect(Set(suite.map(\.property.id)).count == suite.count)
    let citations =
      model.machine.rules.map(\.citations) + suite.map(\.citations)
      + model.disputes.map(\.citations)
    for citations in citations {
      #expect(!citations.isEmpty)
      for case .fact(let number) in citations { #expect(Fact.number(number)?.number == number) }
    }
  }

  @Test func `forgets the second scene of an app with one window when the process dies`() throws {
    let states = try #require(graphs[.observed]).states
    #expect(
      !states.contains { state in
        !state.hasSeveralWindows && state.process == .notRunning && state.scenes[1].hasSession
      })
  }

  @Test(arguments: SceneDispute.allCases)
  func `can decide each disputed point either way`(dispute: SceneDispute) {
    for isOn in [false, true] {
      let model = SceneModel(profile: .observed, deciding: [dispute: isOn])
      #expect(model.disputes.first { $0.name == dispute.rawValue }?.isOn == isOn)
    }
  }
}

@Suite struct `The property suite of the scene model` {
  static let properties = Profile.allCases.flatMap { profile in
    let model = SceneModel(profile: profile)
    return model.properties(of: model.machine).map { (profile, $0.property.id) }
  }

  @Test(arguments: properties)
  func `comes out as expected`(profile: Profile, id: String) throws {
    let model = SceneModel(profile: profile)
    let property = try #require(
      model.properties(of: model.machine).first { $0.property.id == id })
    let result = try #require(graphs[profile]).check(property.property)
    #expect(property.isAsExpected(result) == true, "\(id) in \(profile): \(result.verdict)")
  }

  /// I14 and I61 are stated by no source for scenes, I32 and the like are the app's obligations, and
  /// I19's place is taken by I23 and the F154s.
  @Test func `speaks of every I-number of the scene profile`() {
    let ids = Set(Self.properties.map { $0.1.prefix { $0 != "." } })
    let numbers = [
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27,
      28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
      51, 52, 53, 54, 55, 56, 57, 59, 60, 62, 63, 64, 65, 66, 67, 68, 69,
    ]
    #expect(numbers.map { "I\($0)" }.filter { !ids.contains($0[...]) } == [])
  }

  @Test(arguments: Profile.allCases)
  func `comes out as expected with one scene and with three`(profile: Profile) {
    for scenes in [1, 3] {
      let model = SceneModel(profile: profile, scenes: scenes)
      let graph = model.machine.explore()
      let surprises = model.properties(of: model.machine).filter {
        $0.isAsExpected(graph.check($0.property)) != true
      }
      #expect(surprises.map(\.property.id) == [], "\(scenes) scenes, \(profile)")
    }
  }
}

/// A sample; all mutants are tried for the reports, which state the whole score.
@Suite struct `The mutation score of the scene model` {
  @Test(arguments: Profile.allCases)
  func `is perfect: every mutant that differs is caught`(profile: Profile) throws {
    let score = try #require(SceneModel(profile: profile).mutationScore(every: 11))
    print(
      "mutants of the scene model, \(profile), one in 11: \(score.caught) of \(score.fates.count) "
        + "caught, \(score.equivalent) more behave like the model")
    #expect(score.survivors == [])
    #expect(score.caught > 100)
  }
}
