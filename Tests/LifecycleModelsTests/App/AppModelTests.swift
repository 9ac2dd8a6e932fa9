import LifecycleModels
import ModelChecking
import Testing

private let graphs = Dictionary(
  uniqueKeysWithValues: Profile.allCases.map { ($0, AppModel(profile: $0).machine.explore()) })

@Suite struct `The app model` {
  @Test(arguments: [
    (Profile.documented, 14_420, 165_114, 46), (.observed, 16_059, 178_018, 40),
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

  @Test(arguments: Profile.allCases)
  func `has no rule that never happens`(profile: Profile) throws {
    let rules = AppModel(profile: profile).machine.rules
    let taken = Set(try #require(graphs[profile]).actions.map(\.rule))
    #expect(rules.indices.filter { !taken.contains($0) }.map { rules[$0].name } == [])
  }

  @Test(arguments: Profile.allCases)
  func `gives each rule a name of its own and a source that exists`(profile: Profile) {
    let rules = AppModel(profile: profile).machine.rules
    #expect(Set(rules.map(\.name)).count == rules.count)
    for rule in rules { expectSources(rule.citations, of: rule.name) }
  }

  @Test(arguments: Profile.allCases)
  func `gives each property an identifier of its own and a source that exists`(profile: Profile) {
    let model = AppModel(profile: profile)
    let suite = model.properties(of: model.machine)
    #expect(Set(suite.map(\.property.id)).count == suite.count)
    for property in suite { expectSources(property.citations, of: property.property.id) }
  }

  @Test(arguments: AppDispute.allCases)
  func `names sources for each disputed point`(dispute: AppDispute) {
    expectSources(dispute.citations, of: dispute.rawValue)
  }

  @Test(arguments: Profile.allCases)
  func `tests the shared conditions as its rules do one by one`(profile: Profile) throws {
    let machine = AppModel(profile: profile).machine
    for state in try #require(graphs[profile]).states {
      let enabled = machine.rules.indices.filter { machine.rules[$0].isEnabled(in: state) }
      try #require(machine.actions(in: state).map(\.rule) == enabled)
    }
  }

  @Test(arguments: AppDispute.allCases)
  func `can decide each disputed point either way`(dispute: AppDispute) {
    for profile in Profile.allCases {
      for isOn in [false, true] {
        let model = AppModel(profile: profile, deciding: [dispute: isOn])
        #expect(model.disputes.first { $0.name == dispute.rawValue }?.isOn == isOn)
      }
    }
  }

  private func expectSources(_ citations: [Citation], of name: String) {
    #expect(!citations.isEmpty, "\(name) cites nothing")
    for case .fact(let number) in citations {
      #expect(Fact.number(number)?.number == number, "\(name) cites F\(number)")
    }
  }
}

@Suite struct `The property suite of the app model` {
  static let properties = Profile.allCases.flatMap { profile in
    let model = AppModel(profile: profile)
    return model.properties(of: model.machine).map { (profile, $0.property.id) }
  }

  @Test(arguments: properties)
  func `comes out as expected`(profile: Profile, id: String) throws {
    let model = AppModel(profile: profile)
    let property = try #require(
      model.properties(of: model.machine).first { $0.property.id == id })
    let result = try #require(graphs[profile]).check(property.property)
    #expect(property.isAsExpected(result) == true, "\(id) in \(profile): \(result.verdict)")
  }

  @Test func `speaks of every I-number of the app profile`() {
    let app = [
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22, 28, 30, 31, 32, 33, 34,
      35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
      58, 59, 60, 61, 62, 65, 66, 67, 68, 70,
    ]
    let ids = Set(Self.properties.map(\.1))
    #expect(app.map { "I\($0)" }.filter { !ids.contains($0) } == [])
  }
}
