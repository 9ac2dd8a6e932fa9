extension SceneTable {
  /// F60, F66, F70, F72, F149, F151, F154, F157.
  var launches: [Row] {
    let isFresh: @Sendable (SceneState) -> Bool = {
      $0.process == .notRunning || $0.process == .prewarmed
    }
    let start = ["willFinishLaunching", "didFinishLaunching"]
    let beforeUnlock = allowed.contains(.backgroundLaunchBeforeFirstUnlock)
    return Self.inputs(of: 0).flatMap { input in
      let isOffered: @Sendable (SceneState) -> Bool = {
        $0.protectedData == .available && (input.isForAnyWindow || !$0.hasSeveralWindows)
      }
      return [
        row("launch" + input.suffix, from: { isFresh($0) && isOffered($0) }) { state in
          start + state.connecting(state.firstScene)
            + state.appearing(state.firstScene, isNew: true)
        },
        row(
          "launch.prewarmed" + input.suffix,
          from: { $0.process == .prewarmedAfterLaunch && isOffered($0) }
        ) { $0.appearing(0, input.calls) },
      ]
    }
      + Self.events.flatMap { input, calls in
        let isPossible: @Sendable (SceneState) -> Bool = { state in
          isFresh(state) && (input == .location || !state.isForceQuit)
            && (beforeUnlock && state.systems.overlaps(.since(15)) || state.protectedData != .unavailableSinceBoot)
        }
        return [
          row("launchInBackground.\(input)", from: isPossible) { _ in start + calls },
          row("launchInBackground.\(input).withScene", from: isPossible) { state in
            start + state.connecting(state.firstScene) + calls.map { "then " + $0 }
          },
        ]
      } + [
        row(
          "prewarm", from: { $0.process == .notRunning && !$0.isForceQuit && !$0.hasSeveralWindows }
        ).on(.since(15)),
        row(
          "prewarm.runsLaunch",
          from: { $0.process == .notRunning && !$0.isForceQuit && !$0.hasSeveralWindows }
        ) { start + $0.connecting(0) + ["then freeze"] }.on(.since(15)),
        row("prewarm.freeze", from: { $0.owedWords == ["then freeze"] }),
      ]
  }

  /// F30, F34, F124, F148, F150, F154, F157, F159.
  var openings: [Row] {
    let canOpen: @Sendable (SceneState, Input) -> Bool = { state, input in
      state.isInMemory && state.isQuiet && state.protectedData == .available
        && (input.isForAnyWindow || !state.hasSeveralWindows)
    }
    let first = Self.inputs(of: 0).map { input in
      row(
        "connectFirst" + input.suffix,
        from: { canOpen($0, input) && !$0.scenes.contains(where: \.hasSession) }
      ) { $0.connecting(0) + $0.appearing(0, isNew: true) }
    }
    return first
      + (0..<sceneCount).flatMap { scene in
        Self.inputs(of: scene).flatMap { input in
          [
            row(
              Component.scene(scene).name("open", variant: input.suffix),
              from: { canOpen($0, input) && $0.scenes[scene].activation == .background }
            ) { $0.replacing(scene, by: $0.appearing(scene, input.calls)) },
            row(
              Component.scene(scene).name("reconnect", variant: input.suffix),
              from: {
                canOpen($0, input) && $0.scenes[scene].activation == .disconnected
                  && $0.scenes[scene].hasSession
              }
            ) {
              $0.replacing(scene, by: $0.connecting(scene) + $0.appearing(scene, isNew: true))
            },
          ]
        }
      }
  }

  /// F87, F124, F147, F148, F158, F160, F163.
  var windows: [Row] {
    (0..<sceneCount).flatMap { scene -> [Row] in
      let letter = Component.letter(ofScene: scene)
      let isClosable: @Sendable (SceneState) -> Bool = { state in
        state.hasSeveralWindows && state.isInMemory && state.isQuiet
          && state.scenes[scene].hasSession && state.scenes.count(where: \.hasSession) > 1
      }
      let isActive: @Sendable (SceneState) -> Bool = {
        $0.hasSeveralWindows && $0.isQuiet && $0.execution == .active
      }
      return [
        row(
          Component.scene(scene).name("openBeside"),
          from: { isActive($0) && $0.scenes[scene].activation == .background }
        ) { $0.appearing(scene) },
        row(
          Component.scene(scene).name("newWindow"),
          from: { isActive($0) && $0.scenes[scene].phase == nil && !$0.scenes[scene].hasSession }
        ) { $0.connecting(scene) + $0.appearing(scene, isNew: true) },
        row(
          Component.scene(scene).name("pushAside"),
          from: {
            $0.hasSeveralWindows && $0.isQuiet && $0.scenes[scene].isInFront
              && $0.scenes.count(where: \.isInFront) > 1
          }
        ) { $0.leaving(scene) },
        row(
          Component.scene(scene).name("inputInFront", variant: ".url"),
          from: { $0.isQuiet && $0.scenes[scene].activation == .active }
        ) { _ in [letter + ":openURLContexts"] },
        row(
          Component.scene(scene).name("reclaim"),
          from: { $0.isInMemory && $0.isQuiet && $0.scenes[scene].activation == .background }
        ) { _ in [letter + ":didDisconnect"] },
        row(
          Component.scene(scene).name("closeWindow"),
          from: { isClosable($0) && $0.scenes[scene].activation != .active }
        ) { $0.scenes[scene].phase == nil ? [] : [letter + ":didDisconnect"] },
        row(
          Component.scene(scene).name("closeWindow", variant: ".entersBackground"),
          from: { isClosable($0) && $0.scenes[scene].activation == .inactive }
        ) { _ in [letter + ":didEnterBackground", letter + ":didDisconnect"] },
      ] + (scene == 0 ? [activityInFront] : [])
    }
  }

  /// Activities are modelled only for the first window.
  private var activityInFront: Row {
    row(
      Component.scene(0).name("inputInFront", variant: ".userActivity"),
      from: { $0.isQuiet && $0.scenes[0].activation == .active && !$0.hasSeveralWindows }
    ) { _ in ["A:willContinueUserActivity", "A:continueUserActivity"] }
  }
}

extension SceneState {
  var isInMemory: Bool { process == .running || process == .suspended }
}
