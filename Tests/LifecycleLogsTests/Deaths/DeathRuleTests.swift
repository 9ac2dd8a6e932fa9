import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `The causes and the models` {
  private static let app = AppModel(profile: .observed).machine.rules
  private static let scenes = SceneModel(profile: .observed).machine.rules
  private static let device = DeviceModel(profile: .observed, apps: 2).machine.rules
  private static let appExtension = ExtensionModel(profile: .observed).machine.rules

  /// What occurs in the models of one app.
  private static let occurrences = Set(
    app.compactMap(\.occurrence) + scenes.compactMap(\.occurrence))

  /// The causes that no model has, each with the reason.
  private static let withoutRule = [
    "memory.idleExit": "mostly daemons, which are no apps",
    "limit.wakeups": "a resource whose use no model counts",
    "limit.diskWrites": "a resource whose use no model counts",
    "system.secureDrawing": "no model draws",
    "system.privacy": "no model asks for private data",
    "system.codeSigning": "a fault of the build",
    "system.library": "a fault of the build",
    "system.exec": "a fault of the build or of the installation",
    "app.quit": "of keyboard extensions, which no model has",
    "app.noScenes": "in the launch model, whose rules have no occurrences: exception.noScenes",
    "app.resource": "a resource whose use no model counts",
    "watch.cpu": "watchOS", "watch.time": "watchOS", "watch.load": "watchOS",
  ]

  @Test func `agree: every silent end of an app has a cause`() {
    let explained = Set(DeathCause.all.flatMap(\.occurrences))
    for rule in Self.app where rule.kind == .kill {
      #expect(rule.occurrence.map(explained.contains) == true, "app: \(rule.name)")
    }
    for rule in Self.scenes where rule.kind == .kill {
      #expect(rule.occurrence.map(explained.contains) == true, "scene: \(rule.name)")
    }
  }

  /// The ends of extensions of which no report tells: the system ends what has served, or takes too long.
  private static let unreported: Set = [
    "extensionEnds.finished", "extensionEnds.timeIsUp", "extensionEnds.cutShort",
    "extensionEnds.startOverrun",
  ]

  @Test func `agree: every silent end on a device or beside an extension has a cause`() {
    let onDevice = Set(DeathCause.all.flatMap(\.deviceActions))
    for rule in Self.device where rule.kind == .kill {
      #expect(onDevice.contains(rule.family), "device: \(rule.name)")
    }
    let explained = Set(DeathCause.all.flatMap(\.extensionActions))
    for rule in Self.appExtension where rule.kind == .kill {
      #expect(
        explained.contains(rule.family) != Self.unreported.contains(rule.family),
        "extension: \(rule.name)")
    }
  }

  @Test func `agree: every cause has a rule, unless there is a reason`() {
    for cause in DeathCause.all {
      #expect(cause.occurrences.isEmpty == (Self.withoutRule[cause.name] != nil), "\(cause.name)")
    }
    for name in Self.withoutRule.keys { #expect(DeathCause.named(name) != nil, "\(name)") }
  }

  @Test func `agree: what a cause names is in the models`() {
    let onDevice = Set(Self.device.map(\.family))
    let beside = Set(Self.appExtension.map(\.family))
    for cause in DeathCause.all {
      for occurrence in cause.occurrences {
        #expect(Self.occurrences.contains(occurrence), "\(cause.name): \(occurrence)")
      }
      for action in cause.deviceActions {
        #expect(onDevice.contains(action), "\(cause.name): \(action)")
      }
      for action in cause.extensionActions {
        #expect(beside.contains(action), "\(cause.name): \(action)")
      }
    }
  }

  @Test func `agree: each cause strikes on a system of its own where a model has it`() {
    for cause in DeathCause.all where !cause.occurrences.isEmpty {
      let systems = Self.app.filter { rule in
        rule.occurrence.map(cause.occurrences.contains) == true
      }.reduce(SystemVersions.none) { $0.union($1.systems) }
      #expect(systems.isEmpty || systems.overlaps(cause.systems), "\(cause.name)")
    }
  }
}
