import ModelChecking

/// A model with one rule broken on purpose.
public struct Mutant<State: ModelState>: Sendable {
  /// The position of the broken rule.
  public let rule: Int
  /// How it is broken.
  public let operation: MutationOperator
  /// The name of the broken rule.
  public let ruleName: String
  /// What is broken in it, in words.
  public let fault: String
  /// The machine that is broken.
  let original: RuleMachine<State>
  /// The broken rule.
  let broken: Rule<State>

  /// The machine with the broken rule, created anew on each call.
  public var machine: RuleMachine<State> {
    var rules = original.rules
    rules[rule] = broken
    return RuleMachine(initialStates: original.initialStates, rules: rules)
  }

  /// The broken rule and what is broken in it, in words.
  public var name: String { "\(ruleName): \(fault)" }
}

extension RuleMachine {
  /// Every mutant of this machine, in the order of its rules.
  public var mutants: [Mutant<State>] {
    rules.enumerated().flatMap { index, rule in
      rule.brokenVariants.map { variant in
        Mutant(
          rule: index, operation: variant.operation, ruleName: rule.name,
          fault: variant.operation.description(of: rule), original: self, broken: variant.rule)
      }
    }
  }
}

/// A systematic way to break one rule of a model.
public enum MutationOperator: Hashable, Sendable {
  /// The rule takes effect, but nothing is delivered.
  case callbackDropped
  /// One of the conditions, by position, no longer guards the rule.
  case conditionDropped(Int)
  /// The rule happens without effect.
  case effectDropped
  /// The rule has another effect; what is wrong with it, in words.
  case fault(String)
}

extension MutationOperator {
  /// What is broken, in words.
  public func description<State>(of rule: Rule<State>) -> String {
    switch self {
    case .callbackDropped: "callback dropped"
    case .conditionDropped(let index): "condition dropped: \(rule.conditions[index].name)"
    case .effectDropped: "effect dropped"
    case .fault(let name): name
    }
  }
}

extension Rule {
  /// Every broken variant of this rule; some of them change nothing that can be reached.
  var brokenVariants: [(operation: MutationOperator, rule: Rule)] {
    var variants: [(operation: MutationOperator, rule: Rule)] = []
    for index in conditions.indices where !conditions[index].isScope {
      var rest = conditions
      rest.remove(at: index)
      variants.append((.conditionDropped(index), with(conditions: rest)))
    }
    if callback != nil { variants.append((.callbackDropped, with(callback: .some(nil)))) }
    if kind != .kill { variants.append((.effectDropped, with { _ in })) }
    for fault in State.faults(of: self) {
      let broken = with { [effect] state in
        let source = state
        effect(&state)
        state = fault.target(source, state)
      }
      variants.append((.fault(fault.name), broken))
    }
    return variants
  }

  private func with(
    callback: Callback?? = nil, conditions: [Condition<State>]? = nil,
    effect: (@Sendable (inout State) -> Void)? = nil
  ) -> Rule {
    var rule = self
    rule.conditions = conditions ?? self.conditions
    rule.callback = callback ?? self.callback
    rule.effect = effect ?? self.effect
    return rule
  }
}

/// The ways in which a rule of a life cycle can be wrong: it owes other callbacks, it ends in
/// another state, or it announces the end of the process.
extension LifecycleState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<Self>) -> [EffectFault<Self>] {
    var faults: [EffectFault<Self>] = []
    if let callback = rule.callback { faults.append(repeating(callback)) }
    if rule.kind == .event || rule.kind == .silent { faults += owedFaults }
    if rule.kind == .silent || rule.kind == .kill { faults.append(announcedTermination) }
    return faults + ExecutionState.allCases.map(ending)
  }

  private static func repeating(_ callback: Callback) -> EffectFault<Self> {
    EffectFault("callback repeated") { _, target in
      var state = target
      state.owed.prepend(.callOnly(callback))
      return state
    }
  }

  private static var owedFaults: [EffectFault<Self>] {
    [
      owing("first callback not owed") { Array($0.dropFirst()) },
      owing("last callback not owed") { $0.dropLast() },
      owing("callbacks in reverse order") { $0.reversed() },
    ]
      + [Callback.willTerminate, .didBecomeActive, .didEnterBackground].map { callback in
        owing("\(callback.name) added") { [.call(callback)] + $0 }
      }
  }

  private static func owing(
    _ name: String, _ change: @escaping @Sendable ([Owed]) -> [Owed]
  ) -> EffectFault<Self> {
    EffectFault(name) { source, target in
      guard target.owed != source.owed || source.isQuiet else { return target }
      var state = target
      state.owed = DeliveryQueue(change(target.owed.items))
      return state
    }
  }

  private static var announcedTermination: EffectFault<Self> {
    EffectFault(announcedTerminationFault) { source, target in
      guard source.execution.hasProcess else { return target }
      var state = source
      state.execution = .background
      state.owed = DeliveryQueue([.call(.willTerminate), .exit])
      return state
    }
  }

  private static func ending(_ execution: ExecutionState) -> EffectFault<Self> {
    EffectFault("ends \(execution.name)") { source, target in
      guard target.execution != source.execution else { return target }
      var state = target
      state.execution = execution
      return state
    }
  }
}

/// The fault that the headline property guards against: resuming a suspended process to announce
/// its termination.
public let announcedTerminationFault = "resumes the process to announce its termination"
