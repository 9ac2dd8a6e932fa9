/// How the rules of a launch can be wrong: one part of the state gets a wrong value.
extension LaunchState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<Self>) -> [EffectFault<Self>] {
    phaseFaults + demandFaults + madeFaults + windowFaults + sceneFaults
  }

  private static var phaseFaults: [EffectFault<Self>] {
    [
      fault("skips a phase") { $0.phase = Phase(rawValue: $0.phase.rawValue + 1) ?? .notRunning },
      fault("falls back to not running") { $0.phase = .notRunning },
      fault("ends running") { $0.phase = .running },
    ]
  }

  private static var demandFaults: [EffectFault<Self>] {
    [Demand.none, .frozen, .user, .background].map { demand in
      fault("demand becomes \(demand)") { $0.demand = demand }
    }
      + [Input.none, .url].map { input in fault("input becomes \(input)") { $0.input = input } }
      + [Archive.none, .exists].map { archive in
        fault("archive becomes \(archive)") { $0.archive = archive }
      }
  }

  private static var madeFaults: [EffectFault<Self>] {
    Application.allCases.map { application in
      fault("application becomes \(application)") { $0.application = application }
    }
      + Delegate.allCases.map { delegate in
        fault("delegate becomes \(delegate)") { $0.delegate = delegate }
      }
      + [View.none, .needed, .loaded, .didAppear].map { view in
        fault("view becomes \(view)") { $0.view = view }
      }
  }

  private static var windowFaults: [EffectFault<Self>] {
    [
      fault("window lost") { $0.window = nil },
      fault("window made") { $0.window = Window(maker: .code) },
      fault("root changed") { $0.window?.hasRoot.toggle() },
      fault("visibility changed") { $0.window?.isVisible.toggle() },
      fault("shown or hidden") { $0.window?.isShown.toggle() },
    ]
  }

  private static var sceneFaults: [EffectFault<Self>] {
    [Adoption.none, .emptyManifest, .manifest].map { adoption in
      fault("adoption becomes \(adoption)") { $0.adoption = adoption }
    }
      + [Scene.none, .configured, .connected, .foreground].map { scene in
        fault("scene becomes \(scene)") { $0.scene = scene }
      }
      + [SpareWindow.none, .orphan].map { spare in
        fault("spare window becomes \(spare)") { $0.spare = spare }
      }
      + [fault("scene delegate or not") { $0.hasSceneDelegate.toggle() }]
  }

  private static func fault(
    _ name: String, _ change: @escaping @Sendable (inout Self) -> Void
  ) -> EffectFault<Self> {
    EffectFault(name) { _, target in
      var state = target
      change(&state)
      return state
    }
  }
}
