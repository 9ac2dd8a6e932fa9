extension SwiftUITable {
  /// F60, F66, F70, F72, F149, F213 to F216, F219.
  var launches: [Row] { byUser + byReason + prewarming }

  private var byUser: [Row] {
    let isFresh: @Sendable (SwiftUIState) -> Bool = {
      ($0.process == .notRunning || $0.process == .prewarmed) && $0.protectedData == .available
    }
    let isPrewarmed: @Sendable (SwiftUIState) -> Bool = {
      $0.process == .prewarmedAfterLaunch && $0.protectedData == .available
    }
    return inputs.filter { $0.coldView != nil }.flatMap { input in
      [
        on(
          input,
          row("launch" + input.suffix, from: { isFresh($0) && input.cold($0) != nil }) { state in
            Self.start(state) + state.firstAppearance(state.firstWindow, input.cold(state) ?? [])
          })
      ]
        + ifAllowed(
          .prewarmRunsLaunchCallbacks,
          [
            on(
              input,
              row("launch.prewarmed" + input.suffix, from: isPrewarmed) { state in
                state.firstAppearance(0, input.cold(state) ?? [])
              })
          ])
    }
      + ifAllowed(
        .entranceCutShort,
        [
          row("launch.cutShort", from: { isFresh($0) && $0.kind != .ownSceneDelegate }) { state in
            Self.start(state)
              + state.firstAppearance(state.firstWindow, [], ending: ["scene.background"])
          }
        ])
  }

  /// F216: what ran ahead does not run again.
  private static func start(_ state: SwiftUIState) -> [String] {
    (state.hasInitialisedAhead ? [] : ["init"]) + ["willFinishLaunching", "didFinishLaunching"]
  }

  private var byReason: [Row] {
    let beforeUnlock = allowed.contains(.backgroundLaunchBeforeFirstUnlock)
    return Self.events.flatMap { input, calls in
      let isPossible: @Sendable (SwiftUIState) -> Bool = { state in
        (state.process == .notRunning || state.process == .prewarmed)
          && (input == .location || !state.isForceQuit)
          && (beforeUnlock && state.systems.overlaps(.since(15))
            || state.protectedData != .unavailableSinceBoot)
      }
      return [
        row("launchInBackground.\(input)", from: isPossible) { Self.start($0) + calls }
      ]
        + ifAllowed(
          .viewsInBackgroundLaunch,
          [
            row("launchInBackground.\(input).withViews", from: isPossible) { state in
              Self.start(state) + state.quietAppearance(state.firstWindow)
                + calls.map { "then " + $0 }
            }
          ])
    }
  }

  private var prewarming: [Row] {
    let isAbsent: @Sendable (SwiftUIState) -> Bool = {
      $0.process == .notRunning && !$0.isForceQuit && $0.kind == .usual
    }
    return [row("prewarm", from: isAbsent).on(.since(15))]
      + ifAllowed(
        .prewarmRunsInit,
        [
          row("prewarm.runsInit", from: isAbsent) { _ in ["init", "then freeze"] },
          row(
            "prewarm.freezesAfterInit",
            from: { $0.owedWords == ["then freeze"] && $0.hasInitialisedAhead }),
        ])
      + ifAllowed(
        .prewarmRunsLaunchCallbacks,
        [
          row("prewarm.runsLaunch", from: isAbsent) { Self.start($0) + ["then freeze"] },
          row(
            "prewarm.freeze",
            from: { $0.owedWords == ["then freeze"] && !$0.hasInitialisedAhead }),
        ])
  }

  /// F30, F34, F124, F148, F157, F159, F219 to F223, F265, F298.
  var openings: [Row] {
    let canOpen: @Sendable (SwiftUIState) -> Bool = {
      $0.isInMemory && $0.isQuiet && $0.protectedData == .available
    }
    let first = inputs.filter { $0.coldView != nil }.map { input in
      on(
        input,
        row(
          "connectFirst" + input.suffix,
          from: {
            canOpen($0) && input.cold($0) != nil && !$0.windows.contains(where: \.hasSession)
          }
        ) { $0.firstAppearance(0, input.cold($0) ?? []) })
    }
    return first
      + (0..<windowCount).flatMap { window in
        let isBehind: @Sendable (SwiftUIState) -> Bool = {
          canOpen($0) && $0.windows[window].phase == .background
        }
        return inputs(of: window).flatMap { input in
          (input.view == nil && input.delegate == nil
            ? []
            : [
              on(
                input,
                row(
                  Component.scene(window).name("open", variant: input.suffix),
                  from: { isBehind($0) && input.warm($0) != nil }
                ) { $0.replacing(window, by: $0.returning(window, input.warm($0) ?? [])) })
            ])
            + (input.coldView == nil
              ? []
              : [
                on(
                  input,
                  row(
                    Component.scene(window).name("reconnect", variant: input.suffix),
                    from: {
                      canOpen($0) && input.cold($0) != nil && $0.windows[window].hasSession
                        && $0.windows[window].phase == .disconnected
                    }
                  ) {
                    $0.replacing(window, by: $0.firstAppearance(window, input.cold($0) ?? []))
                  })
              ])
        }
          + ifAllowed(
            .entranceCutShort,
            [
              row(
                Component.scene(window).name("open", variant: ".cutShort"),
                from: { isBehind($0) && $0.kind != .ownSceneDelegate }
              ) {
                $0.replacing(window, by: $0.returning(window, ending: ["scene.background"]))
              }
            ])
      }
  }

  /// F38, F124, F147, F148, F158, F160, F163.
  var windows: [Row] {
    (0..<windowCount).flatMap { window -> [Row] in
      let isSeveral: @Sendable (SwiftUIState) -> Bool = {
        $0.kind == .severalWindows && $0.isQuiet && $0.execution == .active
      }
      return [
        row(
          Component.scene(window).name("reclaim"),
          from: { $0.isInMemory && $0.isQuiet && $0.windows[window].phase == .background }
        ) { $0.disconnecting }
      ]
        + ifAllowed(.inputInFront, inputInFront(window))
        + (windowCount < 2 ? [] : activationBesideOtherWindows(window, isSeveral))
    }
  }

  private func activationBesideOtherWindows(
    _ window: Int, _ isSeveral: @escaping @Sendable (SwiftUIState) -> Bool
  ) -> [Row] {
    [
      row(
        Component.scene(window).name("openBeside"),
        from: { isSeveral($0) && $0.windows[window].phase == .background }
      ) { $0.returning(window) },
      row(
        Component.scene(window).name("newWindow"),
        from: {
          isSeveral($0) && $0.windows[window].phase == .disconnected
            && !$0.windows[window].hasSession
        }
      ) { $0.firstAppearance(window, []) },
      row(
        Component.scene(window).name("pushAside"),
        from: {
          $0.kind == .severalWindows && $0.isQuiet && $0.windows[window].isInFront
            && $0.windows.count(where: \.isInFront) > 1
        }
      ) { $0.leaving(window) },
      row(
        Component.scene(window).name("closeWindow"),
        from: {
          $0.kind == .severalWindows && $0.isInMemory && $0.isQuiet
            && $0.windows[window].hasSession && $0.windows.count(where: \.hasSession) > 1
            && $0.windows[window].phase != .active
        }),
    ]
  }

  private func inputInFront(_ window: Int) -> [Row] {
    inputs(of: window).filter { [".url", ".userActivity"].contains($0.suffix) }.map { input in
      row(
        Component.scene(window).name("inputInFront", variant: input.suffix),
        from: {
          $0.isQuiet && $0.windows[window].phase == .active && input.warm($0) != nil
        }
      ) { state in
        (input.warm(state) ?? []).map { Component.letter(ofScene: window) + ":" + $0 }
      }
    }
  }
}
