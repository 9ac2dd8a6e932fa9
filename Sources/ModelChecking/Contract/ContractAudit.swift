/// For how many states a search audits the contract of its machine.
///
/// An audit asks for actions and successors twice, decodes codes, and compares equal states. What
/// breaks the contract is a ``ModelFault``.
public enum ContractAudit: Hashable, Sendable {
  /// Every state that is expanded.
  case everyState
  /// The first 1,024 states that are expanded, and one of 1,024 of the others, chosen by its number.
  ///
  /// A fault that shows in one of *k* states is missed with the probability
  /// ``missProbability(oneIn:of:)``.
  case sample
  /// No state. Counterexamples and witnesses are still followed again.
  case off

  /// Every state in a debug build of this library, a sample otherwise.
  public static var standard: ContractAudit {
    #if DEBUG
      everyState
    #else
      sample
    #endif
  }

  /// How many of the first states are in the sample.
  @usableFromInline static var firstStates: Int { 1024 }

  /// The first audited state with at least this number, in the order of expansion.
  @usableFromInline func next(from number: Int) -> Int {
    if self == .off { return .max }
    guard self == .sample, number >= Self.firstStates else { return number }
    let chosen = Self.chosen(inBlock: number >> 10)
    return chosen >= number ? chosen : Self.chosen(inBlock: (number >> 10) + 1)
  }

  /// The audited one of 1,024 states, which no regularity of the numbers should avoid.
  private static func chosen(inBlock block: Int) -> Int {
    block << 10 | Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: block).scrambled & 1023)
  }

  /// About how many states are audited in a search that expands this many.
  public func count(of states: Int) -> Int {
    if self == .off { return 0 }
    guard self == .sample, states > Self.firstStates else { return states }
    return Self.firstStates + (states - Self.firstStates) / 1024
  }

  /// The probability that the audit misses a fault that shows in one of so many states, if the
  /// states that show it are spread evenly.
  ///
  /// - Parameters:
  ///   - interval: The fault shows in one of this many states, at least 1.
  ///   - states: The number of states that the search expands.
  /// - Returns: A number from 0 to 1.
  /// - Complexity: O(states audited).
  public func missProbability(oneIn interval: Int, of states: Int) -> Double {
    if self == .off { return 1 }
    guard self == .sample, states > Self.firstStates else { return 0 }
    let escape = 1 - 1 / Double(max(1, interval))
    return (0..<count(of: states)).reduce(1.0) { chance, _ in chance * escape }
  }
}

extension StateMachine {
  /// More actions than this in one state are taken for an endless list.
  @inlinable var maxActionCount: Int { 1 << 20 }

  /// The actions enabled in a state, but hardly more than ``maxActionCount``.
  @inlinable func listedActions(in state: State) -> [Action] {
    Array(actions(in: state).prefix(maxActionCount + 1))
  }
}

/// Asks a machine again what it has said, and compares. It is compiled for each machine, because it
/// would slow down a fast search otherwise.
@usableFromInline struct ContractAuditor<Machine: StateMachine>: Sendable {
  @usableFromInline let machine: Machine
  @usableFromInline let encoding = Machine.Encoding()

  @inlinable init(_ machine: Machine) { self.machine = machine }

  /// The fault of the initial states.
  @usableFromInline func faultOfInitialStates() -> ModelFault<Machine>? {
    let states = machine.initialStates
    if states.isEmpty { return .noInitialState }
    let again = machine.initialStates
    if let changed = zip(states, again).first(where: { $0 != $1 })?.0 {
      return .notInitial(changed)
    }
    let longer = states.count > again.count ? states : again
    if let changed = longer.dropFirst(min(states.count, again.count)).first {
      return .notInitial(changed)
    }
    return states.lazy.compactMap(codeFault).first
  }

  /// The fault that a state shows.
  ///
  /// - Complexity: O(actions).
  @inlinable @inline(never) func fault(in state: Machine.State) -> ModelFault<Machine>? {
    let hash = state.hashValue
    let actions = machine.listedActions(in: state)
    if actions.count > machine.maxActionCount {
      return .tooManyActions(in: state, listed: actions.count)
    }
    if actions != machine.listedActions(in: state) { return .actionsChanged(in: state) }
    var listed: Set<Machine.Action> = []
    for action in actions {
      if !listed.insert(action).inserted { return .repeatedAction(action, in: state) }
      let target = machine.successor(of: state, taking: action)
      if let fault = codeFault(of: target) { return fault }
      var again = state
      machine.advance(&again, taking: action)
      if target != again {
        return machine.successor(of: state, taking: action) == target
          && machine is any InPlaceMachine
          ? .changeDiffers(of: state, taking: action)
          : .successorChanged(of: state, taking: action)
      }
      if target.hashValue != again.hashValue {
        return .equalStatesDiffer(target, again, in: "their hashes")
      }
    }
    return state.hashValue == hash ? nil : .stateChanged(state)
  }

  /// The fault of a state's code.
  @inlinable func codeFault(of state: Machine.State) -> ModelFault<Machine>? {
    let key = encoding.key(of: state)
    if Machine.Encoding.Format.isVacant(key) { return .vacantCode(of: state) }
    let decoded = encoding.state(of: key)
    return decoded == state ? nil : .lossyCode(of: state, decoded: decoded)
  }
}
