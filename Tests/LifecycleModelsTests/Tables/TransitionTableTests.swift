import ModelChecking
import Testing
import Thoroughness

@testable import LifecycleModels

@Suite struct `The transition tables` {
  /// The newest system alone, and all at once.
  private static func systems(_ all: SystemVersions) -> [SystemVersions] {
    Thoroughness.isFull ? [.newest, all] : [.newest]
  }

  @Test(arguments: Profile.allCases, systems(.all))
  func `agree with the rules of the app model`(profile: Profile, systems: SystemVersions) {
    let model = AppModel(profile: profile, systems: systems)
    let properties = AppProperties(
      profile: profile, allowed: model.allowed, systems: systems, machine: model.machine)
    expect(properties.restatements, in: model)
  }

  @Test(arguments: Profile.allCases, systems(SceneModel.systemsWithScenes))
  func `agree with the rules of the scene model`(profile: Profile, systems: SystemVersions) {
    let model = SceneModel(profile: profile, systems: systems)
    let properties = SceneProperties(model: model, machine: model.machine)
    expect(properties.restatements, in: model)
  }

  @Test(arguments: [
    ("suspend: condition dropped: in the background", "T1"), ("home: effect dropped", "T2"),
    ("suspend: ends active", "T4"), ("interruption.ends: effect dropped", "T5"),
  ])
  func `catch a broken rule of the app model`(mutant: String, table: String) throws {
    let model = AppModel(profile: .documented, systems: .newest)
    let broken = try #require(model.machine.mutants.first { $0.name == mutant }).machine
    let properties = AppProperties(
      profile: .documented, allowed: model.allowed, systems: .newest, machine: broken)
    #expect(violated(properties.restatements, in: broken).contains(table))
  }

  @Test(arguments: [("suspend: effect dropped", "T4"), ("home: effect dropped", "T2")])
  func `catch a broken rule of the scene model`(mutant: String, table: String) throws {
    let model = SceneModel(profile: .documented, systems: .newest)
    let broken = try #require(model.machine.mutants.first { $0.name == mutant }).machine
    let properties = SceneProperties(model: model, machine: broken)
    #expect(violated(properties.restatements, in: broken).contains(table))
  }

  private func violated<State: ModelState>(
    _ restatements: [Property<RuleMachine<State>>], in broken: RuleMachine<State>
  ) -> [String] {
    let graph = broken.explore(limits: SearchLimits(states: 20_000), auditing: .off)
    return restatements.filter { restatement in
      if case .violated = graph.check(restatement).verdict { true } else { false }
    }.map(\.id)
  }

  private func expect<M: Model>(_ restatements: [Property<RuleMachine<M.State>>], in model: M) {
    let graph = model.explore(limits: .none, auditing: .off) { _ in .proceed }
    for restatement in restatements {
      let result = graph.check(restatement)
      #expect(
        result.verdict.holds && !result.isVacuous,
        "\(restatement.id), claims \(result.vacuousClaims): \(result.verdict)")
    }
  }
}

/// What the tables say of all events, in five properties.
extension AppProperties {
  fileprivate var restatements: [Property<RuleMachine<AppState>>] {
    let rowOfRule = on.rows(AppTable(allowed: allowed).rows)
    return [
      table(
        "T1", "each event happens only where a row allows it", happensWhereAllowed(by: rowOfRule)),
      table("T2", "each event makes owed what its row says", owesDeclaredDeliveries(by: rowOfRule)),
      table("T3", "every event has a row", isCovered(by: rowOfRule)),
      table(
        "T4", "launches, wakes and suspension lead to the state that the tables name",
        claims: [
          .everyStep(where: launch && !on.rule("launch.entersForeground"), is: on.to(.inactive)),
          .everyStep(where: backgroundLaunch || wake || resume, is: on.to(.background)),
          .everyStep(where: suspends, is: on.to(.suspended)),
        ]
          + ends([
            "prewarm": .prewarmed, "prewarm.runsLaunch": .background,
            "prewarm.freeze": .prewarmedAfterLaunch, "leaveForeground": .background,
          ])),
      table(
        "T5", "every event changes something, but for some",
        changesSomething(
          except: on.rule(
            "push.discarded", "push.throttled", "refreshTask.withheld", "bgTask.submit",
            "clock.changesUnnoticed"))),
    ]
  }
}

extension SceneProperties {
  fileprivate var restatements: [Property<RuleMachine<SceneState>>] {
    let rowOfRule = on.rows(SceneTable(allowed: allowed, sceneCount: sceneCount).rows)
    let connectsUnattached = on.to("a scene that connects is unattached") { state in
      SceneSlots.indices.allSatisfy { scene in
        state.scenes[scene].owed.contains(.call(.sceneWillConnect))
          == (state.scenes[scene].activation == .unattached)
      }
    }
    return [
      table(
        "T1", "each event happens only where a row allows it", happensWhereAllowed(by: rowOfRule)),
      table("T2", "each event makes owed what its row says", owesDeclaredDeliveries(by: rowOfRule)),
      table("T3", "every event has a row", isCovered(by: rowOfRule)),
      table(
        "T4", "every event leads to the state that the table names, and connects",
        claims: [
          .everyStep(where: launch || backgroundLaunch || wake, is: on.to(.background)),
          .everyStep(where: suspends, is: on.to(.suspended)),
          .everyStep(
            where: on.isKind(.event) && !on.from(.notRunning, .prewarmed, .prewarmedAfterLaunch),
            is: on.to("running") { $0.process == .running }),
          .everyStep(where: .any, is: connectsUnattached),
        ]
          + ends([
            "carPlay.launches#B": .background, "prewarm": .prewarmed,
            "prewarm.runsLaunch": .background, "prewarm.freeze": .prewarmedAfterLaunch,
            "scene.replaced": .background,
          ])),
      table(
        "T5", "every event changes something, but for some",
        changesSomething(
          except: on.rule(
            "push.discarded", "push.throttled", "refreshTask.withheld", "bgTask.submit"))),
    ]
  }
}

extension PropertySuite where State: ProcessState {
  fileprivate func table(
    _ id: String, _ statement: String, _ claim: Claim<RuleMachine<State>>
  ) -> Property<RuleMachine<State>> {
    table(id, statement, claims: [claim])
  }

  fileprivate func table(
    _ id: String, _ statement: String, claims: [Claim<RuleMachine<State>>]
  ) -> Property<RuleMachine<State>> {
    Property(id, statement, trigger: .any, claims: claims)
  }

  /// Where some rules lead, those that the model has in its profile.
  fileprivate func ends(_ states: KeyValuePairs<String, ExecutionState>) -> [Claim<
    RuleMachine<State>
  >] {
    states.filter { name, _ in on.rules.contains { $0.name == name } }.map { name, state in
      .everyStep(where: on.rule(name), is: on.to(state))
    }
  }
}
