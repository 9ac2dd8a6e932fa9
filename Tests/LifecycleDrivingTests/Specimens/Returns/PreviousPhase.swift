import LifecycleDriving
import LifecycleModels

/// B158: an app refreshes when its phase becomes active and the phase before was background.
///
/// The belief: the phases of a return are background, active. In fact inactive is between them.
/// Invariant: I137.
final class ComparesWithPhaseBefore: PhaseFollower, Specimen {
  override func change(from old: ScenePhase, to new: ScenePhase) {
    if new == .active, old == .background { load() }
  }
}

final class RemembersBackground: PhaseFollower, Specimen {
  private var wasLeft = false

  override func change(from old: ScenePhase, to new: ScenePhase) {
    if new == .background { wasLeft = true }
    if new == .active, wasLeft { load() }
  }

  override func load() {
    wasLeft = false
    super.load()
  }

  override var memory: [Bool] { super.memory + [wasLeft] }
}

/// A SwiftUI app with content that a new view loads when it is first active, and again after each
/// return.
class PhaseFollower {
  static let callbacks: [Callback] = [.viewOnAppear]

  private var isLoaded = false
  private(set) var loads = 0

  required init(disk: EmptyDisk, application: Application) {}

  /// A view that appears when the phase is active already is told of no change.
  func receive(_ delivery: Delivery) {
    isLoaded = false
    if delivery.phase == .active { load() }
  }

  final func follow(from old: ScenePhase, to new: ScenePhase) {
    if isLoaded { return change(from: old, to: new) }
    if new == .active { load() }
  }

  func change(from old: ScenePhase, to new: ScenePhase) {}

  func load() {
    isLoaded = true
    loads += 1
  }

  var memory: [Bool] { [isLoaded] }
}

extension Specimen where Self: PhaseFollower, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.onPhaseChange { follower, old, new, _ in follower.follow(from: old, to: new) }
      .requiring(.onceForEachEntrance { $0.delegate.loads })
  }
}
