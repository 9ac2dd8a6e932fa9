@testable import LifecycleModels

extension SceneTable {
  /// F60, F66, F70, F72, F149, F151, F154, F157.
  var launches: [Row] {
    Self.inputs(of: 0).flatMap { entrances(with: $0) }
      + Self.events.flatMap { input, calls, afterForceQuit in
        let name = "launchInBackground.\(input)"
        let rows = backgroundLaunches(name, calls, from: { Self.isFresh($0) && !$0.isForceQuit })
        if afterForceQuit.isEmpty { return rows }
        let others = backgroundLaunches(
          name + ".afterForceQuit", calls, from: { Self.isFresh($0) && $0.isForceQuit })
        return rows + others.map { $0.on(afterForceQuit) }
      } + prewarming
  }

  private static let isFresh: @Sendable (SceneState) -> Bool = {
    $0.process == .notRunning || $0.process == .prewarmed
  }

  private static let start = ["willFinishLaunching", "didFinishLaunching"]

  private func entrances(with input: Input) -> [Row] {
    let isOffered: @Sendable (SceneState) -> Bool = {
      $0.protectedData == .available && (input.isForAnyWindow || $0.kind == .oneWindow)
    }
    let isOfferedOneScreen: @Sendable (SceneState) -> Bool = {
      $0.protectedData == .available && !$0.kind.hasOtherScreen
    }
    return [
      row("launch" + input.suffix, from: { Self.isFresh($0) && isOffered($0) }) { state in
        Self.start + state.arriving(state.firstScene, .connectsAndEnters, unordered: unordered)
          + input.besidesOptions
      },
      row("launch.cutShort", from: { Self.isFresh($0) && isOfferedOneScreen($0) }) { state in
        let owed = state.arriving(state.firstScene, .connectsAndEnters, unordered: unordered)
        return Self.start + sentBack(state.firstScene, owed)
      }.on(.since(18)),
      row("launch.covered", from: { Self.isFresh($0) && isOfferedOneScreen($0) }) { state in
        let owed = state.arriving(state.firstScene, .connectsAndEnters, unordered: unordered)
        return Self.start + covered(state.firstScene, owed)
      },
      row(
        "launch.prewarmed" + input.suffix,
        from: { $0.process == .prewarmedAfterLaunch && isOffered($0) }
      ) { $0.arriving(0, .entersOnly, input.calls, unordered: unordered) },
    ]
  }

  private var prewarming: [Row] {
    let canBegin: @Sendable (SceneState) -> Bool = {
      $0.process == .notRunning && !$0.isForceQuit && $0.kind == .oneWindow
    }
    return [
      row("prewarm", from: canBegin).on(.since(15)),
      row("prewarm.runsLaunch", from: canBegin) {
        Self.start + $0.arriving(0, .connectsOnly, unordered: unordered) + ["then freeze"]
      }.on(.since(15)),
      row("prewarm.freeze", from: { $0.owedWords == ["then freeze"] }),
    ]
  }

  /// What an entrance owes if it is cut short before the activation.
  private func sentBack(_ scene: Int, _ words: [String]) -> [String] {
    let letter = Component.letter(ofScene: scene) + ":"
    let views = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { letter + $0 }
    let entrance = covered(scene, words)
    let shown = unordered ? entrance.filter(views.contains) : []
    return entrance.filter { !shown.contains($0) } + [letter + "didEnterBackground"] + shown
  }

  /// What it owes if it is covered before the activation.
  private func covered(_ scene: Int, _ words: [String]) -> [String] {
    words.filter { $0 != Component.letter(ofScene: scene) + ":didBecomeActive" }
  }

  private func backgroundLaunches(
    _ name: String, _ calls: [String],
    from isPossible: @escaping @Sendable (SceneState) -> Bool
  ) -> [Row] {
    let start = ["willFinishLaunching", "didFinishLaunching"]
    let beforeUnlock = allowed.contains(.backgroundLaunchBeforeFirstUnlock)
    let isAllowed: @Sendable (SceneState) -> Bool = { state in
      isPossible(state) && !state.kind.hasOtherScreen
        && (beforeUnlock && state.systems.overlaps(.since(15))
          || state.protectedData != .unavailableSinceBoot)
    }
    let arrival: SceneState.Arrival =
      allowed.contains(.viewsAppearInBackgroundLaunch) ? .connectsAndAppears : .connectsOnly
    return [
      row(name, from: isAllowed) { _ in start + calls },
      row(name + ".withScene", from: isAllowed) { state in
        start + state.arriving(state.firstScene, arrival, unordered: unordered)
          + calls.map { "then " + $0 }
      },
    ]
  }

  /// F174, F177 to F180, F186, F189, F190.
  var notifications: [Row] {
    let isInFront: @Sendable (SceneState) -> Bool = {
      $0.isQuiet && $0.kind == .oneWindow && ($0.execution == .active || $0.execution == .inactive)
    }
    return [
      row("inputInFront.notificationTap", from: isInFront) { _ in ["the tap"] },
      row("notification.arrives", from: { isInFront($0) && $0.hasNotificationDelegate }) { _ in
        ["willPresent"]
      },
      row(
        "notificationDelegate.set",
        from: { state in
          !state.hasNotificationDelegate && state.kind == .oneWindow && state.process == .running
            && (state.isQuiet || state.owedWords.contains("didFinishLaunching"))
        }
      ) { $0.owedWords },
      row(
        "action.dropped",
        from: { state in
          !state.hasNotificationDelegate
            && ["the action", "then the action"].contains(state.owedWords.first)
        }
      ) { Array($0.owedWords.dropFirst()) },
    ]
  }

  /// F30, F34, F124, F148, F150, F154, F157, F159.
  var openings: [Row] {
    let canOpen: @Sendable (SceneState, Input) -> Bool = { state, input in
      state.isInMemory && state.isQuiet && state.protectedData == .available
        && (input.isForAnyWindow || state.kind == .oneWindow)
    }
    let first = Self.inputs(of: 0).map { input in
      row(
        "connectFirst" + input.suffix,
        from: { canOpen($0, input) && !$0.hasWindow(where: \.hasSession) }
      ) { state in
        state.arriving(0, .connectsAndEnters, unordered: unordered) + state.displayFollowing
          + (state.hasNotificationDelegate ? input.besidesOptions : [])
      }
    }
    return first
      + (0..<sceneCount).flatMap { scene in
        Self.inputs(of: scene).flatMap { input in
          [
            row(
              Component.scene(scene).name("open", variant: input.suffix),
              from: {
                canOpen($0, input) && $0.scenes[scene].activation == .background
                  && (scene == 0 || !$0.kind.hasOtherScreen)
              }
            ) {
              $0.replacing(
                scene, by: $0.arriving(scene, .entersOnly, input.calls, unordered: unordered))
            },
            row(
              Component.scene(scene).name("reconnect", variant: input.suffix),
              from: {
                canOpen($0, input) && $0.scenes[scene].activation == .disconnected
                  && $0.scenes[scene].hasSession && (scene == 0 || !$0.kind.hasOtherScreen)
              }
            ) { state in
              state.replacing(
                scene, by: state.arriving(scene, .connectsAndEnters, unordered: unordered))
                + (state.hasNotificationDelegate ? input.besidesOptions : [])
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
        state.kind == .severalWindows && state.isInMemory && state.isQuiet
          && state.scenes[scene].hasSession && state.scenes.count(where: \.hasSession) > 1
      }
      let isOpenedInVain: @Sendable (SceneState) -> Bool = { state in
        state.isInMemory && state.isQuiet && state.protectedData == .available
          && state.scenes[scene].activation == .background && !state.kind.hasOtherScreen
          && state.execution != .active && state.execution != .inactive
      }
      let isActive: @Sendable (SceneState) -> Bool = {
        $0.kind == .severalWindows && $0.isQuiet && $0.execution == .active
      }
      return [
        row(
          Component.scene(scene).name("openBeside"),
          from: { isActive($0) && $0.scenes[scene].activation == .background }
        ) { $0.arriving(scene, .entersOnly, unordered: unordered) },
        row(
          Component.scene(scene).name("newWindow"),
          from: { isActive($0) && $0.scenes[scene].phase == nil && !$0.scenes[scene].hasSession }
        ) { $0.arriving(scene, .connectsAndEnters, unordered: unordered) },
        row(
          Component.scene(scene).name("newWindow", variant: ".fromOutside"),
          from: { state in
            state.kind == .severalWindows && state.isInMemory && state.isQuiet
              && state.protectedData == .available && !state.scenes[scene].hasSession
              && state.scenes.contains(where: \.hasSession)
              && state.execution != .active && state.execution != .inactive
          }
        ) { $0.arriving(scene, .connectsAndEnters, unordered: unordered) },
        row(
          Component.scene(scene).name("refresh"),
          from: { state in
            state.kind == .severalWindows && state.process == .running && state.isQuiet
              && state.scenes[scene].hasSession && !state.isConnected(scene: scene)
          }
        ) {
          $0.arriving(scene, .connectsOnly, unordered: unordered) + [letter + ":didEnterBackground"]
        },
        row(
          Component.scene(scene).name("session.activated"),
          from: { isActive($0) && $0.scenes[scene].activation == .background }
        ) { _ in
          ["willEnterForeground", "continueUserActivity", "didBecomeActive"].map {
            letter + ":" + $0
          }
        },
        row(
          Component.scene(scene).name("session.activated", variant: ".connects"),
          from: { isActive($0) && $0.scenes[scene].phase == nil }
        ) { $0.arriving(scene, .connectsAndEnters, unordered: unordered) },
        row(
          Component.scene(scene).name("session.destroyed"),
          from: { isClosable($0) && $0.process == .running }
        ) { state in
          state.leavingAnywhere(scene)
            + (state.scenes[scene].phase == nil ? [] : [letter + ":didDisconnect"])
        },
        row(
          Component.scene(scene).name("open", variant: ".cutShort"),
          from: isOpenedInVain
        ) {
          sentBack(scene, $0.arriving(scene, .entersOnly, unordered: unordered))
        }.on(.since(18)),
        row(
          Component.scene(scene).name("open", variant: ".covered"),
          from: isOpenedInVain
        ) {
          covered(scene, $0.arriving(scene, .entersOnly, unordered: unordered))
        },
        row(
          Component.scene(scene).name("pushAside"),
          from: {
            $0.kind == .severalWindows && $0.isQuiet && $0.scenes[scene].isInFront
              && $0.scenes.count(where: \.isInFront) > 1
          }
        ) { $0.leaving(scene) },
        row(
          Component.scene(scene).name("inputInFront", variant: ".url"),
          from: {
            $0.isQuiet && $0.scenes[scene].activation == .active
              && (scene == 0 || !$0.kind.hasOtherScreen)
          }
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
      ] + (scene == 0 ? firstWindow : [])
    }
  }

  /// What is modelled only for the first window.
  private var firstWindow: [Row] {
    [
      activityInFront,
      row(
        "window.staysHidden",
        from: { state in
          let words = state.owedWords
          return state.scenes[0].activation == .background && state.owed.isEmpty
            && state.scenes[0].views.first == .call(.viewWillAppear)
            && !words.contains("A:willEnterForeground")
        }
      ) { state in
        state.owedWords.filter { $0 != "A:viewWillAppear" && $0 != "A:viewDidAppear" }
      },
      row(
        "otherApp.beside", "otherApp.leftAlone",
        from: { $0.kind == .severalWindows && $0.isQuiet && $0.execution == .active }
      ).on(.since(26)),
    ]
  }

  /// Activities are modelled only for the first window.
  private var activityInFront: Row {
    row(
      Component.scene(0).name("inputInFront", variant: ".userActivity"),
      from: { $0.isQuiet && $0.scenes[0].activation == .active && $0.kind == .oneWindow }
    ) { _ in ["A:willContinueUserActivity", "A:continueUserActivity"] }
  }
}

extension SceneState {
  var isInMemory: Bool { process == .running || process == .suspended }
}
