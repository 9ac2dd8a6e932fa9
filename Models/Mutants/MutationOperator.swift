/// A systematic way to break one rule of a model.
public enum MutationOperator: Hashable, Sendable {
  /// The rule takes effect, but the delegate is not called.
  case callbackDropped
  /// The callback is owed once more after it was delivered.
  case callbackRepeated
  /// One of the conditions, by position, no longer guards the rule.
  case conditionDropped(Int)
  /// The rule happens without effect.
  case effectDropped
  /// Of what the rule makes owed, the first item is forgotten.
  case firstOwedDropped
  /// Of what the rule makes owed, the last item is forgotten.
  case lastOwedDropped
  /// What the rule makes owed comes in the reverse order.
  case owedReversed
  /// The rule makes one more callback owed, before all others.
  case owedAdded(Callback)
  /// The rule ends in another execution state.
  case executionChanged(ExecutionState)
  /// Instead of its effect, the rule resumes the process to announce its termination.
  case terminationAnnounced

  /// The callbacks that ``owedAdded(_:)`` adds: one for each way to be wrong about the life cycle.
  static let addedCallbacks: [Callback] = [.willTerminate, .didBecomeActive, .didEnterBackground]
}

extension MutationOperator {
  /// What is broken, in words.
  public func description<State>(of rule: Rule<State>) -> String {
    switch self {
    case .callbackDropped: "callback dropped"
    case .callbackRepeated: "callback repeated"
    case .conditionDropped(let index): "condition dropped: \(rule.conditions[index].name)"
    case .effectDropped: "effect dropped"
    case .firstOwedDropped: "first callback not owed"
    case .lastOwedDropped: "last callback not owed"
    case .owedReversed: "callbacks in reverse order"
    case .owedAdded(let callback): "\(callback.name) added"
    case .executionChanged(let execution): "ends \(execution.name)"
    case .terminationAnnounced: "resumes the process to announce its termination"
    }
  }

  /// Every operator that may change this rule; some change nothing that can be reached.
  static func all<State>(for rule: Rule<State>) -> [MutationOperator] {
    var operators = rule.conditions.indices.map(conditionDropped)
    if rule.kind == .delivery { operators += [.callbackDropped, .callbackRepeated] }
    if rule.kind == .event || rule.kind == .silent {
      operators += [.effectDropped, .firstOwedDropped, .lastOwedDropped, .owedReversed]
      operators += addedCallbacks.map(owedAdded)
    }
    if rule.kind == .silent || rule.kind == .kill { operators.append(.terminationAnnounced) }
    return operators + ExecutionState.allCases.map(executionChanged)
  }

  /// The broken rule.
  func applied<State>(to rule: Rule<State>) -> Rule<State> {
    switch self {
    case .callbackDropped: return rule.with(callback: .some(nil))
    case .conditionDropped(let index):
      var conditions = rule.conditions
      conditions.remove(at: index)
      return rule.with(conditions: conditions)
    default:
      let effect = rule.effect
      return rule.with { [self, callback = rule.callback] state in
        let source = state
        if self != .effectDropped { effect(&state) }
        change(&state, from: source, delivering: callback)
      }
    }
  }

  private func change<State: LifecycleState>(
    _ state: inout State, from source: State, delivering callback: Callback?
  ) {
    switch self {
    case .callbackDropped, .conditionDropped, .effectDropped: break
    case .callbackRepeated: if let callback { state.owed.prepend(.callOnly(callback)) }
    case .executionChanged(let execution):
      if state.execution != source.execution { state.execution = execution }
    case .terminationAnnounced:
      guard source.execution.hasProcess else { return }
      state = source
      state.execution = .background
      state.owed = DeliveryQueue([.call(.willTerminate), .exit])
    case .firstOwedDropped, .lastOwedDropped, .owedReversed, .owedAdded:
      if state.owed != source.owed || source.owed.isEmpty { changeOwed(&state.owed) }
    }
  }

  private func changeOwed(_ owed: inout DeliveryQueue) {
    var items = owed.items
    switch self {
    case .firstOwedDropped: items = Array(items.dropFirst())
    case .lastOwedDropped: items = items.dropLast()
    case .owedReversed: items.reverse()
    case .owedAdded(let callback): items.insert(.call(callback), at: 0)
    default: break
    }
    owed = DeliveryQueue(items)
  }
}

extension Rule {
  fileprivate func with(
    callback: Callback?? = nil, conditions: [Condition<State>]? = nil,
    effect: (@Sendable (inout State) -> Void)? = nil
  ) -> Rule {
    Rule(
      name, by: initiator, kind: kind, when: conditions ?? self.conditions,
      delivers: callback ?? self.callback, citing: citations, effect: effect ?? self.effect)
  }
}
