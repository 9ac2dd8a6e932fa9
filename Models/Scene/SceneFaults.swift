/// How the rules of the scene model can be wrong: about what is owed to whom, about where a scene
/// or the process ends, and about whether an end is announced.
extension SceneState: QueueingState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<SceneState>) -> [EffectFault<SceneState>] {
    var faults: [EffectFault<SceneState>] = []
    if let callback = rule.callback { faults.append(repeating(callback, to: rule.scene)) }
    if rule.kind == .event || rule.kind == .silent { faults += owedFaults + sessionFaults }
    if rule.kind == .silent || rule.kind == .kill { faults.append(announcedTermination) }
    return faults + Process.allCases.map(ending) + SceneSlot.Activation.allCases.map(ending)
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
    orderFaults + [
      fault("willTerminate added") { state, source in
        if source.isQuiet { state.owed.prepend(.call(.willTerminate)) }
      }
    ]
      + [Callback.sceneDidBecomeActive, .sceneDidEnterBackground, .sceneDidDisconnect].map {
        callback in
        fault("\(callback.name) added") { state, source in
          if source.isQuiet { state.scenes[0].owed.prepend(.call(callback)) }
        }
      }
  }

  mutating func changeQueues(unlike other: SceneState, _ change: ([Owed]) -> [Owed]) {
    owed.change(unlike: other.owed, change)
    last.change(unlike: other.last, change)
    for index in SceneSlots.indices {
      scenes[index].owed.change(unlike: other.scenes[index].owed, change)
    }
  }

  private static var sessionFaults: [EffectFault<SceneState>] {
    [
      fault("forgets the session") { state, _ in state.scenes[0].hasSession = false },
      fault("forgets the connection options") { state, _ in state.scenes[0].options = .none },
      fault("forgets to tell of the discard") { state, source in
        state.hasPendingDiscard = source.hasPendingDiscard
      },
    ]
  }

  private static var announcedTermination: EffectFault<SceneState> {
    EffectFault(announcedTerminationFault) { source, target in
      guard source.process != .notRunning else { return target }
      var state = source
      state.process = .running
      state.scenes.change { $0.owed = DeliveryQueue() }
      state.owed = DeliveryQueue()
      state.last = DeliveryQueue([.call(.willTerminate), .exit])
      return state
    }
  }

  private static func ending(_ process: Process) -> EffectFault<SceneState> {
    fault("ends \(process)") { state, source in
      if state.process != source.process { state.process = process }
    }
  }

  private static func ending(_ activation: SceneSlot.Activation) -> EffectFault<SceneState> {
    fault("leaves its scene \(activation.name)") { state, source in
      for index in SceneSlots.indices
      where state.scenes[index].activation != source.scenes[index].activation {
        state.scenes[index].activation = activation
      }
    }
  }
}
