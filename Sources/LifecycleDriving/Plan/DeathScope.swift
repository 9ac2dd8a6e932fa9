import LifecycleModels

/// Where a process may die without a word while a delegate is driven.
///
/// A delegate can prepare for the death of a suspended process, and must. Deaths while it runs are
/// harder to bear; crashes at any moment, hardest.
public enum DeathScope: String, CaseIterable, Hashable, Sendable {
  /// Only where the process is frozen: suspended, or prewarmed. A request for time in the background
  /// is granted or refused before anything else happens.
  case whileSuspended
  /// Also while code runs in the background: jetsam there, a silent user kill, and suspension before
  /// a request for time was answered (I47).
  case offScreen
  /// Everywhere, between any two steps: jetsam in the foreground, a crash, a reboot.
  case anywhere

  /// Whether a kill may strike in an execution state.
  func allowsDeath(in execution: ExecutionState) -> Bool {
    switch self {
    case .whileSuspended: !execution.isRunning
    case .offScreen: execution != .active && execution != .inactive
    case .anywhere: true
    }
  }
}
