import LifecycleModels
import ModelChecking
import Testing

@Suite struct `The apps of the device model` {
  @Test(arguments: Profile.allCases)
  func `are interchangeable, and no property tells them apart`(profile: Profile) {
    let model = DeviceModel(profile: profile)
    let properties = model.properties(of: model.machine).map(\.property)
    #expect(model.machine.symmetryFault(in: properties) == nil)
  }

  @Test func `would not be interchangeable if a rule favoured one`() {
    let machine = DeviceModel(profile: .documented).machine
    let favouring = RuleMachine(
      initialStates: machine.initialStates,
      rules: machine.rules.filter { $0.name != "launchInBackground.2" })
    #expect(favouring.symmetryFault() != nil)
  }

  @Test(arguments: Profile.allCases, [2, 3])
  func `give the same verdicts by orbits as state by state`(profile: Profile, apps: Int) throws {
    let model = DeviceModel(profile: profile, apps: apps)
    let suite = model.properties(of: model.machine)
    let graph = model.machine.explore()
    let orbits = try #require(
      model.checkOrbits(suite.map(\.property), limits: .none, threads: 1) { _ in .proceed })
    #expect(orbits.depth == graph.depth)
    for (property, result) in zip(suite, orbits.results) {
      #expect(property.isAsExpected(result) == true, "\(property.property.id) by orbits")
      let full = graph.check(property.property)
      #expect(
        length(of: result.verdict) == length(of: full.verdict), "\(property.property.id)")
      #expect(result.witness?.count == full.witness?.count)
    }
  }

  @Test(arguments: [(2, 362, 199), (3, 2478, 636), (4, 25_190, 1779)])
  func `make far more states than orbits`(apps: Int, states: Int, orbits: Int) {
    let machine = DeviceModel(profile: .documented, apps: apps).machine
    #expect(machine.check().states == states)
    #expect(machine.checkOrbits().states == orbits)
  }

  @Test(arguments: [(5, 2668, 31_190), (6, 3557, 44_213)])
  func `can be more than could be searched state by state`(
    apps: Int, orbits: Int, transitions: Int
  ) {
    let report = DeviceModel(profile: .documented, apps: apps).machine.checkOrbits()
    #expect(report.isComplete)
    #expect(report.states == orbits)
    #expect(report.transitions == transitions)
  }

  @Test func `are covered by walks where there are eight`() {
    let model = DeviceModel(profile: .documented, apps: 8)
    let report = model.machine.walk(
      WalkOptions(seed: 1, walks: 60, length: 300), checking: [],
      weight: { model.machine.rule(of: $0).kind == .kill ? 1 : 5 }, observe: { _ in .proceed })
    let families = Set(
      report.actionCounts.keys.map { model.machine.rules[$0.rule].name.dropLast(2) })
    #expect(families.count == 24)
  }

  private func length(of verdict: Verdict<RuleMachine<DeviceState>>) -> Int? {
    switch verdict {
    case .holds(let witness): witness?.count
    case .violated(let counterexample): counterexample?.trace.count
    case .undecided: nil
    }
  }
}
