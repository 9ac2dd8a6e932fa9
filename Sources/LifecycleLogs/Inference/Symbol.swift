import LifecycleModels

/// One entry of a log in the form that the automaton reads.
enum Symbol: Hashable, Sendable {
  /// A callback, with its printed state and its scene of the model if the log gives them.
  case callback(Callback, printed: ExecutionState?, scene: Int?)
  case phase(ExecutionState)
  case killed
  case processStart
  /// The log continues in another process; the previous one has ended.
  case nextProcess
  /// A scene of the model has a new object, so its previous object is gone.
  case sceneReplaced(Int)
  /// What a mark says happens, and begins a process or does not.
  case mark(Mark, beginsProcess: Bool)
}

extension Symbol {
  /// How many symbols there are, apart from marks.
  static let count = callbackCount + printedStates.count + 3 + sceneLimit

  /// The symbol as a number below ``count``; all marks have the number ``count``.
  var code: Int {
    switch self {
    case .callback(let callback, let printed, let scene):
      let printedCode = printed.map { Self.code(of: $0) + 1 } ?? 0
      let sceneCode = scene.map { $0 + 1 } ?? 0
      return (Int(callback.rawValue) * (Self.printedStates.count + 1) + printedCode)
        * (Self.sceneLimit + 1) + sceneCode
    case .phase(let execution): return Self.callbackCount + Self.code(of: execution)
    case .killed: return Self.specials
    case .processStart: return Self.specials + 1
    case .nextProcess: return Self.specials + 2
    case .sceneReplaced(let scene): return Self.specials + 3 + scene
    case .mark: return Self.count
    }
  }

  private static let printedStates: [ExecutionState] = [.active, .inactive, .background]
  private static let sceneLimit = SceneModel.sceneCounts.upperBound
  private static let callbackCount =
    Callback.allCases.count * (printedStates.count + 1) * (sceneLimit + 1)
  private static let specials = callbackCount + printedStates.count

  private static func code(of execution: ExecutionState) -> Int {
    switch execution {
    case .active: 0
    case .inactive: 1
    default: 2
    }
  }
}

extension PrintedState {
  /// The execution state that is printed like this.
  var execution: ExecutionState {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}

/// The effect of a symbol on the states that explain a log so far.
enum SymbolEffect {
  /// Only some states remain.
  case selection((Int) -> Bool)
  /// Some rules happen, between states with suitable execution states.
  case steps(
    isTaken: (Int) -> Bool, isPossible: (_ from: ExecutionState, _ to: ExecutionState) -> Bool)
  /// Some rules happen, in some states; other states may stay as they are.
  case event(isTaken: (Int) -> Bool, isPossible: (Int) -> Bool, isIdle: (Int) -> Bool)
}

extension LifeCycleGraph {
  func effect(of symbol: Symbol) -> SymbolEffect {
    switch symbol {
    case .phase(let phase): .selection { [execution] in execution[$0] == phase }
    case .nextProcess: .selection { [execution] in execution[$0] == .notRunning }
    case .sceneReplaced(let scene): .selection { [isConnected] in !isConnected[scene][$0] }
    case .killed:
      .steps(isTaken: { [isKill] in isKill[$0] }, isPossible: { source, _ in source.hasProcess })
    case .processStart:
      .steps(isTaken: { [callbackOfRule] in callbackOfRule[$0] == nil }) {
        !$0.hasProcess && $1.hasProcess
      }
    case .mark(let mark, let beginsProcess): effect(of: mark, beginningProcess: beginsProcess)
    case .callback(let callback, let printed, let scene):
      .steps { [callbackOfRule, sceneOfRule] rule in
        callbackOfRule[rule] == callback && (scene == nil || sceneOfRule[rule] == scene)
      } isPossible: { source, target in
        printed == nil || printed == (callback.isSentBeforeItsEffect ? source : target)
          || printed == callback.announcesLeaving
      }
    }
  }
}

extension Callback {
  /// The state whose end a notification announces.
  ///
  /// The models change the state with the delegate call before it. No document says which of the
  /// two states an observer sees, so a log may have either.
  fileprivate var announcesLeaving: ExecutionState? {
    switch self {
    case .noteWillResignActive: .active
    case .noteWillEnterForeground: .background
    default: nil
    }
  }
}
