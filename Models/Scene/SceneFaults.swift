/// How the rules of the scene model can be wrong: about what is owed to whom, about where a scene
/// or the process ends, and about whether an end is announced.
extension SceneState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<SceneState>) -> [EffectFault<SceneState>] {
    var faults: [EffectFault<SceneState>] = []
    if let callback = rule.callback { faults.append(repeating(callback, to: rule.scene)) }
    if rule.kind == .event || rule.kind == .silent {
      faults += owedFaults + sessionFaults + [untoldDiscard]
    }
    if rule.kind == .silent || rule.kind == .kill { faults.append(announcedTermination) }
    return faults + endings(in: SceneSlot.Activation.allCases) { "scene \($0.name)" }
  }

  private static func repeating(
    _ callback: Callback, to scene: Int?
  ) -> EffectFault<SceneState> {
    fault("callback repeated") { state, _ in
      if let scene {
        state.scenes[scene].owed.prepend(.callOnly(callback))
      } else {
        state.owed.prepend(.callOnly(callback))
      }
    }
  }

  private static var owedFaults: [EffectFault<SceneState>] {
    orderFaults + [willTerminateAdded]
      + [Callback.sceneDidBecomeActive, .sceneDidEnterBackground, .sceneDidDisconnect].map {
        callback in
        fault("\(callback.name) added") { state, source in
          if source.isQuiet { state.scenes[0].owed.prepend(.call(callback)) }
        }
      }
  }

  private static var untoldDiscard: EffectFault<SceneState> {
    fault("forgets to tell of the discard") { state, source in
      state.hasPendingDiscard = source.hasPendingDiscard
    }
  }
}
