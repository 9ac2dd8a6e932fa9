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
      model: model, on: RulePredicates(machine: model.machine, catalogue: AppModel.catalogue))
    expect(properties.restatements, in: model)
  }

  @Test(arguments: Profile.allCases, systems(SceneModel.systemsWithScenes))
  func `agree with the rules of the scene model`(profile: Profile, systems: SystemVersions) {
    let model = SceneModel(profile: profile, systems: systems)
    let properties = SceneProperties(
      model: model, on: RulePredicates(machine: model.machine, catalogue: SceneModel.catalogue))
    expect(properties.restatements, in: model)
  }

  @Test func `have rows for rules that exist, and no others`() {
    let rules = (
      app: AllowedPoints.extremes.flatMap { AppRules(allowed: $0).all },
      scene: AllowedPoints.extremes.flatMap { SceneRules(sceneCount: 2, allowed: $0).all }
    )
    let rows = (
      app: AppTable(allowed: AllowedPoints(allOrNone: true)).rows,
      scene: SceneTable(allowed: AllowedPoints(allOrNone: true), sceneCount: 2).rows
    )
    #expect(Set(rows.app.flatMap(\.events)).subtracting(rules.app.map(\.name)) == [])
    #expect(Set(rows.scene.flatMap(\.events)).subtracting(rules.scene.map(\.name)) == [])
  }

  @Test(arguments: [
    ("suspend: condition dropped: in the background", "T1"), ("home: effect dropped", "T2"),
    ("suspend: ends active", "T4"), ("interruption.ends: effect dropped", "T5"),
  ])
  func `catch a broken rule of the app model`(mutant: String, table: String) throws {
    let model = AppModel(profile: .documented, systems: .newest)
    let broken = try #require(model.machine.mutants.first { $0.name == mutant }).machine
    let properties = AppProperties(
      model: model, on: RulePredicates(machine: broken, catalogue: AppModel.catalogue))
    #expect(violated(properties.restatements, in: broken).contains(table))
  }

  @Test(arguments: [("suspend: effect dropped", "T4"), ("home: effect dropped", "T2")])
  func `catch a broken rule of the scene model`(mutant: String, table: String) throws {
    let model = SceneModel(profile: .documented, systems: .newest)
    let broken = try #require(model.machine.mutants.first { $0.name == mutant }).machine
    let properties = SceneProperties(
      model: model, on: RulePredicates(machine: broken, catalogue: SceneModel.catalogue))
    #expect(violated(properties.restatements, in: broken).contains(table))
  }

  private func violated<State: ModelState>(
    _ restatements: [Property<RuleMachine<State>>], in broken: RuleMachine<State>
  ) -> [String] {
    let graph = broken.explore(limits: .states(20_000), auditing: .off)
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

extension AppProperties {
  fileprivate var restatements: [Property<RuleMachine<AppState>>] {
    restatements(
      in: AppTable(allowed: allowed).rows,
      leading: [
        .everyStep(where: launch && !on.rule(.launchEntersForeground), is: on.to(.inactive)),
        .everyStep(where: backgroundLaunch || wake || resume, is: on.to(.background)),
        .everyStep(where: suspends, is: on.to(.suspended)),
      ]
        + ends([
          "prewarm": .prewarmed, "prewarm.runsLaunch": .background,
          "prewarm.freeze": .prewarmedAfterLaunch, "leaveForeground": .background,
        ]),
      unchangedBy: on.occurs(
        .discarding(.push), .discarding(.refreshTask), .request(.submitTask),
        .deviceChange(.clockUnnoticed)))
  }
}

extension SceneProperties {
  fileprivate var restatements: [Property<RuleMachine<SceneState>>] {
    let connectsUnattached = on.to("a scene that connects is unattached") { state in
      SceneSlots.indices.allSatisfy { scene in
        state.scenes[scene].owed.contains(.call(.sceneWillConnect))
          == (state.scenes[scene].activation == .unattached)
      }
    }
    return restatements(
      in: SceneTable(allowed: allowed, sceneCount: sceneCount).rows,
      leading: [
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
        ]),
      unchangedBy: on.occurs(
        .discarding(.push), .discarding(.refreshTask), .request(.submitTask)))
  }
}

extension PropertySuite where State: AppProcessState & TableState {
  fileprivate typealias RuleClaim = Claim<RuleMachine<State>>

  /// What the tables say of all events, in five properties.
  fileprivate func restatements(
    in rows: [TransitionRow<State>], leading ends: [RuleClaim],
    unchangedBy idle: StepPredicate<RuleMachine<State>>
  ) -> [Property<RuleMachine<State>>] {
    let rowOfRule = on.rows(rows)
    let claims: [(id: String, statement: String, claims: [RuleClaim])] = [
      ("T1", "each event happens only where a row allows it", [happensWhereAllowed(by: rowOfRule)]),
      ("T2", "each event makes owed what its row says", [owesDeclaredDeliveries(by: rowOfRule)]),
      ("T3", "every event has a row", [isCovered(by: rowOfRule)]),
      ("T4", "events lead to the states that the tables name", ends),
      ("T5", "every event changes something, but for some", [changesSomething(except: idle)]),
    ]
    return claims.map { Property($0.id, $0.statement, trigger: .any, claims: $0.claims) }
  }

  /// Where some rules lead, those that the model has in its profile.
  fileprivate func ends(_ states: KeyValuePairs<String, ExecutionState>) -> [RuleClaim] {
    states.filter { name, _ in on.rules.contains { $0.name == name } }.map { name, state in
      .everyStep(where: on.rule(name) { $0.name == name }, is: on.to(state))
    }
  }
}
