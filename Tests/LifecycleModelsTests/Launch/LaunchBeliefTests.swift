import LifecycleModels
import ModelChecking
import Testing

/// The shortest counterexamples, action by action.
@Suite struct `A belief about the launch` {
  private static let toMain = ["launch", "process.runsInitialisers", "main", "UIApplicationMain"]
  private static let toDelegate =
    toMain + ["application.isUIApplication", "delegate.fromArgument", "runLoop.setUp"]
  private static let toNib =
    toMain + [
      "application.isUIApplication", "delegate.argumentIsNil", "runLoop.setUp",
      "interface.nibWithDelegate",
    ]
  private static let toCode = toDelegate + ["interface.none", "app.willFinishLaunching"]
  private static let toStoryboard = toDelegate + ["interface.storyboard"]
  private static let returning = [
    "willFinishReturns.true", "app.didFinishLaunching", "didFinishReturns.true",
  ]

  @Test(arguments: [
    ("F145b", Profile.documented, ["launch", "process.runsInitialisers"]),
    ("I45", .documented, ["launchInBackground"]),
    ("I45b", .documented, ["prewarm", "process.runsInitialisers", "main"]),
    (
      "F71", .observed, ["prewarm", "process.runsInitialisers", "main", "UIApplicationMain"]
    ),
    ("F136", .documented, toMain + ["application.fromInfoPlist"]),
    ("F137b", .documented, toMain + ["application.isUIApplication", "delegate.fromArgument"]),
    ("F138b", .observed, toDelegate + ["interface.nibWithDelegate"]),
    ("F139", .documented, toDelegate + ["interface.nibWithDelegate"]),
    ("F139b", .documented, toNib + ["app.willFinishLaunching"]),
    ("I22", .documented, toCode + returning),
    ("I70", .documented, []),
    ("F139d", .observed, []),
    ("F140c", .documented, []),
    ("F140d", .documented, []),
    ("F140g", .observed, []),
    ("F142g", .documented, []),
    ("F142i", .observed, []),
    ("F142j", .observed, []),
    ("F141", .observed, []),
  ])
  func `is refuted by its shortest trace`(id: String, profile: Profile, actions: [String]) throws {
    #expect(try counterexample(to: id, in: profile) == actions)
  }
}

extension `A belief about the launch` {
  private func counterexample(to id: String, in profile: Profile) throws -> [String] {
    let model = LaunchModel(profile: profile)
    let belief = try #require(model.properties(of: model.machine).first { $0.property.id == id })
    guard
      case .violated(let counterexample?) = model.machine.explore().check(belief.property).verdict
    else {
      Issue.record("\(id) is not violated")
      return []
    }
    #expect(counterexample.isMinimal)
    return counterexample.trace.actions.map { model.machine.rule(of: $0).name }
  }
}
