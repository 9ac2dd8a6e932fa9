extension SwiftUIRules {
  /// What is called in the `App` and in the delegate of its adaptor.
  ///
  /// The delegate is never sent the four transitions, a URL or an activity (F217).
  var appDeliveries: [SwiftUIRule] {
    [
      call(.swiftUIInit, citing: [16, 216]),
      call(.willFinishLaunching, citing: [11, 12, 18, 149, 217]) { state in
        state.knowsDataIsUnavailable = !state.canReadProtectedData
      },
      call(.didFinishLaunching, citing: [11, 18, 149, 217]),
      call(.swiftUIBackgroundTask, citing: [204, 210]) { $0.beginHandlingEvent() },
      call(.didReceiveRemoteNotification, citing: [58, 59, 217]) { $0.beginHandlingEvent() },
      call(.handleEventsForBackgroundURLSession, citing: [67, 217]) { $0.beginHandlingEvent() },
      call(.didReceiveMemoryWarning, citing: [91, 152]),
      call(.significantTimeChange, citing: [130, 131, 152]),
      call(.willTerminate, citing: [80, 83, 86, 105, 217]),
    ] + phases + protectedData + taskCalls + [announcedExit(when: .owesNext(.exit))]
  }

  /// Code in the `App` is told of its phase as soon as that has changed.
  private var phases: [SwiftUIRule] {
    [Callback.phaseAppInactive, .phaseAppActive, .phaseAppBackground].compactMap { callback in
      callback.phaseOfApp.map { phase in
        Rule(
          callback.name, .delivery(.plain), by: .system, kind: .delivery,
          when: [.mustBeTold(phase)], delivers: callback,
          citing: [
            164, 171, 211,
            .assumption("no source orders a change of phase in the App against other callbacks"),
          ]
        ) { $0.phaseOfApp = phase }
      }
    }
  }

  private var protectedData: [SwiftUIRule] {
    let citations: [Citation] = [116, 117, 118, 130, 152]
    return protectedDataCalls(
      when: [.usual, .running, .launched, .notTerminating, .notBeingPrewarmed],
      citing: citations, citations)
  }

  /// Delivers a callback when it is next.
  private func call(
    _ callback: Callback, citing citations: [Citation],
    effect: @escaping @Sendable (inout SwiftUIState) -> Void = { _ in }
  ) -> SwiftUIRule {
    Rule(
      callback.name, .delivery(.plain), by: .system, kind: .delivery,
      when: [.owesNext(.call(callback))], delivers: callback, citing: citations
    ) { state in
      state.removeNextForApp()
      effect(&state)
    }
  }
}

extension Condition where State == SwiftUIState {
  /// The windows report their phases in turn, so the app is told of each before the next.
  fileprivate static func mustBeTold(_ phase: ScenePhase) -> Condition {
    Condition("the App has not read that its phase is \(phase)") {
      $0.process == .running && $0.aggregate == phase && $0.phaseOfApp != phase
    }
  }

  /// Where App.init alone runs, there is no delegate that could be called.
  fileprivate static let notBeingPrewarmed = Condition("App.init is not run ahead") {
    !$0.hasInitialisedAhead
  }
}
