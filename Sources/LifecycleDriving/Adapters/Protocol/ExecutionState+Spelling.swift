import LifecycleModels

extension ExecutionState {
  /// The state in protocol 1, for example `background` or `prewarmedAfterLaunch`.
  var spelling: String { String(describing: self) }

  /// The state with a spelling, nil where no state has it.
  init?(spelling: String) {
    guard let state = Self.allCases.first(where: { $0.spelling == spelling }) else { return nil }
    self = state
  }
}
