/// A machine some of whose components are interchangeable, such as the apps of a device.
///
/// If components are exchanged in a state and in an action, the successor must be the old one with
/// the same components exchanged. Initial states with exchanged components must be initial. The
/// states that become one another by exchanges form an *orbit*.
public protocol SymmetricMachine: StateMachine {
  /// The representative of a state's orbit: a member of the orbit, and the same for all members.
  ///
  /// The usual way is to sort the components. A function that returns different members of one orbit
  /// is still sound, but the orbit is explored more than once.
  func representative(of state: State) -> State
}

/// The orbits of a symmetric machine as a machine: its states are their representatives.
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
