import LifecycleModels
import ModelChecking
import Testing

private let graphs = Dictionary(
  uniqueKeysWithValues: Profile.allCases.map { ($0, LaunchModel(profile: $0).machine.explore()) })

@Suite struct `The launch model` {
  @Test(arguments: [
    (Profile.documented, 1_512, 3_305, 22), (.observed, 1_920, 4_324, 22),
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
    let rules = LaunchModel(profile: profile).machine.rules
    let taken = Set(try #require(graphs[profile]).actions.map(\.rule))
    #expect(rules.indices.filter { !taken.contains($0) }.map { rules[$0].name } == [])
  }

  @Test(arguments: Profile.allCases)
  func `gives each rule a name of its own and a source that exists`(profile: Profile) {
    let rules = LaunchModel(profile: profile).machine.rules
    #expect(Set(rules.map(\.name)).count == rules.count)
    for rule in rules { expectSources(rule.citations, of: rule.name) }
  }

  @Test(arguments: Profile.allCases)
  func `gives each property an identifier of its own and a source that exists`(profile: Profile) {
    let model = LaunchModel(profile: profile)
    let suite = model.properties(of: model.machine)
    #expect(Set(suite.map(\.property.id)).count == suite.count)
    for property in suite { expectSources(property.citations, of: property.property.id) }
  }

  @Test(arguments: LaunchDispute.allCases)
  func `names sources for each disputed point`(dispute: LaunchDispute) {
    expectSources(dispute.citations, of: dispute.rawValue)
  }

  @Test(arguments: Profile.allCases)
  func `tests the shared conditions as its rules do one by one`(profile: Profile) throws {
    let machine = LaunchModel(profile: profile).machine
    for state in try #require(graphs[profile]).states {
      let enabled = machine.rules.indices.filter { machine.rules[$0].isEnabled(in: state) }
      try #require(machine.actions(in: state).map(\.rule) == enabled)
    }
  }

  @Test(arguments: LaunchDispute.allCases)
  func `changes what can happen with each disputed point`(dispute: LaunchDispute) {
    for profile in Profile.allCases {
      let models = [false, true].map { LaunchModel(profile: profile, deciding: [dispute: $0]) }
      #expect(
        models.map { $0.disputes.first { $0.name == dispute.rawValue }?.isOn } == [false, true])
      #expect(steps(of: models[0].machine) != steps(of: models[1].machine))
    }
  }

  private func steps(of machine: RuleMachine<LaunchState>) -> Set<String> {
    let graph = machine.explore()
    return Set(
      graph.states.indices.flatMap { source in
        graph.transitions(from: source).map { transition in
          "\(source) \(machine.rule(of: transition.action).name) \(graph.states[transition.target])"
        }
      })
  }

  private func expectSources(_ citations: [Citation], of name: String) {
    #expect(!citations.isEmpty, "\(name) cites nothing")
    for case .fact(let number) in citations {
      #expect(Fact.number(number)?.number == number, "\(name) cites F\(number)")
    }
  }
}

@Suite struct `The property suite of the launch model` {
  static let properties = Profile.allCases.flatMap { profile in
    let model = LaunchModel(profile: profile)
    return model.properties(of: model.machine).map { (profile, $0.property.id) }
  }

  @Test(arguments: properties)
  func `comes out as expected`(profile: Profile, id: String) throws {
    let model = LaunchModel(profile: profile)
    let property = try #require(
      model.properties(of: model.machine).first { $0.property.id == id })
    let result = try #require(graphs[profile]).check(property.property)
    #expect(property.isAsExpected(result) == true, "\(id) in \(profile): \(result.verdict)")
  }

  @Test func `speaks of every I-number about launches`() {
    let launch = [9, 11, 12, 13, 15, 19, 22, 34, 45, 46, 59, 61, 70]
    let ids = Set(Self.properties.map(\.1))
    #expect(launch.map { "I\($0)" }.filter { !ids.contains($0) } == [])
  }
}
