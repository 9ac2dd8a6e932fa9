import LifecycleModels
import ModelChecking
import Testing
import Thoroughness

/// What a model of one system says. The models of all systems are tested elsewhere; they begin lives
/// only on the systems that no other contains.
@Suite struct `A model of one system` {
  @Test(arguments: versions(of: AppModel(profile: .observed)))
  func `has the properties that are expected of it, as an app`(_ version: Int) {
    let exploration = Exploration(of: AppModel(profile: .observed, systems: .only(version)))
    #expect(exploration.graph.isComplete)
    #expect(exploration.unexpectedVerdicts == [])
    #expect(exploration.graph.states.allSatisfy { $0.systems == .only(version) })
  }

  // Each version takes seconds, so an ordinary run leaves out the oldest, too.
  @Test(
    arguments: versions(of: SceneModel(profile: .observed)).filter {
      Thoroughness.isFull || $0 > 13
    })
  func `has the properties that are expected of it, as an app with scenes`(_ version: Int) {
    let exploration = Exploration(of: SceneModel(profile: .observed, systems: .only(version)))
    #expect(exploration.unexpectedVerdicts == [])
  }

  @Test(arguments: versions(of: ExtensionModel(profile: .observed)))
  func `has the properties that are expected of it, as an extension`(_ version: Int) {
    let exploration = Exploration(of: ExtensionModel(profile: .observed, systems: .only(version)))
    #expect(exploration.unexpectedVerdicts == [])
  }

  @Test(arguments: [
    ("launchInBackground.fetch", 6, false), ("launchInBackground.fetch", 7, true),
    ("launchInBackground.refreshTask", 12, false), ("wake.processingTask", 13, true),
    ("continuedTask.submit", 25, false), ("continuedTask.submit", 26, true),
    ("prewarm", 14, false), ("prewarm", 15, true), ("home.exits", 12, true),
    ("home.exits", 13, false), ("launch.cutShort", 17, false), ("launch.cutShort", 18, true),
    ("launch.covered", 9, false), ("launch.covered", 10, true),
    ("notificationCentre.pulled", 10, false), ("notificationCentre.pulled", 12, true),
    ("notificationCentre.pulled", 13, false), ("un.didReceiveResponse", 9, false),
    ("un.didReceiveResponse", 10, true), ("shutdown", 4, true), ("shutdown", 5, false),
    ("launchInBackground.bluetooth.afterForceQuit", 25, false),
    ("launchInBackground.bluetooth.afterForceQuit", 26, true),
  ])
  func `has the rules for which there is evidence`(_ rule: String, _ version: Int, _ has: Bool) {
    let machine = AppModel(profile: .observed, systems: .only(version)).machine
    #expect(machine.rules.contains { $0.name == rule } == has)
  }

  /// No step of a trace is one that its system does not take: prewarming is of iOS 15 and later, a
  /// key that let apps exit on suspend of iOS 12 and earlier.
  @Test func `mixes nothing that only other systems do`() {
    let machine = AppModel(profile: .observed).machine
    let prewarmed = machine.rules.firstIndex { $0.name == "prewarm" }
    for state in machine.initialStates where state.summary.contains("exits on suspend") {
      #expect(!machine.actions(in: state).contains { $0.rule == prewarmed })
    }
  }

  /// The versions that stand for their classes. An ordinary run tries the oldest and the newest, of an
  /// app with scenes only the newest; a thorough run tries each.
  private static func versions(of model: some Model) -> [Int] {
    let firsts = model.classes.all.compactMap(\.versions.first).sorted()
    return Thoroughness.isFull ? firsts : [firsts.first, firsts.last].compactMap(\.self)
  }
}
