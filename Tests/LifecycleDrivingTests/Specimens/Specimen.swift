import LifecycleDriving
import LifecycleModels

/// A delegate with a bug that apps have really had, or its twin without.
protocol Specimen: LifecycleDelegate {
  /// What survives the process.
  associatedtype Disk
  /// All of the delegate that its future depends on.
  associatedtype Memory: Hashable

  init(disk: Disk, application: Application)

  var memory: Memory { get }

  /// The delegate, what can happen to it, and what it must keep.
  static var world: World<Disk, Self> { get }
}

extension Specimen {
  /// Every life of the delegate, the shortest first, as far as lives can be told apart.
  ///
  /// The steps are limited because some bugs have no end: tasks that are never ended pile up.
  static func check(
    on model: some LogModel = AppModel(profile: .observed)
  ) throws -> CheckReport {
    try LifeCheck(world, on: model).run(.exhaustive(steps: 100_000))
  }

  /// The delegate on a disk, with the callbacks that it takes.
  static func installed(
    on disk: @autoclosure @escaping () -> Disk, fingerprint: @escaping (Disk) -> some Hashable
  ) -> World<Disk, Self> {
    World(disk: disk()) { disk, application in Self(disk: disk, application: application) }
      .deliveringCallbacks()
      .fingerprint(disk: fingerprint, memory: \.memory)
  }
}

/// A disk with nothing on it that matters.
struct EmptyDisk {}

extension Specimen where Disk == EmptyDisk {
  /// The delegate on an empty disk, with the callbacks that it takes.
  static var installed: World<Disk, Self> {
    installed(on: EmptyDisk(), fingerprint: { _ in 0 })
  }
}
