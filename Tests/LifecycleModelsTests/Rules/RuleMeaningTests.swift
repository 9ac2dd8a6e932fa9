import ModelChecking
import Testing

@testable import LifecycleModels

@Suite struct `The look-up of rules` {
  private static func predicates(_ profile: Profile) -> RulePredicates<AppState> {
    RulePredicates(machine: AppModel(profile: profile).machine, catalogue: AppModel.catalogue)
  }

  @Test func `stops the program if no rule brings an occurrence about`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = `The look-up of rules`.predicates(.observed).occurs(.window(.reclaim))
    }
    let message = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("no rule of the model brings window"))
  }

  @Test func `may be for a rule of another profile`() {
    let isAnnounced = Self.predicates(.documented).occurs(.userKill(.announced))
    let step = Step<RuleMachine<AppState>>(
      source: AppState(), action: RuleAction(rule: 0), target: AppState())
    #expect(!isAnnounced.holds(step))
    #expect(isAnnounced.name == "userKill.announced")
  }

  @Test func `finds a rule for every action`() {
    let app = AppModel(profile: .observed, deciding: [.willEnterForegroundAtLaunch: true])
    #expect(Self.unknown(app) == [])
    #expect(Self.unknown(SceneModel(profile: .observed)) == [])
    #expect(Self.unknown(SwiftUIModel(profile: .observed)) == [])
    #expect(Self.unknown(LaunchModel(profile: .observed)) == [])
    #expect(Self.unknown(RunLoopModel(profile: .observed)) == [])
    #expect(Self.unknown(ViewsModel(profile: .observed)) == [])
    #expect(Self.unknown(DeviceModel(profile: .observed)) == [])
    #expect(Self.unknown(ExtensionModel(profile: .observed)) == [])
  }

  /// The actions that are the name of no rule.
  private static func unknown<M: Model>(_ model: M) -> [String]
  where M.State: ActionState, M.State.Action: CaseIterable {
    let names = Set(model.machine.rules.map(\.family))
    return M.State.Action.allCases.map(\.rawValue).filter { !names.contains($0) }
  }
}

@Suite struct `The occurrence of a rule` {
  private struct Key: Hashable {
    let occurrence: Occurrence?
    let callback: Callback?
    let component: Component?
    /// The same may occur under different conditions, for example after a user kill.
    let conditions: [String]
  }

  private static func keys<M: Model>(of model: M) -> [Key] {
    model.machine.rules.map { rule in
      Key(
        occurrence: rule.occurrence, callback: rule.callback, component: rule.component,
        conditions: rule.conditions.map(\.name))
    }
  }

  @Test(arguments: Profile.allCases)
  func `and the conditions identify each rule in the models of one app`(profile: Profile) {
    let keys = [
      Self.keys(of: AppModel(profile: profile)),
      Self.keys(of: SceneModel(profile: profile, scenes: SceneModel.sceneCounts.upperBound)),
    ]
    for keys in keys {
      #expect(keys.allSatisfy { $0.occurrence != nil })
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test func `is a request if the rule is named after one`() {
    let limit = SceneModel.sceneCounts.upperBound
    let granted =
      AppModel(profile: .observed).machine.rules.compactMap { rule in
        rule.request.map { ($0, rule.name) }
      }
      + SceneModel(profile: .observed, scenes: limit).machine.rules.compactMap { rule in
        rule.request.map { ($0, rule.name) }
      }
    // A scene that is not connected is activated by a rule of its own.
    #expect(granted.allSatisfy { [$0.name, "\($0.name).connects"].contains($1) })
    #expect(Set(granted.map(\.0)) == Set(AppRequest.allCases))
  }

  @Test func `has a number if it is a request`() {
    #expect(AppRequest.allCases.map(\.rawValue) == Array(0..<UInt8(AppRequest.allCases.count)))
    #expect(AppRequest.allCases.map(\.rawValue).map(AppRequest.init) == AppRequest.allCases)
    #expect(AppRequest(rawValue: UInt8(AppRequest.allCases.count)) == nil)
  }
}

@Suite struct `Conditions with the same name` {
  // Outside the exit test: a macro gives all lines of its closure one number.
  private static let clashing = [
    Condition<AppState>("active") { $0.execution == .active },
    Condition<AppState>("active") { $0.execution == .inactive },
  ]

  @Test func `stop the program if they differ`() async {
    await #expect(processExitsWith: .failure) {
      let rule = Rule(
        "x", by: .user, kind: .silent, when: `Conditions with the same name`.clashing, citing: [1],
        effect: { _ in })
      _ = RuleMachine(initialStates: [AppState()], rules: [rule])
    }
  }
}

@Suite struct `The identity of a model` {
  private static var identities: [ModelIdentity?] {
    Profile.allCases.flatMap { profile in
      [
        AppModel(profile: profile).identity, LaunchModel(profile: profile).identity,
        AppModel(profile: profile, deciding: [.inputInFront: profile == .documented]).identity,
        RunLoopModel(profile: profile).identity,
      ] + SceneModel.sceneCounts.map { SceneModel(profile: profile, scenes: $0).identity }
        + DeviceModel.appRange.map { DeviceModel(profile: profile, apps: $0).identity }
    }
  }

  @Test func `depends on profile, size and decisions`() {
    #expect(!Self.identities.contains(nil))
    #expect(Set(Self.identities).count == Self.identities.count)
  }

  @Test func `is equal for equal profile, size and decisions`() {
    #expect(Self.identities == Self.identities)
    let decided = AppModel(profile: .observed).deciding(["inputInFront": true])
    #expect(decided.identity == AppModel(profile: .observed).identity)
  }
}
