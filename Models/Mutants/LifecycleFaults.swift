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
