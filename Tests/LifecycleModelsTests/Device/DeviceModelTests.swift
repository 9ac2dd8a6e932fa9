import LifecycleModels
import ModelChecking
import Testing

private let graphs = Dictionary(
  uniqueKeysWithValues: Profile.allCases.map { ($0, DeviceModel(profile: $0).machine.explore()) })

@Suite struct `The device model` {
  @Test(arguments: [(Profile.documented, 2478, 21_519, 11), (.observed, 3377, 27_732, 11)])
  func `has so many states and transitions`(
    profile: Profile, states: Int, transitions: Int, depth: Int
  ) throws {
    let graph = try #require(graphs[profile])
    #expect(graph.isComplete)
    #expect(graph.states.count == states)
    #expect(graph.transitionCount == transitions)
    #expect(graph.depth == depth)
  }

  @Test(arguments: Profile.allCases, DeviceModel.appRange)
  func `has so many rules for each app, and none that never happens`(
    profile: Profile, apps: Int
  ) throws {
    let model = DeviceModel(profile: profile, apps: apps)
    #expect(model.machine.rules.count == apps * (profile == .documented ? 24 : 27))
    if apps > DeviceModel.defaultApps { return }
    let taken = Set(model.machine.explore().actions.map(\.rule))
    let rules = model.machine.rules
    #expect(rules.indices.filter { !taken.contains($0) }.map { rules[$0].name } == [])
  }

  @Test(arguments: Profile.allCases)
  func `gives each rule a name of its own and a source that exists`(profile: Profile) {
    let rules = DeviceModel(profile: profile).machine.rules
    #expect(Set(rules.map(\.name)).count == rules.count)
    for rule in rules { expectSources(rule.citations, of: rule.name) }
  }

  @Test(arguments: Profile.allCases)
  func `gives each property an identifier of its own and a source that exists`(profile: Profile) {
    let model = DeviceModel(profile: profile)
    let suite = model.properties(of: model.machine)
    #expect(Set(suite.map(\.property.id)).count == suite.count)
    for property in suite { expectSources(property.citations, of: property.property.id) }
  }

  @Test(arguments: DeviceDispute.allCases)
  func `names sources for each disputed point`(dispute: DeviceDispute) {
    expectSources(dispute.citations, of: dispute.rawValue)
  }

  @Test(arguments: Profile.allCases)
  func `tests the shared conditions as its rules do one by one`(profile: Profile) throws {
    let machine = DeviceModel(profile: profile).machine
    for state in try #require(graphs[profile]).states {
      let enabled = machine.rules.indices.filter { machine.rules[$0].isEnabled(in: state) }
      try #require(machine.actions(in: state).map(\.rule) == enabled)
    }
  }

  @Test(arguments: Profile.allCases)
  func `keeps its decisions when it gets more apps`(profile: Profile) {
    let model = DeviceModel(profile: profile, deciding: [.smallBeforeLarge: true])
    #expect(model.with(size: 5).allowed == model.allowed)
    #expect(model.with(size: 5).apps == 5)
    #expect(model.with(size: 5).profile == profile)
  }

  private func expectSources(_ citations: [Citation], of name: String) {
    #expect(!citations.isEmpty, "\(name) cites nothing")
    for case .fact(let number) in citations {
      #expect(Fact.number(number)?.number == number, "\(name) cites F\(number)")
    }
  }
}

@Suite struct `The property suite of the device model` {
  static let properties = Profile.allCases.flatMap { profile in
    let model = DeviceModel(profile: profile)
    return model.properties(of: model.machine).map { (profile, $0.property.id) }
  }

  @Test(arguments: properties)
  func `comes out as expected`(profile: Profile, id: String) throws {
    let model = DeviceModel(profile: profile)
    let property = try #require(
      model.properties(of: model.machine).first { $0.property.id == id })
    let result = try #require(graphs[profile]).check(property.property)
    #expect(property.isAsExpected(result) == true, "\(id) in \(profile): \(result.verdict)")
  }

  @Test(arguments: DeviceDispute.allCases, [false, true])
  func `comes out as expected however a disputed point is decided`(
    dispute: DeviceDispute, isOn: Bool
  ) {
    for profile in Profile.allCases where dispute.isOn(in: profile) != isOn {
      let model = DeviceModel(profile: profile, deciding: [dispute: isOn])
      #expect(model.disputes.first { $0.name == dispute.rawValue }?.isOn == isOn)
      let graph = model.machine.explore()
      let unexpected = model.properties(of: model.machine).filter {
        $0.isAsExpected(graph.check($0.property)) != true
      }
      #expect(unexpected.map(\.property.id) == [], "\(dispute) \(isOn) in \(profile)")
    }
  }

  @Test(arguments: Profile.allCases, 0..<DeviceModel.defaultApps)
  func `could say of each app by name that it can always be opened`(
    profile: Profile, app: Int
  ) throws {
    let graph = try #require(graphs[profile])
    for (words, phase) in [("launched", DeviceApp.Phase.arriving), ("active", .active)] {
      let claim = Claim<RuleMachine<DeviceState>>.alwaysPossible(
        StatePredicate(words) { $0[app].phase == phase })
      guard case .holds = graph.check(Property("id", words, claims: [claim])).verdict else {
        Issue.record("app \(app + 1) cannot always be \(words)")
        return
      }
    }
  }
}
