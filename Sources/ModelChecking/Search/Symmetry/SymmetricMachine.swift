/// A machine some of whose components are interchangeable, such as the apps of a device.
///
/// If components are exchanged in a state and in an action, the successor must be the old one with
/// the same components exchanged. Initial states with exchanged components must be initial. The
/// states that become one another by exchanges form an *orbit*.
///
/// ```swift
/// struct Lamps: SymmetricMachine {
///   let initialStates = [[0, 0, 0]]
///   func actions(in state: [Int]) -> [Int] { state.indices.filter { state[$0] == 0 } }
///   func successor(of state: [Int], taking lamp: Int) -> [Int] {
///     var next = state
///     next[lamp] = 1
///     return next
///   }
///   var exchanges: [ComponentExchange<Lamps>] {
///     ComponentExchange.neighbours(of: 3, named: "lamps") { lamp, places in places(lamp) }
///   }
/// }
/// ```
///
/// A search of the ``orbits`` audits all of this.
public protocol SymmetricMachine: StateMachine {
  /// The exchanges of components that generate all others.
  var exchanges: [ComponentExchange<Self>] { get }

  /// The representative of a state's orbit: a member of the orbit, and the same for all members.
  ///
  /// By default it is the sorted state where states are arrays, and the smallest member of the
  /// orbit where states can be compared; the latter makes every member. A function that is written
  /// by hand usually sorts the components.
  func representative(of state: State) -> State
}

extension SymmetricMachine
where
  State: MutableCollection & RandomAccessCollection,
  State.Element: Comparable
{
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func representative(of state: State) -> State {
    var sorted = state
    sorted.sort()
    return sorted
  }
}

extension SymmetricMachine where State: Comparable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func representative(of state: State) -> State { smallestMember(ofOrbitOf: state) { $0 } }
}

extension SymmetricMachine {
  /// The member of a state's orbit with the smallest key.
  ///
  /// - Parameters:
  ///   - state: A member of the orbit.
  ///   - key: The value to compare. Different members must have different keys.
  /// - Returns: The smallest member; some member if the orbit has more than a million.
  /// - Complexity: O(members of the orbit × exchanges).
  public func smallestMember<Key: Comparable>(
    ofOrbitOf state: State, by key: (State) -> Key
  ) -> State {
    let exchanges = exchanges
    var members: Set = [state]
    var unexpanded = [state]
    var (smallest, smallestKey) = (state, key(state))
    while let member = unexpanded.popLast(), members.count < 1 << 20 {
      for exchange in exchanges {
        let next = exchange.states(member)
        guard members.insert(next).inserted else { continue }
        unexpanded.append(next)
        let nextKey = key(next)
        if nextKey < smallestKey { (smallest, smallestKey) = (next, nextKey) }
      }
    }
    return smallest
  }
}
