import ModelChecking
import Testing
import Thoroughness

@testable import LifecycleModels

@Suite struct `The transition tables` {
  /// The newest system alone, and all at once.
  static let systems: [SystemVersions] = Thoroughness.isFull ? [.newest, .all] : [.newest]

  @Test(arguments: Profile.allCases, systems)
  func `agree with the rules of the app model`(profile: Profile, systems: SystemVersions) {
    let model = AppModel(profile: profile, systems: systems)
    let properties = AppProperties(
      profile: profile, allowed: model.allowed, systems: systems, machine: model.machine)
    expect(properties.restatements, in: model)
  }

  @Test(arguments: Profile.allCases, systems)
  func `agree with the rules of the scene model`(profile: Profile, systems: SystemVersions) {
    let model = SceneModel(profile: profile, systems: systems)
    let properties = SceneProperties(model: model, machine: model.machine)
    expect(properties.restatements, in: model)
  }

  @Test(arguments: [
    ("home: effect dropped", "T2"),
    ("suspend: condition dropped: in the background", "T1"),
  ])
  func `catch a rule that is broken`(mutant: String, table: String) throws {
    let model = AppModel(profile: .documented, systems: .newest)
    let broken = try #require(model.machine.mutants.first { $0.name == mutant }).machine
    let properties = AppProperties(
      profile: .documented, allowed: model.allowed, systems: .newest, machine: broken)
    let graph = broken.explore(limits: SearchLimits(states: 20_000), auditing: .off)
    let violated = properties.restatements.filter { restatement in
      if case .violated = graph.check(restatement).verdict { true } else { false }
    }
    #expect(violated.map(\.id).contains(table))
  }

  private func expect<M: Model>(_ restatements: [Property<RuleMachine<M.State>>], in model: M) {
    let graph = model.explore(limits: .none, auditing: .off) { _ in .proceed }
    for restatement in restatements {
      let result = graph.check(restatement)
      guard case .holds = result.verdict, !result.isVacuous || restatement.mayBeVacuous != nil
      else {
        Issue.record("\(restatement.id): \(result.verdict)")
        continue
      }
    }
  }
}

/// The claims of the tables, one property each, so that a failure names its row's table.
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
        mayBeVacuous: "some rules are those of one profile",
        .everyStep(where: launch && !on.rule("launch.entersForeground"), is: on.to(.inactive)),
        .everyStep(where: backgroundLaunch || wake || resume, is: on.to(.background)),
        .everyStep(where: suspends, is: on.to(.suspended)),
        .everyStep(where: on.rule("prewarm"), is: on.to(.prewarmed)),
        .everyStep(where: on.rule("prewarm.runsLaunch"), is: on.to(.background)),
        .everyStep(where: on.rule("prewarm.freeze"), is: on.to(.prewarmedAfterLaunch)),
        .everyStep(where: on.rule("leaveForeground"), is: on.to(.background))),
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
        mayBeVacuous: "some rules are those of one profile",
        .everyStep(
          where: launch || backgroundLaunch || wake || on.rule("carPlay.launches#B"),
          is: on.to(.background)),
        .everyStep(where: suspends, is: on.to(.suspended)),
        .everyStep(where: on.rule("prewarm"), is: on.to(.prewarmed)),
        .everyStep(
          where: on.isKind(.event) && !on.from(.notRunning, .prewarmed, .prewarmedAfterLaunch),
          is: on.to("running") { $0.process == .running }),
        .everyStep(where: .any, is: connectsUnattached),
        .everyStep(where: on.rule("prewarm.runsLaunch"), is: on.to(.background)),
        .everyStep(where: on.rule("prewarm.freeze"), is: on.to(.prewarmedAfterLaunch)),
        .everyStep(where: on.rule("scene.replaced"), is: on.to(.background))),
      table(
        "T5", "every event changes something, but for some",
        changesSomething(
          except: on.rule(
            "push.discarded", "push.throttled", "refreshTask.withheld", "bgTask.submit"))),
    ]
  }
}

extension PropertySuite {
  fileprivate func table(
    _ id: String, _ statement: String, mayBeVacuous: String? = nil,
    _ claims: Claim<RuleMachine<State>>...
  ) -> Property<RuleMachine<State>> {
    Property(id, statement, trigger: .any, mayBeVacuous: mayBeVacuous, claims: claims)
  }
}
