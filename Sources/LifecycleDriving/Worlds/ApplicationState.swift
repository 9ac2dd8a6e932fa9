import LifecycleModels

/// What a delegate can read as the state of its application.
public enum ApplicationState: UInt8, CaseIterable, Hashable, Sendable {
  /// In the foreground, receiving events.
  case active
  /// In the foreground, receiving none.
  case inactive
  /// Off screen.
  case background

  /// What code that runs can read of a state of the process.
  init(_ execution: ExecutionState) {
    switch execution {
    case .active: self = .active
    case .inactive: self = .inactive
    default: self = .background
    }
  }
}
