/// How the rules about view controllers can be wrong: about what is owed to whom and in which order,
/// and about what is over the first view.
extension ViewsState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<Self>) -> [EffectFault<Self>] {
    owedFaults + repetitions(of: rule)
      + Top.allCases.map { top in fault("top becomes \(top.name)") { state, _ in state.top = top } }
      + App.allCases.map { app in fault("app becomes \(app)") { state, _ in state.app = app } }
  }

  private static func repetitions(of rule: Rule<Self>) -> [EffectFault<Self>] {
    guard let callback = rule.callback else { return [] }
    let isOfSecond = rule.component == .viewController(1)
    return [
      fault("callback repeated") { state, _ in
        state.owed.prepend(isOfSecond ? .second(callback) : .call(callback))
      }
    ]
  }

  private static var owedFaults: [EffectFault<Self>] {
    [
      owing("first callback not owed") { Array($0.dropFirst()) },
      owing("last callback not owed") { $0.dropLast() },
      owing("callbacks in reverse order") { $0.reversed() },
      fault("viewWillAppear added") { state, source in
        if source.isQuiet { state.owed.prepend(.call(.viewWillAppear)) }
      },
      fault("viewWillDisappear added") { state, source in
        if source.isQuiet { state.owed.append([.call(.viewWillDisappear)]) }
      },
    ]
  }

  /// Changes each queue to which something was added.
  private static func owing(
    _ name: String, _ change: @escaping @Sendable ([Owed]) -> [Owed]
  ) -> EffectFault<Self> {
    fault(name) { state, source in
      if state.owed != source.owed { state.owed = DeliveryQueue(change(state.owed.items)) }
      if state.posted != source.posted { state.posted = DeliveryQueue(change(state.posted.items)) }
      for number in 0...1 where state[number].owed != source[number].owed {
        state[number].owed = DeliveryQueue(change(state[number].owed.items))
      }
    }
  }

  private static func fault(
    _ name: String, _ change: @escaping @Sendable (inout Self, Self) -> Void
  ) -> EffectFault<Self> {
    EffectFault(name) { source, target in
      var state = target
      change(&state, source)
      return state
    }
  }
}
