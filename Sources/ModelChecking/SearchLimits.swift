/// How far a search may go before it gives up; nil means no limit.
public struct SearchLimits: Hashable, Sendable {
  /// The largest number of distinct states to keep.
  public var states: Int?
  /// The largest number of steps from an initial state.
  public var depth: Int?
  /// The largest estimated size of the search's own data, in bytes: its tables, and what the stored
  /// states have on the heap, as far as reflection shows it. The estimate is the same on any number
  /// of threads.
  public var memory: Int?
  /// The most memory that the process may take up while it searches, in addition to what it has
  /// when the search begins, in bytes. It is measured about every millisecond where the system
  /// tells it (Linux, Apple platforms), so a result cut short by it is not reproducible.
  public var residentMemory: Int?
  /// The longest time to search. A result cut short by time is not reproducible.
  public var time: Duration?

  /// Creates limits; nil means no limit.
  public init(
    states: Int? = nil, depth: Int? = nil, memory: Int? = nil, residentMemory: Int? = nil,
    time: Duration? = nil
  ) {
    self.states = states
    self.depth = depth
    self.memory = memory
    self.residentMemory = residentMemory
    self.time = time
  }

  /// No limits: the search visits every reachable state.
  public static let none = SearchLimits()

  /// A limit of distinct states, and no other.
  public static func states(_ states: Int) -> SearchLimits { SearchLimits(states: states) }

  /// A limit of steps from an initial state, and no other.
  public static func depth(_ depth: Int) -> SearchLimits { SearchLimits(depth: depth) }

  /// A limit of the estimated memory, in bytes, and no other.
  public static func memory(_ memory: Int) -> SearchLimits { SearchLimits(memory: memory) }

  /// A limit of time, and no other.
  public static func time(_ time: Duration) -> SearchLimits { SearchLimits(time: time) }

  /// Says which of the limits of time and memory is reached, if the clock starts now; nil for none.
  package func watch() -> () -> Limit? {
    let shared = shared
    return { shared?.limitReached }
  }

  /// The limits that all searches of one check share, if the clock starts now.
  @usableFromInline var shared: SharedLimits? {
    time == nil && residentMemory == nil ? nil : SharedLimits(self)
  }
}

/// The limits that are measured and not counted: the moment at which the time is up, and the memory
/// of the process. Searches that follow each other share them.
@usableFromInline struct SharedLimits: Sendable {
  private let time: Duration?
  private let end: ContinuousClock.Instant
  private let memory: Int?
  private let residentAtStart: Int

  init(_ limits: SearchLimits) {
    time = limits.time
    end = ContinuousClock.now + (limits.time ?? .zero)
    memory = limits.residentMemory
    residentAtStart = ResidentMemory.bytes ?? 0
  }

  /// The limit that is reached, if one is.
  var limitReached: Limit? {
    if let time, ContinuousClock.now >= end { return .time(time) }
    guard let memory, let resident = ResidentMemory.bytes else { return nil }
    return resident - residentAtStart >= memory ? .residentMemory(memory) : nil
  }
}

/// What stopped a search before it was complete.
public enum Limit: Hashable, Sendable {
  /// The number of states reached its limit.
  case states(Int)
  /// States at this depth were not expanded.
  case depth(Int)
  /// The estimated number of bytes reached its limit.
  case memory(Int)
  /// The memory that the process has taken up, in bytes, reached its limit.
  case residentMemory(Int)
  /// The time was up.
  case time(Duration)
  /// The files of a search on disk cannot be written or read; what is wrong, in words. Levels that
  /// were complete are kept.
  case disk(String)
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
    case .residentMemory(let bytes): "the limit of \(bytes) bytes that the process may take up"
    case .time(let duration): "the limit of \(duration)"
    case .disk(let error): "the disk: \(error)"
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
