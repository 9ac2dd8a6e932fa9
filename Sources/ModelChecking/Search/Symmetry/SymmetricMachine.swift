/// A machine some of whose components are interchangeable, such as the apps of a device.
///
/// To exchange components in a state and to take the exchanged action must give the exchanged
/// successor, and initial states must be initial when their components are exchanged. The states
/// that exchanges make of one another are its *orbit*.
public protocol SymmetricMachine: StateMachine {
  /// The state that stands for the orbit of a state: a member of it, and the same for all members.
  ///
  /// Sorting the components is the usual way. A function that does not give all members the same
  /// state is still sound, but explores an orbit more than once.
  func representative(of state: State) -> State
}

/// The orbits of a symmetric machine as a machine: one state stands for each.
public struct OrbitMachine<Base: SymmetricMachine>: StateMachine {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public typealias Encoding = Base.Encoding

  /// The machine whose orbits these are.
  public let base: Base

  /// Creates the machine of the orbits of another.
  public init(_ base: Base) { self.base = base }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var initialStates: [Base.State] {
    var known: Set<Base.State> = []
    return base.initialStates.map(base.representative(of:)).filter { known.insert($0).inserted }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func actions(in state: Base.State) -> Base.Actions { base.actions(in: state) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func successor(of state: Base.State, taking action: Base.Action) -> Base.State {
    base.representative(of: base.successor(of: state, taking: action))
  }
}
