/// The state of a model that follows one process, as an outside observer sees it.
public protocol ProcessState: ModelState {
  /// How the process runs.
  var execution: ExecutionState { get }
  /// Whether protected files can be read; always true in a model without a lock.
  var canReadProtectedData: Bool { get }
  /// Whether the scene with this number, counted from 0, has an object in the process; always false
  /// in a model without scenes.
  func isConnected(scene number: Int) -> Bool
  /// The phase that SwiftUI's code reads: the views of the scene with this number or, without one,
  /// the `App`; nil where there is no such code.
  func phase(ofScene number: Int?) -> ScenePhase?
}

/// The state of a model that follows one process: how it runs, and which deliveries are still owed.
public protocol LifecycleState: ProcessState {
  /// How the process runs.
  var execution: ExecutionState { get set }
  /// What will be delivered before anything else happens, in order.
  var owed: DeliveryQueue { get set }
}

/// The execution states of the guide, and those of a prewarmed process.
public enum ExecutionState: UInt8, CaseIterable, Hashable, Sendable {
  /// There is no process.
  case notRunning
  /// The system made the process ahead of time; the launch sequence has not run (F70).
  case prewarmed
  /// Prewarmed, and the launch callbacks have run already (F72).
  case prewarmedAfterLaunch
  /// In the foreground, receiving no events.
  case inactive
  /// In the foreground, receiving events.
  case active
  /// Off screen, executing code.
  case background
  /// In memory, executing nothing.
  case suspended

  /// The state in words.
  public var name: String {
    switch self {
    case .notRunning: "not running"
    case .prewarmedAfterLaunch: "prewarmed after launch"
    default: String(describing: self)
    }
  }

  /// Whether code of the app executes.
  public var isRunning: Bool { self == .inactive || self == .active || self == .background }

  /// Whether there is a process in which no code executes.
  public var isFrozen: Bool { hasProcess && !isRunning }

  /// Whether there is a process.
  public var hasProcess: Bool { self != .notRunning }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProcessState {
  public var canReadProtectedData: Bool { true }

  public func isConnected(scene number: Int) -> Bool { false }

  public func phase(ofScene number: Int?) -> ScenePhase? { nil }

  public var stage: Stage { execution.stage }

  public var stageRemark: String? {
    execution == .prewarmed || execution == .prewarmedAfterLaunch ? "or prewarmed" : nil
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LifecycleState {
  public var isQuiet: Bool { owed.isEmpty }

  public var brief: String {
    guard !isQuiet else { return summary }
    var settled = self
    settled.owed = DeliveryQueue()
    return "\(settled.summary) (\(owed.items.count) owed)"
  }
}

extension ExecutionState {
  /// The stage of the guide's figure that the state belongs to.
  ///
  /// A prewarmed process counts as not running: the user has not asked for it, and the same steps
  /// lead out of both states.
  public var stage: Stage {
    switch self {
    case .notRunning, .prewarmed, .prewarmedAfterLaunch:
      Stage(0, Self.notRunning.name, .absent)
    case .inactive: Stage(1, name, .foreground)
    case .active: Stage(2, name, .foreground)
    case .background: Stage(3, name, .running)
    case .suspended: Stage(4, name, .frozen)
    }
  }
}
