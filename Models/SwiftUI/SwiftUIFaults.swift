/// How the rules of the SwiftUI model can be wrong: about what is called in which window, about
/// where a window or the process ends, and about whether an end is announced.
extension SwiftUIState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<SwiftUIState>) -> [EffectFault<SwiftUIState>] {
    var faults: [EffectFault<SwiftUIState>] = []
    if let callback = rule.callback { faults.append(repeating(callback, to: rule.scene)) }
    if rule.kind == .event || rule.kind == .silent { faults += owedFaults + sessionFaults }
    if rule.kind == .silent || rule.kind == .kill { faults.append(announcedTermination) }
    return faults
      + endings(in: SceneSlot.Activation.allCases.filter { $0 != .unattached }) { "window \($0)" }
      + ScenePhase.allCases.map(telling)
  }

  private static func repeating(
    _ callback: Callback, to window: Int?
  ) -> EffectFault<SwiftUIState> {
    fault("callback repeated") { state, _ in
      if let window {
        state.scenes[window].owed.prepend(.call(callback))
      } else if callback.phaseOfApp == nil {
        state.owed.prepend(.call(callback))
      }
    }
  }

  private static var owedFaults: [EffectFault<SwiftUIState>] {
    orderFaults + [willTerminateAdded]
      + [Callback.phaseSceneActive, .phaseSceneBackground, .viewOnAppear].map { callback in
        fault("\(callback.name) added") { state, source in
          if source.isQuiet, state.scenes[0].isConnected {
            state.scenes[0].owed.prepend(.call(callback))
          }
        }
      }
  }

  private static func telling(_ phase: ScenePhase) -> EffectFault<SwiftUIState> {
    fault("tells the App that its phase is \(phase)") { state, source in
      if state.phaseOfApp != source.phaseOfApp { state.phaseOfApp = phase }
    }
  }
}
