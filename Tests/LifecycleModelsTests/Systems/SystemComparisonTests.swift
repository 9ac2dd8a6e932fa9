import ModelChecking
import Testing

@testable import LifecycleModels

@Suite struct `A comparison of two systems` {
  @Test func `finds what the newer one adds, by the shortest life that shows it`() throws {
    let comparison = SystemComparison(of: SwiftUIModel(profile: .observed), on: 18, with: 17)
    #expect(
      Set(comparison.features.map(\.name)) == ["entranceCutShort", "willContinueWithoutContinue"])
    let result = comparison.run()
    #expect(result.rest == nil)
    let difference = result.differences.first { $0.feature.name == "entranceCutShort" }
    let deviation = try #require(difference?.deviation)
    let trace = try #require(deviation.trace)
    let machine = SwiftUIModel(profile: .observed, systems: .only(18)).machine
    let names = trace.actions.map { machine.rule(of: $0).name }
    #expect(names.first == "launch.cutShort")
    #expect(names.last == "phase.scene.background#A")
    #expect(names.count == 9)
    #expect(deviation.observation.callback == .phaseSceneBackground)
    #expect(deviation.possible.map(\.callback).contains(.phaseSceneActive))
    #expect(!deviation.possible.map(\.callback).contains(.phaseSceneBackground))
  }

  @Test func `finds nothing on a system that has no more than the other`() {
    let comparison = SystemComparison(of: SwiftUIModel(profile: .observed), on: 17, with: 18)
    #expect(comparison.features == [])
    let result = comparison.run()
    #expect(result.differences.isEmpty && result.rest == nil)
    #expect(result.pairs > 5_000)
  }

  /// With what is new for views set aside, the handler of a task follows the launch at once.
  @Test func `shows a feature by a life that the whole version has`() throws {
    let result = SystemComparison(of: AppModel(profile: .observed), on: 13, with: 10).run()
    let handler = try #require(result.differences.first { $0.feature.name == "bg.launchHandler" })
    let deviation = try #require(handler.deviation)
    #expect(deviation.trace?.actions.count == 8)
    #expect(result.differences.allSatisfy { $0.deviation?.trace != nil })
  }

  @Test func `groups the rules that no disputed point states by their systems`() {
    let features = SystemFeature.all(of: AppModel(profile: .observed), on: 10, butNot: 7)
    let taps = features.first { $0.rules.contains("un.didReceiveResponse") }
    #expect(taps?.systems == .since(10))
    #expect(taps?.statement == nil)
    #expect(taps?.rules.contains("notificationDelegate.set") == true)
    #expect(taps?.rules.contains("launchInBackground.voip") == false)
    #expect(taps?.citations.contains(177) == true)
  }

  @Test func `finds what no rule says to be of one of them only`() throws {
    let result = SystemComparison(of: Forgetful(), on: 17, with: 18).run()
    #expect(result.differences.isEmpty)
    let rest = try #require(result.rest)
    #expect(rest.observation.callback == .touch)
    let machine = Forgetful().on(.only(17)).machine
    #expect(rest.trace.map { machine.rule(of: $0.actions[$0.actions.count - 1]).name } == "touch")
  }
}

/// A model whose iOS 18 has lost a rule, though the rule is for all systems.
private struct Forgetful: LogModel {
  var base = SwiftUIModel(profile: .documented)

  var name: String { base.name }
  var subject: String { base.subject }
  var profile: Profile { base.profile }
  var systems: SystemVersions { base.systems }
  var availability: SystemVersions { base.availability }

  var machine: RuleMachine<SwiftUIState> {
    let machine = base.machine
    guard systems == .only(18) else { return machine }
    return RuleMachine(
      initialStates: machine.initialStates, rules: machine.rules.filter { $0.name != "touch" })
  }

  func on(_ systems: SystemVersions) -> Forgetful { Forgetful(base: base.on(systems)) }

  func properties(of machine: RuleMachine<SwiftUIState>) -> [SuiteProperty<SwiftUIState>] { [] }
}
