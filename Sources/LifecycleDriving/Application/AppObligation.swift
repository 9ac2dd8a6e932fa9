import LifecycleModels

/// An obligation of every app; it is always checked.
public enum AppObligation: String, CaseIterable, Hashable, Sendable {
  /// Each background task is ended exactly once, before its expiration handler returns.
  case backgroundTasks
  /// The completion handler of each background event is called exactly once.
  case completionHandlers
  /// The completion handler of each quick action and each notification is called exactly once.
  case answers
  /// Each task of the scheduler is completed exactly once, when it expires at the latest.
  case scheduledTasks
  /// Each task identifier is registered once, before didFinishLaunching returns.
  case taskRegistration
  /// Protected files are not read while they are unavailable.
  case protectedData
  /// No GPU command is submitted in the background.
  case gpuWork
  /// What must be called on the main thread is called there.
  case mainThread
  /// A callback returns before the next one is delivered.
  case reentrancy
  /// No object of a process outlives it.
  case lifetime
  /// No callback throws an error.
  case errors
  /// The same choices lead to the same states each time.
  case determinism
  /// What the app asks the system for comes to an end.
  case requests
  /// Every callback returns.
  case progress
  /// The process survives what it is sent.
  case survival
  /// An adapter follows the protocol.
  case protocolConformance

  /// The number of an invariant or a fact that states the obligation, or else a short name.
  public var id: String {
    switch self {
    case .backgroundTasks: "I65"
    case .completionHandlers: "F69"
    case .answers: "answer"
    case .scheduledTasks: "I84"
    case .taskRegistration: "F194"
    case .protectedData: "I46"
    case .gpuWork: "I36"
    case .mainThread: "F135"
    case .reentrancy: "I50"
    case .lifetime: "leak"
    case .errors: "error"
    case .determinism: "replay"
    case .requests: "endless"
    case .progress: "I34"
    case .survival: "crash"
    case .protocolConformance: "adapter"
    }
  }

  /// The obligation in one sentence.
  public var statement: String {
    switch self {
    case .backgroundTasks:
      "each background task is ended exactly once, before its expiration handler returns"
    case .completionHandlers:
      "the completion handler of each background event is called exactly once"
    case .answers:
      "the completion handler of each quick action and each notification is called exactly once"
    case .scheduledTasks:
      "each task of the scheduler is completed exactly once, when it expires at the latest"
    case .taskRegistration:
      "each task identifier is registered once, before didFinishLaunching returns"
    case .protectedData: "protected files are not read while they are unavailable"
    case .gpuWork: "no GPU command is submitted in the background"
    case .mainThread: "what must be called on the main thread is called there"
    case .reentrancy: "a callback returns before the next one is delivered"
    case .lifetime: "no object of a process outlives it"
    case .errors: "nothing throws an error"
    case .determinism: "the same choices lead to the same states each time"
    case .requests: "what the app asks the system for comes to an end"
    case .progress: "every callback returns in time"
    case .survival: "the process survives what it is sent"
    case .protocolConformance: "the adapter follows the protocol"
    }
  }

  /// The sources of the obligation.
  public var citations: [Citation] {
    switch self {
    case .backgroundTasks: [96, 106, 109]
    case .completionHandlers: [67, 69]
    case .scheduledTasks: [113, 199]
    case .taskRegistration: [114, 193, 194, 196]
    case .protectedData: [66, 73, 117]
    case .gpuWork: [99]
    case .mainThread: [135]
    case .reentrancy: [126, 135]
    case .progress: [93, 94]
    case .survival: [100]
    case .answers, .lifetime, .errors, .determinism, .requests, .protocolConformance: []
    }
  }
}
