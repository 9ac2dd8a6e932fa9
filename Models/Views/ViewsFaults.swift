/// How the rules about view controllers can be wrong: about what is owed to whom and in which order,
/// and about what is over the first view.
extension ViewsState: QueueingState {
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
    orderFaults + [
      fault("viewWillAppear added") { state, source in
        if source.isQuiet { state.owed.prepend(.call(.viewWillAppear)) }
      },
      fault("viewWillDisappear added") { state, source in
        if source.isQuiet { state.owed.append([.call(.viewWillDisappear)]) }
      },
    ]
  }

  mutating func changeQueues(unlike other: ViewsState, _ change: ([Owed]) -> [Owed]) {
    owed.change(unlike: other.owed, change)
    posted.change(unlike: other.posted, change)
    for number in 0...1 { self[number].owed.change(unlike: other[number].owed, change) }
  }
}
