import ModelChecking
import Testing

@testable import LifecycleModels

@Suite struct `A mutation score` {
  @Test func `is not perfect for a model without properties`() throws {
    let score = try #require(
      UncheckedModel().mutationScore { $0.name == "suspend" })
    #expect(score.outcomes.allSatisfy { [nil, MutationScore.unreachedRule].contains($0.catcher) })
    #expect(score.survivors.count > 1)
    #expect(score.outcomes.count > 2)
  }

  @Test func `can be stopped`() {
    let score = Lamp().mutationScore { _ in
      true
    } observe: { _, _ in
      .stop
    }
    #expect(score == nil)
  }

  @Test func `names what catches each mutant, and the survivors of each rule`() throws {
    let score = try #require(Lamp().mutationScore())
    #expect(
      score.outcomes.map { "\($0.mutant) — \($0.catcher ?? "-")" } == [
        "switch on: condition dropped: dark — F2", "switch on: effect dropped — F1",
        "switch off: condition dropped: lit — -", "switch off: effect dropped — -",
      ])
    #expect(score.caught == 2 && score.equivalent == 0)
    #expect(
      score.survivorsByRule.map { "\($0.rule): \($0.faults.count)/\($0.mutants)" }
        == ["switch off: 2/2"])
  }

  @Test func `ignores a property that the model itself violates`() throws {
    let score = try #require(Lamp(more: [.alwaysDark]).mutationScore())
    #expect(score.caught == 2)
  }
}

/// A lamp with four mutants, of which two break a property.
private struct Lamp: Model {
  struct State: ModelState {
    var isLit = false

    var summary: String { isLit ? "lit" : "dark" }
    var stage: Stage { isLit ? Stage(1, "lit", .running) : Stage(0, "dark", .absent) }
    var isQuiet: Bool { true }

    static func faults(of rule: Rule<State>) -> [EffectFault<State>] { [] }
  }

  var more: [SuiteProperty<State>] = []

  let name = "lamp"
  let subject = "A lamp with a switch"
  let profile = Profile.documented

  let machine = RuleMachine(
    initialStates: [State()],
    rules: [
      Rule(
        "switch on", by: .user, kind: .event, when: [Condition("dark") { !$0.isLit }], citing: [1]
      ) { $0.isLit = true },
      Rule(
        "switch off", by: .user, kind: .event, when: [Condition("lit") { $0.isLit }], citing: [1]
      ) { $0.isLit = false },
    ])

  func properties(of machine: RuleMachine<State>) -> [SuiteProperty<State>] {
    let on = RulePredicates(machine: machine)
    let switchesOn = on.rule("switch on", where: { $0.name == "switch on" })
    let switchesOff = on.rule("switch off", where: { $0.name == "switch off" })
    let staysLit = on.to("lit") { $0.isLit }
    return more + [
      SuiteProperty(
        property: Property(
          "F1", "switching the lamp on lights it", .everyStep(where: switchesOn, is: staysLit)),
        role: .invariant, citations: [1]),
      SuiteProperty(
        property: Property(
          "F2", "a lamp is switched on once until it is switched off",
          .pattern(.absence(of: switchesOn), .afterUntil(switchesOn, until: switchesOff))),
        role: .invariant, citations: [1]),
    ]
  }
}

extension SuiteProperty where State == Lamp.State {
  fileprivate static var alwaysDark: Self {
    SuiteProperty(
      property: Property("F9", "the lamp is dark", .always(StatePredicate("dark") { !$0.isLit })),
      role: .invariant, citations: [1])
  }
}

/// The app model of the newest system, of which nothing is claimed.
private struct UncheckedModel: Model {
  private let model = AppModel(profile: .documented, systems: .newest)

  var name: String { model.name }
  var subject: String { model.subject }
  var profile: Profile { model.profile }
  var machine: RuleMachine<AppState> { model.machine }
  var disputes: [Dispute] { [] }
  var circumstances: [Circumstance<AppState>] { [] }

  func properties(of machine: RuleMachine<AppState>) -> [SuiteProperty<AppState>] { [] }
}
