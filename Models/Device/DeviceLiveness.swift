import ModelChecking

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DeviceModel {
  public var statePredicates: [TemporalPredicate<RuleMachine<DeviceState>>] {
    let whole: [TemporalPredicate<RuleMachine<DeviceState>>] = [
      .state("someInFront") { state in
        state.components.indices.contains { state[$0].phase.isInFront }
      },
      .state("memoryFull") { $0.freePages == 0 },
    ]
    return whole + (0..<apps).flatMap(predicates)
  }

  public var fairRules: [FairRules<DeviceState>] {
    [.deliveries]
      + (0..<apps).map { app in
        FairRules(
          "activation.\(app + 1)", .weak,
          because: "an app that comes to the foreground is activated", citing: [17, 28]
        ) { $0.callback == .didBecomeActive && $0.app == app }
      }
  }

  public var livenessStatements: [LivenessStatement<DeviceState>] {
    [
      LivenessStatement(
        .invariant, "L1", "an app that the user launches becomes active, or its process ends",
        "always (launch.1 implies next eventually (app1:active or app1:notRunning or app1:forceQuit))",
        assuming: ["activation.1"], citing: [17]),
      LivenessStatement(
        .belief, "L2", "when memory is full, something is purged",
        "always (memoryFull implies eventually not memoryFull)", assuming: ["deliveries"],
        citing: [79, 80]),
      LivenessStatement(
        .belief, "L3", "a memory warning makes room in the end",
        "always (app.didReceiveMemoryWarning implies eventually not memoryFull)",
        assuming: ["deliveries"], citing: [79]),
      LivenessStatement(
        .belief, "L4", "a suspended app is resumed, woken or ended in the end",
        "always (app1:suspended implies eventually not app1:suspended)", assuming: ["deliveries"],
        citing: [6, 79]),
    ]
  }

  /// The phases of one app, for example `app1:suspended`.
  private func predicates(of app: Int) -> [TemporalPredicate<RuleMachine<DeviceState>>] {
    DeviceApp.Phase.allCases.map { phase in
      .state("app\(app + 1):\(phase)") { $0[app].phase == phase }
    }
  }
}
