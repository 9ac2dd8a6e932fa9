import LifecycleDriving
import LifecycleModels
import Synchronization

/// A delegate with a bug that real apps have had, or the same delegate without the bug.
protocol Specimen: LifecycleDelegate {
  /// What survives the process.
  associatedtype Disk
  /// Everything in the delegate that its future depends on.
  associatedtype Memory: Hashable

  init(disk: Disk, application: Application)

  var memory: Memory { get }

  /// The delegate, what can happen to it, and its obligations.
  static var world: World<Disk, Self> { get }
}

extension Specimen {
  /// Runs every life of the delegate, the shortest first, and each state once.
  ///
  /// The steps are limited because some bugs have infinitely many states: tasks that are never
  /// ended accumulate. The table of bugs and the tests of each kind look at the same report.
  static func check(
    on model: some LogModel = AppModel(profile: .observed, systems: .driven)
  ) throws -> CheckReport {
    let key = model.identity.map {
      KnownReports.Key(specimen: ObjectIdentifier(Self.self), model: $0)
    }
    if let key, let known = KnownReports.all.withLock({ $0[key] }) { return known }
    let report = try LifeCheck(world, on: model).run(.exhaustive(steps: 100_000))
    if let key { KnownReports.all.withLock { $0[key] = report } }
    return report
  }

  /// The delegate on a disk, with the callbacks that it handles.
  static func installed(
    on disk: @autoclosure @escaping () -> Disk, fingerprint: @escaping (Disk) -> some Hashable
  ) -> World<Disk, Self> {
    World(disk: disk()) { disk, application in Self(disk: disk, application: application) }
      .deliveringCallbacks()
      .fingerprint(disk: fingerprint, memory: \.memory)
  }
}

/// The reports of the checks that were made in this process.
private enum KnownReports {
  struct Key: Hashable {
    let specimen: ObjectIdentifier
    let model: ModelIdentity
  }

  static let all = Mutex<[Key: CheckReport]>([:])
}

/// A disk without content.
struct EmptyDisk {}

extension Specimen where Disk == EmptyDisk {
  /// The delegate on an empty disk, with the callbacks that it handles.
  static var installed: World<Disk, Self> {
    installed(on: EmptyDisk(), fingerprint: { _ in 0 })
  }
}
