import ModelChecking

/// Another way to write the states of a machine, so that one machine is searched in many encodings.
protocol Spelling: Hashable, Sendable {
  /// The states as the machine has them.
  associatedtype Base: Hashable & Sendable
  associatedtype Encoding: StateEncoding = PlainEncoding<Self> where Encoding.State == Self

  init(_ base: Base)
  var base: Base { get }
}

/// A machine whose states are written otherwise.
struct Respelled<Machine: StateMachine, State: Spelling>: StateMachine
where State.Base == Machine.State {
  typealias Encoding = State.Encoding

  let machine: Machine

  /// Writes the states of a machine in a spelling.
  init(_ machine: Machine, as spelling: State.Type) { self.machine = machine }

  var initialStates: [State] { machine.initialStates.map(State.init) }

  func actions(in state: State) -> Machine.Actions { machine.actions(in: state.base) }

  func successor(of state: State, taking action: Machine.Action) -> State {
    State(machine.successor(of: state.base, taking: action))
  }
}
