extension LaunchTable {
  /// F17 to F19, F22 to F24, F139.
  var launchMethods: [Row] {
    let gone: @Sendable (LaunchState) -> [String] = { $0.input == .none ? [] : ["no with"] }
    let isLoading: @Sendable (LaunchState) -> Bool = { [.needed, .loading].contains($0.view) }
    func returning(
      _ method: String, _ phase: LaunchState.Phase, to next: String
    ) -> [Row] {
      [
        row(method + ".true", from: { $0.phase == phase && !isLoading($0) }) { _ in
          [next]
        },
        row(method + ".false", from: { $0.phase == phase && !isLoading($0) }) {
          [next] + ($0.input == .notification ? [] : gone($0))
        },
      ]
    }
    return [
      row(
        "app.willFinishLaunching", from: { $0.phase == .admitted && $0.delegate != .none },
        changes: { _ in ["phase willFinish"] }),
      row("delegate.missing", from: { $0.phase == .admitted && $0.delegate == .none }) { state in
        ["phase presenting"] + gone(state) + (state.archive == .none ? [] : ["no archive"])
      },
      row(
        "app.shouldRestoreState", from: { $0.phase == .restoration && $0.archive == .exists },
        changes: { _ in ["archive accepted"] }),
      row(
        "app.shouldRestoreState.returnsFalse",
        from: { $0.phase == .restoration && $0.archive == .exists },
        changes: { _ in ["no archive"] }),
      row(
        "app.didDecodeState", from: { $0.phase == .restoration && $0.archive == .accepted },
        changes: { _ in ["no archive"] }),
      row(
        "app.didFinishLaunching", from: { $0.phase == .restoration && $0.archive == .none },
        changes: { _ in ["phase didFinish"] }),
    ] + returning("willFinishReturns", .willFinish, to: "phase restoration")
      + returning("didFinishReturns", .didFinish, to: "phase presenting")
  }

  /// F17, F26, F53 to F58, F60, F77, F139.
  var inputs: [Row] {
    let entersBackground = allowed.contains(.enterBackgroundOnBackgroundLaunch)
    func input(_ callback: String, _ input: LaunchState.Input, leaving rest: String) -> Row {
      row(
        callback,
        from: { state in
          state.isPreparedForActivation && state.adoption == .none && state.delegate != .none
            && state.input == input
        },
        changes: { _ in [rest] })
    }
    return [
      input("app.openURL", .url, leaving: "no with"),
      input("app.willContinueUserActivity", .userActivity, leaving: "with an announced activity"),
      input("app.continueUserActivity", .announcedActivity, leaving: "no with"),
      input("app.didFailToContinueUserActivity", .announcedActivity, leaving: "no with"),
      input("app.performActionForShortcutItem", .shortcut, leaving: "no with"),
      input("app.didReceiveRemoteNotification", .notification, leaving: "no with"),
      row(
        "app.didBecomeActive",
        from: { state in
          state.isPreparedForActivation && state.application == .inactive && state.input == .none
            && state.adoption == .none && state.delegate != .none
        }, changes: { _ in ["application active"] }),
      row(
        "activation.unheard",
        from: { state in
          state.isPreparedForActivation && state.application == .inactive
            && (state.adoption == .none
              ? state.delegate == .none : state.scene == .connected && !state.hasSceneDelegate)
        }
      ) { ($0.input == .none ? [] : ["no with"]) + ["application active"] },
      row(
        "runLoop.firstEvent",
        from: { state in
          state.isPreparedForActivation && state.application == .active
            && (!state.isVisible
              || state.isShown && state.view == (state.hasRoot ? .didAppear : .none))
        }, changes: { _ in ["phase running"] }),
      row(
        "app.didEnterBackground",
        from: {
          $0.isPreparedForBackground && $0.delegate != .none && $0.adoption == .none
        },
        changes: { _ in ["phase running"] }),
      row(
        "runLoop.waitsInBackground",
        from: { state in
          state.isPreparedForBackground
            && (state.delegate == .none || state.adoption != .none || !entersBackground)
        },
        changes: { _ in ["phase running"] }),
    ]
  }

  /// F70, F80, F84, F93, F136, F140.
  var endings: [Row] {
    let ended: @Sendable (LaunchState) -> [String] = { $0.changes(to: LaunchState(phase: .ended)) }
    let raised: @Sendable (LaunchState) -> [String] = {
      $0.changes(to: LaunchState(phase: .exception))
    }
    return [
      row("prewarm.ended", from: { $0.demand == .frozen }, changes: ended),
      row(
        "watchdog",
        from: { state in
          state.demand == .user && state.application != .active
            && [.main, .willFinish, .didFinish, .presenting].contains(state.phase)
        }, changes: ended),
      row(
        "exception.unknownPrincipalClass", from: { $0.phase == .uiApplicationMain }, changes: raised
      ),
      row(
        "exception.noScenes",
        from: { $0.phase == .interface && $0.demand == .user && $0.adoption == .none },
        changes: raised),
      row(
        "exception.emptyManifest",
        from: { $0.phase == .interface && $0.demand == .user && $0.adoption == .emptyManifest },
        changes: raised),
      row("exception.unknownDelegateClass", from: { $0.phase == .application }, changes: raised),
      row(
        "exception.rootlessWindow",
        from: { state in
          state.phase == .presenting && state.demand == .user && state.adoption == .none
            && state.isVisible && !state.hasRoot && !state.isShown
            && state.application == .inactive
        }, changes: raised),
      row(
        "systemTermination", from: { $0.phase == .running && $0.demand == .background },
        changes: { _ in ["phase terminating"] }),
      row(
        "app.willTerminate", from: { $0.phase == .terminating && $0.delegate != .none },
        changes: { _ in ["phase exiting"] }),
      row(
        "exit",
        from: { $0.phase == .exiting || $0.phase == .terminating && $0.delegate == .none },
        changes: ended),
    ]
  }
}

extension LaunchState {
  fileprivate var isVisibleIfByUIKit: Bool {
    isVisible || window == nil || window?.maker == .code
  }

  fileprivate var isPreparedForBackground: Bool {
    phase == .presenting && demand == .background && [.none, .loaded].contains(view)
      && isVisibleIfByUIKit
  }

  /// F142: a view that the user will see is about to appear, and anything else is loaded.
  fileprivate var isPreparedForActivation: Bool {
    guard phase == .presenting, demand == .user, isVisibleIfByUIKit else { return false }
    if adoption != .none && ![.connected, .foreground].contains(scene) { return false }
    if isVisible && hasRoot { return view == .willAppear || view == .didAppear }
    return view == .none || view == .loaded
  }
}
