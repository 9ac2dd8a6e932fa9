import LifecycleDriving
import LifecycleModels

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
  /// ended accumulate.
  static func check(
    on model: some LogModel = AppModel(profile: .observed)
  ) throws -> CheckReport {
    try LifeCheck(world, on: model).run(.exhaustive(steps: 100_000))
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

/// A disk without content.
struct EmptyDisk {}

extension Specimen where Disk == EmptyDisk {
  /// The delegate on an empty disk, with the callbacks that it handles.
  static var installed: World<Disk, Self> {
    installed(on: EmptyDisk(), fingerprint: { _ in 0 })
  }
}
