import LifecycleModels

/// What one entry of a log says, as the automaton reads it.
enum LogSymbol: Hashable, Sendable {
  /// A callback, the state that was printed in it, and the scene of the model that it was sent to,
  /// where the log says so.
  case callback(Callback, seen: ExecutionState?, scene: Int?)
  case phase(ExecutionState)
  case killed
  case processStart
  /// The log goes on in another process: the one before has ended.
  case nextProcess
  /// A scene of the model has a new object, so the one before is gone.
  case sceneReplaced(Int)
}

extension LogSymbol {
  /// How many symbols there are.
  static let count = callbackCount + seenStates.count + 3 + sceneLimit

  /// The symbol as a number below ``count``.
  var code: Int {
    switch self {
    case .callback(let callback, let seen, let scene):
      let seenCode = seen.map { Self.code(of: $0) + 1 } ?? 0
      let sceneCode = scene.map { $0 + 1 } ?? 0
      return (Int(callback.rawValue) * (Self.seenStates.count + 1) + seenCode)
        * (Self.sceneLimit + 1) + sceneCode
    case .phase(let execution): return Self.callbackCount + Self.code(of: execution)
    case .killed: return Self.marks
    case .processStart: return Self.marks + 1
    case .nextProcess: return Self.marks + 2
    case .sceneReplaced(let scene): return Self.marks + 3 + scene
    }
  }

  private static let seenStates: [ExecutionState] = [.active, .inactive, .background]
  private static let sceneLimit = SceneModel.sceneCounts.upperBound
  private static let callbackCount =
    Callback.allCases.count * (seenStates.count + 1) * (sceneLimit + 1)
  private static let marks = callbackCount + seenStates.count

  private static func code(of execution: ExecutionState) -> Int {
    switch execution {
    case .active: 0
    case .inactive: 1
    default: 2
    }
  }
}

extension SeenState {
  /// The execution state that prints so.
  var execution: ExecutionState {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}
