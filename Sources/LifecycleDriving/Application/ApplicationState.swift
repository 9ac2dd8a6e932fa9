import LifecycleModels

/// The state of the application as its delegate can read it.
public enum ApplicationState: UInt8, CaseIterable, Hashable, Sendable {
  /// In the foreground, receiving events.
  case active
  /// In the foreground, receiving none.
  case inactive
  /// Off screen.
  case background

  /// The state that running code can read in a state of the process.
  init(_ execution: ExecutionState) {
    switch execution {
    case .active: self = .active
    case .inactive: self = .inactive
    default: self = .background
    }
  }
}
