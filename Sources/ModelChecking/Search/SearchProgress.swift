/// Where a search stands; a value, so that the caller decides whether and how to show it.
public struct SearchProgress: Hashable, Sendable {
  /// Distinct states found so far.
  public let states: Int
  /// Transitions followed so far.
  public let transitions: Int
  /// States found and not yet expanded.
  public let frontier: Int
  /// Steps from an initial state to the state being expanded.
  public let depth: Int
}

/// What the caller wants after looking at the progress.
public enum SearchControl: Hashable, Sendable {
  /// Go on.
  case proceed
  /// Stop; the result so far is kept and marked as cut short.
  case stop
}
