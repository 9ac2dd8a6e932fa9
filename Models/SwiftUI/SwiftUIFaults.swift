/// How the rules of the SwiftUI model can be wrong: about what is called in which window, about
/// where a window or the process ends, and about whether an end is announced.
extension SwiftUIState: QueueingState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<SwiftUIState>) -> [EffectFault<SwiftUIState>] {
    var faults: [EffectFault<SwiftUIState>] = []
    if let callback = rule.callback { faults.append(repeating(callback, to: rule.scene)) }
    if rule.kind == .event || rule.kind == .silent { faults += owedFaults + windowFaults }
    if rule.kind == .silent || rule.kind == .kill { faults.append(announcedTermination) }
    return faults + Process.allCases.map(ending) + SwiftUIWindow.Phase.allCases.map(ending)
      + ScenePhase.allCases.map(telling)
  }

  private static func repeating(
    _ callback: Callback, to window: Int?
  ) -> EffectFault<SwiftUIState> {
    fault("callback repeated") { state, _ in
      if let window {
        state.windows[window].owed.prepend(.call(callback))
      } else if callback.phaseOfApp == nil {
        state.owed.prepend(.call(callback))
      }
    }
  }

  private static var owedFaults: [EffectFault<SwiftUIState>] {
    orderFaults + [
      fault("willTerminate added") { state, source in
        if source.isQuiet { state.owed.prepend(.call(.willTerminate)) }
      }
    ]
      + [Callback.phaseSceneActive, .phaseSceneBackground, .viewOnAppear].map { callback in
        fault("\(callback.name) added") { state, source in
          if source.isQuiet, state.windows[0].isConnected {
            state.windows[0].owed.prepend(.call(callback))
          }
        }
      }
  }

  mutating func changeQueues(unlike other: SwiftUIState, _ change: ([Owed]) -> [Owed]) {
    owed.change(unlike: other.owed, change)
    last.change(unlike: other.last, change)
    for index in SwiftUIWindows.indices {
      windows[index].owed.change(unlike: other.windows[index].owed, change)
    }
  }

  private static var windowFaults: [EffectFault<SwiftUIState>] {
    [
      fault("forgets the session") { state, _ in state.windows[0].hasSession = false },
      fault("forgets the connection options") { state, _ in state.windows[0].options = .none },
    ]
  }

  private static var announcedTermination: EffectFault<SwiftUIState> {
    EffectFault(announcedTerminationFault) { source, target in
      guard source.process != .notRunning else { return target }
      var state = source
      state.process = .running
      state.windows.change { $0.owed = DeliveryQueue() }
      state.owed = DeliveryQueue()
      state.last = DeliveryQueue([.call(.willTerminate), .exit])
      return state
    }
  }

  private static func ending(_ process: Process) -> EffectFault<SwiftUIState> {
    fault("ends \(process)") { state, source in
      if state.process != source.process { state.process = process }
    }
  }

  private static func ending(_ phase: SwiftUIWindow.Phase) -> EffectFault<SwiftUIState> {
    fault("leaves its window \(phase.name)") { state, source in
      for index in SwiftUIWindows.indices
      where state.windows[index].phase != source.windows[index].phase {
        state.windows[index].phase = phase
      }
    }
  }

  private static func telling(_ phase: ScenePhase) -> EffectFault<SwiftUIState> {
    fault("tells the App that its phase is \(phase)") { state, source in
      if state.phaseOfApp != source.phaseOfApp { state.phaseOfApp = phase }
    }
  }
}
