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

  public let profile: Profile

  public let allowed: AllowedPoints<DeviceDispute>

  public let systems: SystemVersions

  /// The disputed points that are decided differently from the profile.
  private let decisions: [DeviceDispute: Bool]

  public let machine: RuleMachine<DeviceState>

  public let apps: Int

  /// How many apps a model can have: a state has room for ten, and a single app is the app model.
  public static let appRange = 2...10

  public static let defaultApps = 3

  /// Creates the model for a profile and some systems; some disputed points may be decided
  /// differently from the profile.
  /// - Precondition: ``appRange`` contains `apps`.
  public init(
    profile: Profile, apps: Int = defaultApps, systems: SystemVersions = .all,
    deciding decisions: [DeviceDispute: Bool] = [:]
  ) {
    precondition(Self.appRange.contains(apps), "a device has \(Self.appRange) apps, not \(apps)")
    self.profile = profile
    self.apps = apps
    self.systems = systems
    self.decisions = decisions
    let allowed = AllowedPoints(in: profile, on: systems, deciding: decisions)
    self.allowed = allowed
    machine = RuleMachine(
      on: systems, rules: DeviceRules(apps: apps, allowed: allowed).all,
      distinguishing: allowed.ranges
    ) { systems in
      DeviceState.Form.allCases.map {
        DeviceState(apps: apps, pages: Self.pages(for: apps), form: $0, systems: systems)
      }
    }
  }

  /// Three pages let one of two apps be large while the other is in memory. Two large apps side by
  /// side fill four; with more pages the apps in front could never run out of memory.
  private static func pages(for apps: Int) -> Int { min(4, max(3, apps)) }

  public var subject: String { "Several apps on one device, and what they cost one another" }

  public func on(_ systems: SystemVersions) -> DeviceModel {
    DeviceModel(profile: profile, apps: apps, systems: systems, deciding: decisions)
  }

  public func properties(of machine: RuleMachine<DeviceState>) -> [SuiteProperty<DeviceState>] {
    DeviceProperties(allowed: allowed, systems: systems, machine: machine).all
  }
}

extension DeviceModel {
  public var size: ModelSize? {
    ModelSize(component: .apps, range: Self.appRange, usual: Self.defaultApps, count: apps)
  }

  public func resized(to count: Int) -> DeviceModel {
    DeviceModel(
      profile: profile, apps: count, systems: systems, deciding: decisions)
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
