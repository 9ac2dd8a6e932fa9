import LifecycleDriving
import LifecycleModels

/// B158: an app refreshes when its phase becomes active and the phase before was background.
///
/// The belief: the phases of a return are background, active. In fact inactive is between them.
/// Invariant: I18.
final class ComparesWithPhaseBefore: PhaseFollower, Specimen {
  override func change(from old: ScenePhase?, to new: ScenePhase) {
    if new == .active, old == .background { refresh() }
  }
}

final class RemembersBackground: PhaseFollower, Specimen {
  private var wasLeft = false

  override func change(from old: ScenePhase?, to new: ScenePhase) {
    if new == .background { wasLeft = true }
    if new == .active, wasLeft { refresh() }
    if new == .active { wasLeft = false }
  }

  override var memory: [ScenePhase?] { super.memory + (wasLeft ? [.background] : []) }
}

/// A SwiftUI app with content that it loads at the first activation, and again after each return.
class PhaseFollower {
  static let callbacks: [Callback] = []

  private var phase: ScenePhase?
  private var isLoaded = false
  private(set) var refreshes = 0

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) {}

  final func follow(_ new: ScenePhase) {
    let old = phase
    phase = new
    if isLoaded { return change(from: old, to: new) }
    isLoaded = new == .active
    if isLoaded { refresh() }
  }

  func change(from old: ScenePhase?, to new: ScenePhase) {}

  final func refresh() { refreshes += 1 }

  var memory: [ScenePhase?] { [phase, isLoaded ? .active : nil] }
}

extension Specimen where Self: PhaseFollower, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.onPhaseChange { follower, phase, _ in follower.follow(phase) }
      .requiring(.onceForEachEntrance { $0.delegate.refreshes })
  }
}
