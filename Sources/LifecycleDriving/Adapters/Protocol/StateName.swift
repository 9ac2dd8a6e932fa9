import LifecycleModels

extension ExecutionState {
  /// The states in which an adapter is sent requests, because code of the app runs.
  package static let ofRequests = allCases.filter(\.isRunning)

  /// The state in protocol 1, for example `background` or `prewarmedAfterLaunch`.
  package var spelling: String { String(describing: self) }

  /// What the state means for the app, in protocol 1; nil where no code of the app runs.
  package var meaning: String? {
    switch self {
    case .inactive: "on screen or about to be, but without events: a launch, an interruption"
    case .active: "on screen and used"
    case .background: "off screen, and running"
    case .notRunning, .prewarmed, .prewarmedAfterLaunch, .suspended: nil
    }
  }

  /// The state with a spelling; nil where no state has it.
  init?(spelling: String) {
    guard let state = Self.allCases.first(where: { $0.spelling == spelling }) else { return nil }
    self = state
  }
}
