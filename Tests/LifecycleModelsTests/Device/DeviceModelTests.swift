import LifecycleModels
import ModelChecking
import Testing

@Suite struct `The device model` {
  @Test(arguments: Profile.allCases, DeviceModel.appRange)
  func `has a fixed number of rules for each app`(profile: Profile, apps: Int) {
    let rules = DeviceModel(profile: profile, apps: apps).machine.rules
    #expect(rules.count == apps * (profile == .documented ? 25 : 28))
  }

  @Test(arguments: Profile.allCases)
  func `has no unreachable rule with two apps`(profile: Profile) {
    let explored = Exploration(of: DeviceModel(profile: profile, apps: 2))
    #expect(explored.rulesThatNeverHappen == [])
  }

  @Test(arguments: Profile.allCases)
  func `keeps its decisions when it is resized`(profile: Profile) {
    let model = DeviceModel(profile: profile, deciding: [.smallBeforeLarge: true])
    #expect(model.resized(to: 5).allowed == model.allowed)
    #expect(model.resized(to: 5).apps == 5)
    #expect(model.resized(to: 5).profile == profile)
  }

  @Test(arguments: Profile.allCases, 0..<DeviceModel.defaultApps)
  func `can always launch and activate each app`(
    profile: Profile, app: Int
  ) async throws {
    let graph = try await ModelCase.device.explored(as: DeviceModel.self, in: profile).graph
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
