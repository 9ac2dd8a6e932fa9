/// Why actions are not as independent as a machine declares.
///
/// Actions are given in words.
public enum ReductionFault<State: Hashable & Sendable>: Hashable, Sendable {
  /// An action is enabled that is not among all actions.
  case undeclaredAction(String, in: State)
  /// An action is enabled although one of its needs does not hold.
  case falseNeed(of: String, in: State)
  /// An action makes a need of another one true, or that of a property, and does not write its parts.
  case changedNeed(of: String, by: String, in: State)
  /// After the second action the first is enabled, and was not before; it does not read what changes.
  case enabling(String, by: String, in: State)
  /// After the second action the first is no longer enabled, although they do not interfere.
  case disabling(String, by: String, in: State)
  /// Two actions that do not interfere lead to different states in different orders.
  case differentOrders(String, String, in: State)
  /// An action changes what a property says, and writes none of the parts that the property sees.
  case unseen(property: String, by: String, in: State)
  /// A state breaks a property, although one of the property's needs does not hold in it.
  case falsePropertyNeed(String, in: State)
}

extension ReductionFault {
  /// The same fault with other states.
  func map<Other: Hashable & Sendable>(_ transform: (State) -> Other) -> ReductionFault<Other> {
    switch self {
    case .undeclaredAction(let action, let state):
      .undeclaredAction(action, in: transform(state))
    case .falseNeed(let action, let state): .falseNeed(of: action, in: transform(state))
    case .changedNeed(let owner, let action, let state):
      .changedNeed(of: owner, by: action, in: transform(state))
    case .enabling(let action, let other, let state):
      .enabling(action, by: other, in: transform(state))
    case .disabling(let action, let other, let state):
      .disabling(action, by: other, in: transform(state))
    case .differentOrders(let action, let other, let state):
      .differentOrders(action, other, in: transform(state))
    case .unseen(let property, let action, let state):
      .unseen(property: property, by: action, in: transform(state))
    case .falsePropertyNeed(let property, let state):
      .falsePropertyNeed(property, in: transform(state))
    }
  }

  /// The fault in words: what is wrong, where, and what to write instead.
  func words(describing describe: (State) -> String) -> String {
    switch self {
    case .undeclaredAction(let action, let state):
      "“\(action)” is enabled in “\(describe(state))”, but is not in allActions: list every action"
    case .falseNeed(let action, let state):
      "“\(action)” is enabled in “\(describe(state))”, although one of its needs does not hold "
        + "there: list only conditions without which it is not enabled"
    case .changedNeed(let owner, let action, let state):
      "in “\(describe(state))”, “\(action)” makes a need of \(owner) true, but writes none of its "
        + "parts: add what it changes to its writes, or the parts on which the need depends"
    case .enabling(let action, let other, let state):
      "in “\(describe(state))”, “\(other)” enables “\(action)”, but writes nothing that it reads: "
        + "add what is missing to their footprints"
    case .disabling(let action, let other, let state):
      "in “\(describe(state))”, “\(other)” disables “\(action)”, but neither writes what the other "
        + "reads: add what is missing to their footprints"
    case .differentOrders(let action, let other, let state):
      "from “\(describe(state))”, “\(action)” and “\(other)” lead to another state in the other "
        + "order, but neither writes what the other reads: add what is missing to their footprints"
    case .unseen(let property, let action, let state):
      "in “\(describe(state))”, “\(action)” changes what the property \(property) says, but writes "
        + "none of the parts that it sees: add them to what it sees"
    case .falsePropertyNeed(let property, let state):
      "“\(describe(state))” decides the property \(property), although one of its needs does not "
        + "hold there: list only conditions that hold in every such state"
    }
  }
}
