// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// Several apps that share one device: its screen, and a memory that can run short.
///
/// Each app has the states of the app model, without what happens between two of its callbacks. An
/// app takes one or two of the three or four pages of memory, so that memory soon runs short.
/// Faults of an app and reboots are left to the app model, because they affect several apps in the
/// same way as one.
public struct DeviceModel: DisputedModel {
  public static let kind = ModelKind.device

  public let setup: ModelSetup<DeviceDispute>

  public let machine: RuleMachine<DeviceState>

  /// How many apps a model can have: a state has room for ten, and a single app is the app model.
  public static let appRange = 2...10

  public static let defaultApps = 3

  public static let usualSize: ModelSize? = ModelSize(
    of: .apps, in: appRange, usual: defaultApps)

  public var apps: Int { setup.count }

  /// Creates the model for a number of apps; see ``DisputedModel/init(profile:systems:deciding:)``.
  /// - Precondition: ``appRange`` contains `apps`.
  public init(
    profile: Profile, apps: Int, systems: SystemVersions = .all,
    deciding decisions: [DeviceDispute: Bool] = [:]
  ) {
    self.init(profile, Self.usualSize?.with(apps), on: systems, deciding: decisions)
  }

  public init(_ setup: ModelSetup<DeviceDispute>) {
    self.setup = setup
    let apps = setup.count
    // Three pages let one of two apps be large while the other is in memory. Two large apps side by
    // side fill four; with more pages the apps in front could never run out of memory.
    let pages = min(4, max(3, apps))
    machine = setup.machine(of: DeviceRules(apps: apps, allowed: setup.allowed).all) { systems in
      DeviceState.Form.allCases.map {
        DeviceState(apps: apps, pages: pages, form: $0, systems: systems)
      }
    }
  }

  public var subject: String { "Several apps on one device, and what they cost one another" }

  public func properties(of machine: RuleMachine<DeviceState>) -> [SuiteProperty<DeviceState>] {
    DeviceProperties(model: self, on: RulePredicates(machine: machine)).all
  }
}

/// The points on which the sources disagree about what several apps do to one another.
public enum DeviceDispute: String, DisputedPoint {
  case announcedUserKill
  case silentUserKillWhileRunning
  case silentSystemKillInBackground
  case smallBeforeLarge

  public var reading: DisputeReading {
    switch self {
    case .announcedUserKill:
      ("a running app killed by the user gets willTerminate", [82, 83, 84], [.observed])
    case .silentUserKillWhileRunning:
      ("a running app killed by the user gets nothing", [82, 83, 85], Profile.allCases)
    case .silentSystemKillInBackground:
      ("the system can kill a running background app without a word", [80, 89], Profile.allCases)
    case .smallBeforeLarge:
      (
        "a small suspended app can be purged before a large one",
        [
          90,
          .assumption("the guide gives a tendency; nothing promises that size is all that counts"),
        ],
        [.observed]
      )
    }
  }

  public var systems: SystemVersions { self == .announcedUserKill ? .since(7) : .all }
}
