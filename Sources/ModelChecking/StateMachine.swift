/// A transition system with finite branching, to be explored, walked and replayed.
///
/// A machine is a pure value. What it requires must be deterministic: equal arguments give equal
/// results in equal order, so that a seed or a saved trace names one run. All choice is in the
/// action.
///
/// ```swift
/// struct Counter: StateMachine {
///   let initialStates = [0]
///   func actions(in state: Int) -> [String] { state < 2 ? ["increment"] : [] }
///   func successor(of state: Int, taking action: String) -> Int { state + 1 }
/// }
/// ```
///
/// A machine with millions of states is searched several times as fast if its states fit a few
/// machine words: by themselves (``CompactMachine``), or by a code of your own (``PackedState``,
/// ``PackedEncoding``). It is faster still if ``actions(in:)`` returns a sequence that makes actions
/// one by one instead of an array. Neither changes any result.
public protocol StateMachine: Sendable {
  /// One configuration of the system.
  associatedtype State: Hashable & Sendable

  /// What can happen; it is *enabled* in the states where ``actions(in:)`` lists it.
  associatedtype Action: Hashable & Sendable

  /// The type that lists actions: an array or, for speed, a sequence that makes them one by one.
  associatedtype Actions: Sequence = [Action] where Actions.Element == Action

  /// How a search stores states: unchanged, unless the machine chooses another encoding.
  associatedtype Encoding: StateEncoding = PlainEncoding<State> where Encoding.State == State

  /// The states in which traces begin, without repetition.
  var initialStates: [State] { get }

  /// The actions enabled in a state, without repetition; none makes the state terminal.
  func actions(in state: State) -> Actions

  /// Lists the actions of several states at a time, if the machine is faster at that.
  ///
  /// A search that stores its transitions calls it with the states that it expands next. What is listed
  /// must be what ``actions(in:)`` lists for each of them, in the same order.
  ///
  /// - Parameters:
  ///   - states: The states, at most 64.
  ///   - lists: A list for each of them, empty at first, and perhaps more.
  /// - Returns: Whether the actions were listed; false, the default, means that the search has to ask
  ///   for each state.
  func listActions(ofEach states: ArraySlice<State>, in lists: inout [[Action]]) -> Bool

  /// The state that an enabled action leads to.
  ///
  /// The result is unspecified where `action` is not enabled in `state`.
  func successor(of state: State, taking action: Action) -> State

  /// Turns a state into the one that an enabled action leads to.
  ///
  /// A search calls it instead of ``successor(of:taking:)`` where it need not keep the state. Do not
  /// implement it; make the machine an ``InPlaceMachine``.
  func advance(_ state: inout State, taking action: Action)

  /// How unusual an action is compared with others; 0 unless the machine says otherwise.
  ///
  /// Of the shortest traces that answer a question, a ``StateGraph`` shows one with the least total
  /// cost, so that its reader recognises what happens. Costs change no length and no verdict.
  ///
  /// - Returns: A small number, not negative, that is the same for equal actions.
  func cost(of action: Action) -> Int

  /// How unusual it is to begin in an initial state, as a part of the cost of each trace from it; 0
  /// unless the machine says otherwise.
  func cost(ofBeginningIn state: State) -> Int
}

extension StateMachine {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable @inline(__always) public func listActions(
    ofEach states: ArraySlice<State>, in lists: inout [[Action]]
  ) -> Bool { false }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable @inline(__always) public func advance(_ state: inout State, taking action: Action) {
    state = successor(of: state, taking: action)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func cost(of action: Action) -> Int { 0 }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func cost(ofBeginningIn state: State) -> Int { 0 }

  /// Whether no action is enabled in a state.
  @inlinable public func isTerminal(_ state: State) -> Bool {
    for _ in actions(in: state) { return false }
    return true
  }
}
