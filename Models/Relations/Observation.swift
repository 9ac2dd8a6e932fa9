import ModelChecking

/// What an observer of a process sees of one step, so that two models can be compared.
public enum Observation: Hashable, Sendable {
  /// The process comes into being.
  case processStarts
  /// The process is gone.
  case processEnds
  /// Something that happens outside the code of the delegate, in a word that both models use.
  case event(String)
  /// A callback, and the application state that it can read, if the comparison looks at that.
  case callback(Callback, state: ExecutionState?)

  /// The observation in a few words.
  public var name: String {
    switch self {
    case .processStarts: "the start of a process"
    case .processEnds: "the end of the process"
    case .event(let name): name
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

  /// How the user opens the app by a rule, cold or warm, and with what; nil by any other rule.
  init?<State>(openingBy rule: Rule<State>) {
    switch rule.occurrence {
    case .cutShort(let opening, let obstacle):
      let what = opening == .launch ? "launch" : "open"
      self = .event(what + (obstacle == .appLock ? ", and not unlock" : ", and cover it"))
    case .opening(let opening, let input):
      let isCold = opening == .launch || opening == .prewarmedLaunch
      self = .event((isCold ? "launch" : "open") + (input.map { " with \($0)" } ?? ""))
    default: return nil
    }
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

/// The reachable states of a model, with what can be observed of each transition.
struct ObservedGraph: Sendable {
  /// What a transition shows, as a number or nil, and where it leads.
  typealias Step = (observation: Int?, target: Int32, rule: Int)

  /// The transitions of each state.
  private(set) var transitions: [[Step]] = []
  /// The states in which the model begins.
  let initialCount: Int

  init(initialCount: Int, transitions: [[Step]]) {
    self.initialCount = initialCount
    self.transitions = transitions
  }

  /// Reads the observations off a graph.
  ///
  /// - Parameters:
  ///   - graph: The explored states.
  ///   - rules: The rules of the machine.
  ///   - numbers: The numbers of the observations, extended by those that occur.
  ///   - observe: What a step may show.
  init<State: ProcessState>(
    _ graph: StateGraph<RuleMachine<State>>, rules: [Rule<State>],
    numbering numbers: inout ObservationNumbers,
    observe: (Rule<State>, State, State) -> [Observation?]
  ) {
    initialCount = graph.initialCount
    transitions.reserveCapacity(graph.states.count)
    let ruleOfAction = graph.actions.map(\.rule)
    for index in graph.states.indices {
      var list: [Step] = []
      for (action, target) in graph.steps(from: index) {
        let rule = ruleOfAction[Int(action)]
        let shown = observe(rules[rule], graph.states[index], graph.states[Int(target)])
        for observed in shown {
          list.append((observed.map { numbers.number(of: $0) }, target, rule))
        }
      }
      transitions.append(list)
    }
  }

  /// The states reachable from some states without an observation, in ascending order.
  func silentClosure(of states: [Int32]) -> [Int32] {
    var known = Set(states)
    var reached = states
    var position = 0
    while position < reached.count {
      for step in transitions[Int(reached[position])]
      where step.observation == nil && known.insert(step.target).inserted {
        reached.append(step.target)
      }
      position += 1
    }
    return reached.sorted()
  }
}

/// Numbers for observations, in the order of their first occurrence.
struct ObservationNumbers: Sendable {
  private(set) var observations: [Observation] = []
  private var numbers: [Observation: Int] = [:]

  mutating func number(of observation: Observation) -> Int {
    if let known = numbers[observation] { return known }
    numbers[observation] = observations.count
    observations.append(observation)
    return observations.count - 1
  }
}
