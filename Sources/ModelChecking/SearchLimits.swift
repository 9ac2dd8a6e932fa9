/// How far a search may go before it gives up; nil means no limit.
public struct SearchLimits: Hashable, Sendable {
  /// The largest number of distinct states to keep.
  public var states: Int?
  /// The largest number of steps from an initial state.
  public var depth: Int?
  /// The largest estimated size of the search's own data, in bytes.
  public var memory: Int?
  /// The longest time to search. A result cut short by time is not reproducible.
  public var time: Duration?

  /// Creates limits; nil means no limit.
  public init(states: Int? = nil, depth: Int? = nil, memory: Int? = nil, time: Duration? = nil) {
    self.states = states
    self.depth = depth
    self.memory = memory
    self.time = time
  }

  /// No limits: the search visits every reachable state.
  public static let none = SearchLimits()

  /// The end of the time, if the clock starts now.
  @usableFromInline var deadline: Deadline? { time.map(Deadline.init(in:)) }
}

/// The moment at which a limit of time is reached; searches that share a limit share the moment.
@usableFromInline struct Deadline: Sendable {
  private let time: Duration
  private let end: ContinuousClock.Instant

  init(in time: Duration) {
    self.time = time
    end = ContinuousClock.now + time
  }

  /// The limit, if it is reached.
  var limitReached: Limit? { ContinuousClock.now >= end ? .time(time) : nil }
}

/// What stopped a search before it was complete.
public enum Limit: Hashable, Sendable {
  /// The number of states reached its limit.
  case states(Int)
  /// States at this depth were not expanded.
  case depth(Int)
  /// The estimated number of bytes reached its limit.
  case memory(Int)
  /// The time was up.
  case time(Duration)
  /// The caller, or the cancellation of its task, stopped the search.
  case cancelled
  /// The machine breaks its contract; the search says how.
  case fault
}

extension Limit: CustomStringConvertible {
  /// The limit in words, to follow “stopped by”.
  public var description: String {
    switch self {
    case .states(let count): "the limit of \(count) states"
    case .depth(let depth): "the limit of depth \(depth)"
    case .memory(let bytes): "the limit of \(bytes) bytes"
    case .time(let duration): "the limit of \(duration)"
    case .cancelled: "an interruption"
    case .fault: "a fault of the model"
    }
  }
}

/// How far a search has come; a value, so that the caller decides whether and how to show it.
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
