import ModelChecking
import Testing

@testable import LifecycleModels

private let graphs = Dictionary(
  uniqueKeysWithValues: Profile.allCases.map { ($0, RunLoopModel(profile: $0).machine.explore()) })

@Suite struct `The run-loop model` {
  @Test(arguments: [
    (Profile.documented, 6_004, 28_988, 19), (.observed, 5_658, 27_549, 18),
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
    let rules = RunLoopModel(profile: profile).machine.rules
    let taken = Set(try #require(graphs[profile]).actions.map(\.rule))
    #expect(rules.indices.filter { !taken.contains($0) }.map { rules[$0].name } == [])
  }

  @Test(arguments: Profile.allCases)
  func `gives each rule and each property a name of its own and sources that exist`(
    profile: Profile
  ) {
    let model = RunLoopModel(profile: profile)
    let suite = model.properties(of: model.machine)
    #expect(Set(model.machine.rules.map(\.name)).count == model.machine.rules.count)
    #expect(Set(suite.map(\.property.id)).count == suite.count)
    for rule in model.machine.rules { expectSources(rule.citations, of: rule.name) }
    for property in suite { expectSources(property.citations, of: property.property.id) }
    for dispute in model.disputes { expectSources(dispute.citations, of: dispute.name) }
  }

  @Test(arguments: Profile.allCases)
  func `tests the shared conditions as its rules do one by one`(profile: Profile) throws {
    let machine = RunLoopModel(profile: profile).machine
    for state in try #require(graphs[profile]).states {
      let enabled = machine.rules.indices.filter { machine.rules[$0].isEnabled(in: state) }
      try #require(machine.actions(in: state).map(\.rule) == enabled)
    }
  }

  @Test(arguments: RunLoopDispute.allCases)
  func `can decide each disputed point either way, as expected`(dispute: RunLoopDispute) {
    for isOn in [false, true] {
      let model = RunLoopModel(profile: .documented, deciding: [dispute: isOn])
      #expect(model.disputes.first { $0.name == dispute.rawValue }?.isOn == isOn)
      let graph = model.machine.explore()
      let surprises = model.properties(of: model.machine).filter {
        $0.isAsExpected(graph.check($0.property)) != true
      }
      #expect(surprises.map(\.property.id) == [])
    }
  }

  private func expectSources(_ citations: [Citation], of name: String) {
    #expect(!citations.isEmpty, "\(name) cites nothing")
    for case .fact(let number) in citations {
      #expect(Fact.number(number)?.number == number, "\(name) cites F\(number)")
    }
  }
}

@Suite struct `The property suite of the run-loop model` {
  static let properties = Profile.allCases.flatMap { profile in
    let model = RunLoopModel(profile: profile)
    return model.properties(of: model.machine).map { (profile, $0.property.id) }
  }

  @Test(arguments: properties)
  func `comes out as expected`(profile: Profile, id: String) throws {
    let model = RunLoopModel(profile: profile)
    let property = try #require(
      model.properties(of: model.machine).first { $0.property.id == id })
    let result = try #require(graphs[profile]).check(property.property)
    #expect(property.isAsExpected(result) == true, "\(id) in \(profile): \(result.verdict)")
  }

  @Test func `speaks of the I-numbers about events and threads`() {
    let ids = Set(Self.properties.map(\.1))
    #expect(["I31", "I34", "I49", "I50"].filter { !ids.contains($0) } == [])
  }
}

@Suite struct `The figure of the run loop` {
  private static let overview = Overview(
    of: RunLoopModel(profile: .documented).machine.explore(),
    machine: RunLoopModel(profile: .documented).machine)

  @Test(arguments: [
    ("UIApplication", "window", ["touch", "touchOnControl"]),
    ("UIApplication", "hit view, control or first responder", ["remoteControl", "shake"]),
    ("UIApplication", "target or designated object", ["motion", "location"]),
    ("window", "hit view, control or first responder", ["touch", "touchOnControl"]),
    ("hit view, control or first responder", "target or designated object", ["touchOnControl"]),
    ("event in the queue", "target or designated object", ["worker.handsOver"]),
    ("main thread blocked too long", "not running", ["watchdog"]),
  ])
  func `shows which way each event takes`(source: String, target: String, causes: [String]) {
    let arrows = Self.overview.arrows.filter {
      $0.source.name == source && $0.target.name == target
    }
    #expect(arrows.count == 1)
    #expect(Set(arrows.flatMap(\.causes)) == Set(causes))
  }
}
