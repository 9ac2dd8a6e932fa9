import LifecycleModels
import ModelChecking
import Testing

@Suite struct `The overview of the launch` {
  private static func overview(_ profile: Profile) -> Overview {
    let machine = LaunchModel(profile: profile).machine
    return Overview(of: machine.explore(), machine: machine)
  }

  @Test(arguments: Profile.allCases)
  func `has no arrow that leads back`(profile: Profile) {
    let back = Self.overview(profile).arrows.filter { $0.source.position >= $0.target.position }
    #expect(back.map { "\($0.source.name) – \($0.target.name)" } == [])
  }

  @Test func `shows the launch callbacks only on the way with a delegate`() {
    let arrows = Self.overview(.observed).arrows
    let calls = arrows.filter { !$0.callbacks.isEmpty }.map { arrow in
      "\(arrow.source.name) – \(arrow.target.name): "
        + arrow.callbacks.map(\.name).joined(separator: " ")
    }
    #expect(
      calls == [
        "allowed to launch – in willFinishLaunching: app.willFinishLaunching",
        "between the launch methods – in didFinishLaunching: app.didFinishLaunching",
        "presenting the window – active: app.didBecomeActive",
        "nothing to present – connecting a scene: app.configurationForConnecting",
        "nothing to present – active: app.didBecomeActive",
        "connecting a scene – in willConnect: scene.willConnect",
        "scene connected – scene in the foreground: scene.willEnterForeground",
        "scene in the foreground – active: scene.didBecomeActive",
        "terminating – in exit: app.willTerminate",
      ])
  }

  @Test func `branches for launches without a delegate`() {
    let arrows = Self.overview(.documented).arrows
    let ways = arrows.filter { $0.source.name == "manifest read, no delegate yet" }
    #expect(
      ways.map { "\($0.target.name): \($0.causes.joined(separator: " "))" } == [
        "main interface loaded: interface.nibWithDelegate",
        "main interface loaded, no delegate: interface.storyboard interface.none interface.nib",
      ])
  }

  @Test func `branches for an app with scenes, which loads no main interface`() {
    let arrows = Self.overview(.observed).arrows
    let ways = arrows.filter { $0.source.name == "manifest read" }
    #expect(
      ways.map { "\($0.target.name): \($0.causes.joined(separator: " "))" } == [
        "main interface loaded: interface.storyboard interface.none interface.nib "
          + "interface.nibWithDelegate",
        "left to scenes: interface.leftToScenes",
      ])
  }

  @Test(arguments: Profile.allCases)
  func `ends launches for want of scenes before the delegate is called`(profile: Profile) {
    let kills = Self.overview(profile).arrows.filter { arrow in
      arrow.causes.contains { ["exception.noScenes", "exception.emptyManifest"].contains($0) }
    }
    #expect(
      kills.map { "\($0.source.name): \($0.causes.joined(separator: " "))" } == [
        "main interface loaded: exception.noScenes",
        "main interface loaded, no delegate: exception.noScenes",
        "left to scenes: exception.emptyManifest",
      ])
  }
}
