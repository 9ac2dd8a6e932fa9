/// A breach of the contract of ``StateMachine``, after which no verdict means anything.
///
/// A search, a walk or a replay that comes upon one reports it in place of verdicts. The fault is
/// in the machine or in a property, not in what they describe.
public enum ModelFault<Machine: StateMachine>: Error, Hashable, Sendable {
  /// The machine has no initial state, so that every invariant would hold.
  case noInitialState
  /// A trace begins in a state that is not, or no longer, among the initial states.
  case notInitial(Machine.State)
  /// For the same state, or an equal one, other actions were listed, or in another order.
  case actionsChanged(in: Machine.State)
  /// An action is listed more than once.
  case repeatedAction(Machine.Action, in: Machine.State)
  /// More actions were listed than any machine needs; the list seems to be endless.
  case tooManyActions(in: Machine.State, listed: Int)
  /// For the same state and action, another successor was given.
  case successorChanged(of: Machine.State, taking: Machine.Action)
  /// A machine that changes states in place leads to another state than its successor function does.
  case changeDiffers(of: Machine.State, taking: Machine.Action)
  /// A state that was stored is no longer what it was.
  case stateChanged(Machine.State)
  /// A state has a code from which another state is made.
  case lossyCode(of: Machine.State, decoded: Machine.State)
  /// A state has the code that marks vacant slots.
  case vacantCode(of: Machine.State)
  /// Two states are equal, and differ in what can happen next or in what a condition says.
  case equalStatesDiffer(Machine.State, Machine.State, in: String)
  /// A condition was true and false of the same state or step.
  case conditionChanged(String, after: Trace<Machine>)
  /// A trace of a search does not show what the search concluded from it, or cannot be found again.
  case notReproduced(Trace<Machine>?)
  /// The bound of a bounded existence is not one that an observer can count to.
  case impossibleBound(Int)
  /// The components of a symmetric machine are not interchangeable.
  case asymmetric(SymmetryFault<Machine.State>)
  /// The actions of a reducible machine are not as independent as it declares.
  case irreducible(ReductionFault<Machine.State>)
}

extension ModelFault {
  /// The same fault of another machine with the same actions.
  func map<Other: StateMachine>(
    _ transform: (Machine.State) -> Other.State
  ) -> ModelFault<Other> where Other.Action == Machine.Action {
    func copied(_ trace: Trace<Machine>) -> Trace<Other> {
      var copy = Trace<Other>(from: transform(trace.initialState))
      for step in trace.steps { copy.take(step.action, to: transform(step.target)) }
      return copy
    }
    return switch self {
    case .noInitialState: .noInitialState
    case .notInitial(let state): .notInitial(transform(state))
    case .actionsChanged(let state): .actionsChanged(in: transform(state))
    case .repeatedAction(let action, let state): .repeatedAction(action, in: transform(state))
    case .tooManyActions(let state, let count):
      .tooManyActions(in: transform(state), listed: count)
    case .successorChanged(let state, let action):
      .successorChanged(of: transform(state), taking: action)
    case .changeDiffers(let state, let action):
      .changeDiffers(of: transform(state), taking: action)
    case .stateChanged(let state): .stateChanged(transform(state))
    case .lossyCode(let state, let decoded):
      .lossyCode(of: transform(state), decoded: transform(decoded))
    case .vacantCode(let state): .vacantCode(of: transform(state))
    case .equalStatesDiffer(let first, let second, let difference):
      .equalStatesDiffer(transform(first), transform(second), in: difference)
    case .conditionChanged(let name, let trace): .conditionChanged(name, after: copied(trace))
    case .notReproduced(let trace): .notReproduced(trace.map(copied))
    case .impossibleBound(let bound): .impossibleBound(bound)
    case .asymmetric(let fault): .asymmetric(fault.map(transform))
    case .irreducible(let fault): .irreducible(fault.map(transform))
    }
  }
}

extension ModelFault: CustomStringConvertible {
  /// The fault in words, with the state that shows it and what to write instead.
  public var description: String { words { String(describing: $0) } }

  /// The fault in words: what is wrong, where, and what to write instead.
  ///
  /// - Parameter describe: The words for a state.
  /// - Returns: A sentence without a full stop.
  public func words(describing describe: (Machine.State) -> String) -> String {
    switch self {
    case .noInitialState:
      "the machine has no initial state, so any property would hold: list at least one in "
        + "initialStates"
    case .notInitial(let state):
      "a trace begins in “\(describe(state))”, but initialStates does not list that state when asked "
        + "again: list the same states each time"
    case .actionsChanged(let state):
      "actions(in:) lists other actions, or another order, when asked again about "
        + "“\(describe(state))”: sort the elements of a Set or a Dictionary, and use no random "
        + "numbers"
    case .repeatedAction(let action, let state):
      "actions(in:) lists “\(action)” more than once in “\(describe(state))”: list each action "
        + "once"
    case .tooManyActions(let state, let count):
      "actions(in:) has listed \(count) actions in “\(describe(state))”, and more follow: end the "
        + "sequence"
    case .successorChanged(let state, let action):
      "successor(of:taking:) returns another state when asked again about “\(action)” in "
        + "“\(describe(state))”: move every choice into the action"
    case .changeDiffers(let state, let action):
      "apply(_:to:) and successor(of:taking:) lead from “\(describe(state))” by “\(action)” to "
        + "different states: implement apply(_:to:) alone"
    case .stateChanged(let state):
      "a stored state has changed into “\(describe(state))”: make State a value type, and do not "
        + "change an object that a state refers to"
    case .lossyCode(let state, let decoded):
      "the code of “\(describe(state))” decodes to “\(describe(decoded))”: give each field enough "
        + "bits in code, and read every field in init(code:)"
    case .vacantCode(let state):
      "the code of “\(describe(state))” is the one that marks vacant places: leave one bit of the "
        + "code 0, or choose a wider code"
    case .equalStatesDiffer(let first, let second, let difference):
      "“\(describe(first))” and “\(describe(second))” are equal, but differ in \(difference): "
        + "compare every field in ==, and hash no others"
    case .conditionChanged(let condition, let trace):
      "the condition “\(condition)” has changed its value for the same step, after "
        + "\(trace.count) steps: a condition may depend only on the step"
    case .notReproduced(let trace):
      "a trace of \(trace?.count ?? 0) steps does not show what the search concluded: a function of "
        + "the machine or of the property depends on more than its arguments; look for unsorted "
        + "sets, random numbers, global variables and objects that change"
    case .impossibleBound(let bound):
      "a bounded existence has the bound \(bound): choose one from 0 to \(Observer.maxBound)"
    case .asymmetric(let fault): fault.words(describing: describe)
    case .irreducible(let fault): fault.words(describing: describe)
    }
  }
}
