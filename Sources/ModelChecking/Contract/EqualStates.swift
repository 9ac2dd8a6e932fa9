/// Two states that are equal and were made in different ways.
///
/// A search takes the second for the first, and never looks at what it leads to. That is right only
/// if nothing tells them apart.
@usableFromInline struct EqualStates<Machine: StateMachine>: Sendable {
  /// The state that is stored.
  let known: Machine.State
  /// The one that was taken for it.
  let arrived: Machine.State

  @usableFromInline init(known: Machine.State, arrived: Machine.State) {
    self.known = known
    self.arrived = arrived
  }

  /// How many pairs a search keeps to compare properties on them.
  @usableFromInline static var maxKeptPairs: Int { 64 }

  /// How far two states are followed that have the same successors so far.
  private static var followedSteps: Int { 256 }

  /// Whether both have the same bytes, so that nothing can tell them apart.
  var areIdentical: Bool {
    withUnsafeBytes(of: known) { first in
      withUnsafeBytes(of: arrived) { second in first.elementsEqual(second) }
    }
  }

  /// Whether the two differ in something that `==` does not compare, as far as reflection shows it.
  var haveHiddenDifference: Bool { !Self.looksEqual(known, arrived, depth: 0) }

  /// What the machine does differently from the two states.
  ///
  /// If they differ in something hidden, they are followed for some hundreds of steps, because what
  /// is hidden may count up to something.
  func fault(in machine: Machine) -> ModelFault<Machine>? {
    var pair = self
    var generator = SeededGenerator(seed: 0)
    for _ in 0..<(haveHiddenDifference ? Self.followedSteps : 1) {
      if let fault = pair.faultOfNextStep(in: machine) { return fault }
      let actions = machine.listedActions(in: pair.known)
      if actions.isEmpty { return nil }
      let action = actions[generator.next(below: actions.count)]
      pair = EqualStates(
        known: machine.successor(of: pair.known, taking: action),
        arrived: machine.successor(of: pair.arrived, taking: action))
    }
    return nil
  }

  private func faultOfNextStep(in machine: Machine) -> ModelFault<Machine>? {
    let actions = machine.listedActions(in: known)
    let others = machine.listedActions(in: arrived)
    if actions != others {
      return Set(actions) == Set(others)
        ? .actionsChanged(in: arrived)
        : .equalStatesDiffer(known, arrived, in: "the actions that are enabled")
    }
    for action in actions
    where machine.successor(of: known, taking: action)
      != machine.successor(of: arrived, taking: action)
    {
      return .equalStatesDiffer(known, arrived, in: "the successor by “\(action)”")
    }
    return nil
  }

  /// A condition of a property that tells the two apart.
  func fault(in conditions: [StatePredicate<Machine>]) -> ModelFault<Machine>? {
    conditions.first { $0.holds(in: known) != $0.holds(in: arrived) }
      .map { .equalStatesDiffer(known, arrived, in: "the condition “\($0.name)”") }
  }

  private static var maxDepth: Int { 16 }

  private static func looksEqual(_ left: Any, _ right: Any, depth: Int) -> Bool {
    let (first, second) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard first.subjectType == second.subjectType else { return false }
    // The members of sets and dictionaries have no order.
    if first.displayStyle == .set || first.displayStyle == .dictionary || first.children.isEmpty
      || depth == maxDepth
    {
      guard let value = left as? any Hashable else { return true }
      return AnyHashable(value) == (right as? any Hashable).map { AnyHashable($0) }
    }
    return first.children.count == second.children.count
      && zip(first.children, second.children).allSatisfy {
        $0.label == $1.label && looksEqual($0.value, $1.value, depth: depth + 1)
      }
  }
}

extension Array {
  /// The fault of two equal states that a property tells apart.
  func fault<Machine>(in property: Property<Machine>) -> ModelFault<Machine>?
  where Element == EqualStates<Machine> {
    guard !isEmpty else { return nil }
    let conditions = PropertyConditions(property).states
    return lazy.compactMap { $0.fault(in: conditions) }.first
  }
}
