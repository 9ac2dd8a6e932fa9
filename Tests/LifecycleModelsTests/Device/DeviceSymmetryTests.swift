import LifecycleModels
import ModelChecking
import Testing
import Thoroughness

@Suite struct `The apps of the device model` {
  @Test(arguments: Thoroughness.profiles)
  func `are interchangeable`(profile: Profile) {
    #expect(DeviceModel(profile: profile).machine.symmetryFault() == nil)
  }

  /// All states of two apps, and of three apps those that are nearest.
  @Test(arguments: Profile.allCases, [2, 3])
  func `are not distinguished by any property`(profile: Profile, apps: Int) {
    let model = DeviceModel(profile: profile, apps: apps)
    let properties = model.properties(of: model.machine).map(\.property)
    #expect(
      model.machine.symmetryFault(in: properties, limits: .states(200)) == nil)
  }

  @Test func `would not be interchangeable if a rule favoured one of them`() {
    let machine = DeviceModel(profile: .documented).machine
    let favouring = RuleMachine(
      initialStates: machine.initialStates,
      rules: machine.rules.filter { $0.name != "launchInBackground.2" })
    #expect(favouring.symmetryFault() != nil)
  }

  /// With three apps every property is checked in six times as many states.
  @Test(arguments: Profile.allCases, Thoroughness.isFull ? [2, 3] : [2])
  func `have the same verdicts by orbits and state by state`(profile: Profile, apps: Int) throws {
    let model = DeviceModel(profile: profile, apps: apps)
    let suite = model.properties(of: model.machine)
    let graph = model.machine.explore()
    let orbits = try #require(
      model.checkOrbits(suite.map(\.property), options: SearchOptions(), onDisk: nil) { _ in
        .proceed
      })
    #expect(orbits.depth == graph.depth)
    for (property, result) in zip(suite, orbits.results) {
      #expect(property.isAsExpected(result) == true, "\(property.property.id) by orbits")
      let full = graph.check(property.property)
      #expect(
        length(of: result.verdict) == length(of: full.verdict), "\(property.property.id)")
      #expect(result.witness?.count == full.witness?.count)
    }
  }

  @Test(arguments: [2, 3]) func `form an orbit by permutation`(apps: Int) {
    let machine = DeviceModel(profile: .documented, apps: apps).machine
    let orbits = OrbitMachine(machine).explore().states
    #expect(orbits.map(size).reduce(0, +) == machine.check().states)
  }

  @Test(arguments: [
    (2, 385, 199), (3, 2478, 494), (4, 29_152, 1779), (5, 143_744, 2668), (6, 601_024, 3557),
  ])
  func `have far more states than orbits`(apps: Int, states: Int, orbits: Int) {
    let graph = OrbitMachine(DeviceModel(profile: .documented, apps: apps).machine).explore()
    #expect(graph.isComplete)
    #expect(graph.states.count == orbits)
    #expect(graph.states.map(size).reduce(0, +) == states)
  }

  /// How many states an orbit has: the orders of its apps, of which some are alike.
  private func size(of orbit: DeviceState) -> Int {
    let apps = (0..<orbit.appCount).map { orbit[$0] }
    let alike = Dictionary(grouping: apps, by: \.self).values.map(\.count)
    return alike.reduce(factorial(apps.count)) { $0 / factorial($1) }
  }

  private func factorial(_ number: Int) -> Int { (1...number).reduce(1, *) }

  @Test func `are covered by walks if there are eight`() {
    let model = DeviceModel(profile: .documented, apps: 8)
    let report = model.machine.walk(
      WalkOptions(seed: 1, walks: 60, length: 300), checking: [],
      weight: { model.machine.rule(of: $0).kind == .kill ? 1 : 5 }, observe: { _ in .proceed })
    let families = Set(
      report.actionCounts.keys.map { model.machine.rules[$0.rule].name.dropLast(2) })
    #expect(families.count == 25)
  }

  private func length(of verdict: Verdict<RuleMachine<DeviceState>>) -> Int? {
    switch verdict {
    case .holds(let witness): witness?.count
    case .violated(let counterexample): counterexample?.trace.count
    case .undecided, .faulty: nil
    }
  }
}
