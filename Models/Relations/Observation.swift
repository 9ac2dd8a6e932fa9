/// What an observer of a process sees of one step, so that two models can be compared.
public enum Observation: Hashable, Sendable {
  /// The process comes into being.
  case processStarts
  /// The process is gone.
  case processEnds
  /// What the user does, in a word that both models use.
  case userAction(String)
  /// A callback, and the application state that it can read, if the comparison looks at that.
  case callback(Callback, state: ExecutionState?)

  /// The observation in a few words.
  public var name: String {
    switch self {
    case .processStarts: "the start of a process"
    case .processEnds: "the end of the process"
    case .userAction(let name): name
    case .callback(let callback, nil): callback.name
    case .callback(let callback, let state?): "\(callback.name) while \(state.name)"
    }
  }
}

extension Observation {
  /// The callback, if that is what is observed.
  public var callback: Callback? {
    if case .callback(let callback, _) = self { callback } else { nil }
  }

  /// The same observation, without the state that the callback can read.
  var inAnyState: Observation {
    if case .callback(let callback, _) = self { .callback(callback, state: nil) } else { self }
  }

  /// What a step of a rule shows; nil if it shows nothing.
  ///
  /// “Will” callbacks see the old state, “did” callbacks the new one (F13). A notification may be
  /// posted on either side of its callback, so what it sees is not compared.
  init?<State: ProcessState>(of rule: Rule<State>, from source: State, to target: State) {
    if let callback = rule.callback {
      let state = callback.isSentBeforeItsEffect ? source.execution : target.execution
      self = .callback(callback, state: callback.isNotification ? nil : state)
    } else if source.execution.hasProcess && !target.execution.hasProcess {
      self = .processEnds
    } else if !source.execution.hasProcess && target.execution.hasProcess {
      self = .processStarts
    } else {
      return nil
    }
  }
}
