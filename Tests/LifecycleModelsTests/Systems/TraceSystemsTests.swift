import ModelChecking
import Testing

@testable import LifecycleModels

@Suite struct `The systems of a trace` {
  private static let model = AppModel(profile: .observed)
  private static let toFront = [
    "launch", "app.willFinishLaunching", "app.didFinishLaunching", "note.didFinishLaunching",
    "vc.viewDidLoad", "vc.viewWillAppear", "app.didBecomeActive", "note.didBecomeActive",
    "vc.viewDidAppear",
  ]

  @Test(arguments: [
    (["launch", "jetsam"], SystemVersions.all),
    (["prewarm"], .since(15)),
    (["prewarm", "launch.notificationTap"], .since(15)),
    (["launchInBackground.fetch"], SystemVersions(7...12)),
    (toFront + ["switcher.opens"], .since(5)),
    (toFront + ["shutdown"], .only(4)),
  ])
  func `are those that have all its rules`(names: [String], systems: SystemVersions) throws {
    #expect(try Self.systems(of: names, from: .only(systems.versions[0])) == systems)
  }

  /// The rule is the same on every system, and what it leads to is not.
  @Test func `are those on which it leads to the same states`() throws {
    #expect(
      try Self.systems(of: Self.toFront + ["openURL.own"], from: .only(9)) == SystemVersions(7...9))
    #expect(try Self.systems(of: Self.toFront + ["openURL.own"], from: .only(10)) == .since(10))
  }

  @Test func `are only those that the model is about`() throws {
    let model = AppModel(profile: .observed, systems: SystemVersions(9...17))
    let trace = try model.machine.replay(["prewarm"].compactMap(model.machine.action(named:)))
    #expect(TraceSystems(of: model).systems(of: trace) == SystemVersions(15...17))
  }

  private static func systems(
    of names: [String], from system: SystemVersions
  ) throws -> SystemVersions {
    let machine = model.machine
    let actions = names.compactMap(machine.action(named:))
    #expect(actions.count == names.count)
    let start = try #require(
      machine.initialStates.first { $0.systems.overlaps(system) && !$0.exitsOnSuspend }
        ?? machine.initialStates.first { !$0.exitsOnSuspend })
    return TraceSystems(of: model).systems(of: try machine.replay(actions, from: start))
  }
}
