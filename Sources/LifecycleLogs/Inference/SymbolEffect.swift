import LifecycleModels

/// What reading a symbol does to the states that explain a log so far.
enum SymbolEffect {
  /// Only some states remain.
  case selection((Int) -> Bool)
  /// Some rules happen, between states that run in some ways.
  case steps(
    isTaken: (Int) -> Bool, isPossible: (_ from: ExecutionState, _ to: ExecutionState) -> Bool)
}

extension LifeCycleGraph {
  func effect(of symbol: LogSymbol) -> SymbolEffect {
    switch symbol {
    case .phase(let phase): .selection { execution[$0] == phase }
    case .nextProcess: .selection { execution[$0] == .notRunning }
    case .sceneReplaced(let scene): .selection { !isConnected[scene][$0] }
    case .killed: .steps(isTaken: { isKill[$0] }, isPossible: { source, _ in source.hasProcess })
    case .processStart:
      .steps(isTaken: { callbackOfRule[$0] == nil }) { !$0.hasProcess && $1.hasProcess }
    case .callback(let callback, let seen, let scene):
      .steps { rule in
        callbackOfRule[rule] == callback && (scene == nil || sceneOfRule[rule] == scene)
      } isPossible: { source, target in
        seen == nil || seen == (callback.isSentBeforeItsEffect ? source : target)
          || seen == callback.announcesLeaving
      }
    }
  }
}

extension Callback {
  /// The state that a notification announces the end of.
  ///
  /// The models change the state with the delegate call before it; no document says which of the two
  /// states an observer finds, so a log may have either.
  fileprivate var announcesLeaving: ExecutionState? {
    switch self {
    case .noteWillResignActive: .active
    case .noteWillEnterForeground: .background
    default: nil
    }
  }
}
