extension SwiftUIRules {
  /// What the code of each window is called with: its root view, and a scene delegate of the app's
  /// own.
  ///
  /// Within a window the order is fixed; between windows there is none (F163).
  var windowDeliveries: [SwiftUIRule] {
    windows.flatMap { window in
      var rules: [SwiftUIRule] = entrances(of: window) + phases(of: window)
      rules.append(call(.viewOnOpenURL, window, citing: [223]))
      return window == 0 ? rules + ownSceneDelegate : rules
    }
  }

  private func entrances(of window: Int) -> [SwiftUIRule] {
    [
      call(.configurationForConnecting, window, citing: [149, 151, 217]),
      silent(
        "window.entersForeground", .enteringForeground, of: .scene(window), by: .system,
        when: [.owesNext(.enterForeground, for: window)],
        citing: [
          150, 171, 213,
          .assumption("no report shows the App inactive before its first window is active"),
        ]
      ) { state in
        state.scenes[window].owed.removeFirst()
        state.enterForeground(window)
      },
      call(.viewOnAppear, window, citing: [213, 214]) { $0.scenes[window].hasSession = true },
      call(.viewTask, window, citing: [213, 215]),
    ]
      + ifAllowed(
        .activeAtFirstAppearance,
        Rule(
          Callback.viewOnAppear.name, .delivery(.late), of: .scene(window), variant: ".late",
          by: .system, kind: .delivery,
          when: [
            .delegateOfSwiftUI, .owesNext(.call(.viewOnAppear), for: window),
            .isToBecomeActive(window),
          ],
          delivers: .viewOnAppear, citing: [213]
        ) { state in
          state.scenes[window].owed.removeFirst()
          state.scenes[window].owed.remove([.call(.phaseSceneActive)])
          state.scenes[window].hasSession = true
          state.scenes[window].activation = .active
          state.work = .none
        })
  }

  private func phases(of window: Int) -> [SwiftUIRule] {
    [Callback.phaseSceneInactive, .phaseSceneActive, .phaseSceneBackground].compactMap { callback in
      callback.phaseOfScene.map { phase in
        call(callback, window, citing: [170, 171, 211, 298]) { state in
          state.scenes[window].activation = SceneSlot.Activation(phase)
          if phase != .background { state.work = .none }
        }
      }
    }
  }

  /// A window of its own scene delegate is modelled alone.
  private var ownSceneDelegate: [SwiftUIRule] {
    [SceneSlot.Input.none, .url, .userActivity].map { options in
      call(
        .sceneWillConnect, 0, options.lifeInput.map { .carrying($0) } ?? .plain,
        when: [.options(0, options)], citing: [149, 154, 218, 220]
      ) { state in
        state.scenes[0].options = .none
        state.scenes[0].hasSession = true
      }
    } + [
      call(.viewOnContinueUserActivity, 0, citing: [219, 223]),
      call(.sceneWillEnterForeground, 0, citing: [149, 150, 218]) { state in
        // The view that exists already is told; another one begins with the phase.
        let tellsView = state.scenes[0].owed.first == .call(.phaseSceneInactive)
        if !tellsView { state.enterForeground(0) }
      },
      call(.sceneDidBecomeActive, 0, citing: [149, 153, 218]) { state in
        state.scenes[0].activation = .active
        state.work = .none
      },
      call(.sceneWillResignActive, 0, citing: [25, 153, 218]),
      call(.sceneDidEnterBackground, 0, citing: [27, 153, 218]) {
        $0.scenes[0].activation = .background
      },
      call(.sceneDidDisconnect, 0, citing: [148, 158, 218]) { state in
        state.scenes[0].disconnect()
        state.phaseOfApp = state.aggregate
      },
      call(.sceneOpenURLContexts, 0, citing: [154, 218]),
      call(.sceneWillContinueUserActivity, 0, citing: [56, 221]),
      call(.sceneContinueUserActivity, 0, citing: [56, 220]),
    ]
  }

  /// Calls what is next for a window.
  private func call(
    _ callback: Callback, _ window: Int, _ delivery: Occurrence.Delivery = .plain,
    when conditions: [Condition<SwiftUIState>] = [], citing citations: [Citation],
    effect: @escaping @Sendable (inout SwiftUIState) -> Void = { _ in }
  ) -> SwiftUIRule {
    Rule(
      callback.name, .delivery(delivery), of: .scene(window), variant: delivery.suffix,
      by: .system, kind: .delivery,
      when: [.owesNext(.call(callback), for: window)] + conditions,
      delivers: callback, citing: citations
    ) { state in
      state.scenes[window].owed.removeFirst()
      effect(&state)
    }
  }

  private func silent(
    _ name: String, _ occurrence: Occurrence, of component: Component, by initiator: Initiator,
    when conditions: [Condition<SwiftUIState>], citing citations: [Citation],
    effect: @escaping @Sendable (inout SwiftUIState) -> Void
  ) -> SwiftUIRule {
    event(
      name, occurrence, of: component, kind: .silent, by: initiator, when: conditions,
      citing: citations, effect: effect)
  }
}

extension SwiftUIState {
  /// A window enters the foreground, and no code is told: neither its view, which does not exist yet,
  /// nor the App.
  mutating func enterForeground(_ window: Int) {
    scenes[window].activation = .inactive
    work = .none
    phaseOfApp = aggregate
  }
}

extension Condition where State == SwiftUIState {
  fileprivate static func isToBecomeActive(_ index: Int) -> Condition {
    scene(index, "is to become active") { $0.owed.contains(.call(.phaseSceneActive)) }
  }
}
