import LifecycleModels

/// What every app owes and no test needs to ask for.
public enum AppDuty: String, CaseIterable, Hashable, Sendable {
  /// Each background task is ended once, by the time its expiration handler returns.
  case backgroundTasks
  /// The completion handler of each background event is called, once.
  case completionHandlers
  /// Protected files are not read while they are unavailable.
  case protectedData
  /// No GPU command is submitted in the background.
  case gpuWork
  /// What belongs to the main thread is called there.
  case mainThread
  /// A callback returns before the next one is delivered.
  case reentrancy
  /// What belongs to a process ends with it.
  case lifetime
  /// No callback throws an error that nobody handles.
  case errors
  /// The same life has the same course each time.
  case determinism
  /// Callbacks return.
  case progress
  /// The process survives what it is sent.
  case survival
  /// An adapter keeps to the protocol.
  case keepingToProtocol

  /// The number of the obligation in the list of invariants, where it has one.
  public var id: String {
    switch self {
    case .backgroundTasks: "I65"
    case .completionHandlers: "F69"
    case .protectedData: "I46"
    case .gpuWork: "I36"
    case .mainThread: "F135"
    case .reentrancy: "I50"
    case .lifetime: "leak"
    case .errors: "error"
    case .determinism: "replay"
    case .progress: "I34"
    case .survival: "crash"
    case .keepingToProtocol: "adapter"
    }
  }

  /// The duty in words.
  public var statement: String {
    switch self {
    case .backgroundTasks: "each background task is ended once, by the time its time is over"
    case .completionHandlers: "the completion handler of each background event is called, once"
    case .protectedData: "protected files are not read while they are unavailable"
    case .gpuWork: "no GPU command is submitted in the background"
    case .mainThread: "what belongs to the main thread is called there"
    case .reentrancy: "a callback returns before the next one is delivered"
    case .lifetime: "what belongs to a process ends with it"
    case .errors: "no callback throws"
    case .determinism: "the same life has the same course each time"
    case .progress: "every callback returns"
    case .survival: "the process survives what it is sent"
    case .keepingToProtocol: "the adapter keeps to the protocol"
    }
  }

  /// Where it is said.
  public var citations: [Citation] {
    switch self {
    case .backgroundTasks: [96, 106, 109]
    case .completionHandlers: [67, 69]
    case .protectedData: [66, 73, 117]
    case .gpuWork: [99]
    case .mainThread: [135]
    case .reentrancy: [126, 135]
    case .progress: [93, 94]
    case .survival: [100]
    case .lifetime, .errors, .determinism, .keepingToProtocol: []
    }
  }
}
