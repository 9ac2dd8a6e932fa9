extension Property {
  /// The shortest prefix of a trace that breaks this property, or nil if none does.
  ///
  /// Claims that no single trace can break (reachable, always possible) are passed over.
  func violatingPrefix(of trace: Trace<Machine>, in machine: Machine) -> Trace<Machine>? {
    var claims = WatchedClaims([self])
    var numbers = ActionNumbers<Machine.Action>()
    let observer = JointObserver(claims.observers, memory: 0)
    var configuration = observer.initial
    if claims.firstBroken(by: trace.initialState) != nil { return trace.prefix(0) }
    for (index, step) in trace.steps.enumerated() {
      let (broken, letter) = claims.read(step, action: numbers.number(of: step.action))
      configuration = observer.configuration(after: configuration, reading: letter)
      if broken != nil || observer.firstViolated(in: configuration) != nil
        || claims.firstBroken(by: step.target) != nil
      {
        return trace.prefix(index + 1)
      }
    }
    let end = trace.finalState
    guard machine.isTerminal(end) else { return nil }
    let isBroken =
      claims.firstBroken(byEndIn: end) != nil || observer.firstPending(in: configuration) != nil
    return isBroken ? trace : nil
  }
}
