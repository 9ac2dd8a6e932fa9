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
        "app.willFinishLaunching", from: { $0.phase == .interface && $0.delegate != .none },
        changes: { _ in ["phase willFinish"] }),
      row("delegate.missing", from: { $0.phase == .interface && $0.delegate == .none }) { state in
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

  /// F20, F140, F142.
  var windowCode: [Row] {
    let isInside: @Sendable (LaunchState) -> Bool = {
      [.willFinish, .didFinish].contains($0.phase)
    }
    return [
      row(
        "code.makesWindow", from: { isInside($0) && $0.window == nil },
        changes: { _ in ["window by code"] }),
      row(
        "code.setsRoot",
        from: { isInside($0) && $0.window != nil && !$0.hasRoot }
      ) { state in
        let window = "window by \(state.windowMaker) root"
        return state.isVisible ? [window + " visible", "view needed"] : [window]
      },
      row(
        "code.makeKeyAndVisible",
        from: { isInside($0) && $0.window != nil && !$0.isVisible }
      ) { state in
        let window = "window by \(state.windowMaker)"
        return state.hasRoot
          ? [window + " root visible", "view needed"] : [window + " visible"]
      },
    ]
  }

  /// F20, F63, F142.
  var views: [Row] {
    let isSeen: @Sendable (LaunchState) -> Bool = { state in
      state.demand == .user && state.isVisible && !state.isSceneBased
    }
    return [
      row("view.loadView", from: { $0.view == .needed }, changes: { _ in ["view loading"] }),
      row("vc.viewDidLoad", from: { $0.view == .loading }, changes: { _ in ["view loaded"] }),
      row(
        "vc.viewWillAppear",
        from: { $0.phase == .presenting && $0.view == .loaded && isSeen($0) },
        changes: { _ in ["view will appear"] }),
      row(
        "vc.viewWillAppear.insideLaunchMethod",
        from: { state in
          [.willFinish, .didFinish].contains(state.phase) && state.view == .loaded && isSeen(state)
        }, changes: { _ in ["view will appear"] }),
      row(
        "window.visibleByUIKit",
        from: { state in
          state.phase == .presenting && state.demand != .frozen && !state.isVisible
            && [.nib, .storyboard].contains(state.window?.maker)
        }
      ) { state in
        let window = "window by \(state.windowMaker)"
        return state.hasRoot
          ? [window + " root visible", "view needed"] : [window + " visible"]
      },
      row(
        "window.shown",
        from: { state in
          state.phase == .presenting && isSeen(state) && !state.isShown
            && state.view == (state.hasRoot ? .willAppear : .none)
        }
      ) { state in
        [
          "window by \(state.windowMaker)" + (state.hasRoot ? " root" : "")
            + " visible shown"
        ]
      },
      row(
        "vc.viewDidAppear", from: { $0.isShown && $0.view == .willAppear },
        changes: { _ in ["view has appeared"] }),
    ]
  }

  /// F17, F26, F53 to F58, F60, F77, F139.
  var inputs: [Row] {
    func input(_ callback: String, _ input: LaunchState.Input, leaving rest: String) -> Row {
      row(
        callback,
        from: { $0.isPreparedForActivation && $0.delegate != .none && $0.input == input },
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
            && state.delegate != .none
        }, changes: { _ in ["application active"] }),
      row(
        "activation.unheard",
        from: { state in
          state.isPreparedForActivation && state.application == .inactive && state.delegate == .none
        }
      ) { ($0.input == .none ? [] : ["no with"]) + ["application active"] },
      row(
        "runLoop.firstEvent",
        from: { state in
          state.isPreparedForActivation && state.application == .active
            && (state.isSceneBased || !state.isVisible
              || state.isShown && state.view == (state.hasRoot ? .didAppear : .none))
        }, changes: { _ in ["phase running"] }),
      row(
        "runLoop.waitsInBackground",
        from: { state in
          state.phase == .presenting && state.demand == .background
            && [.none, .loaded].contains(state.view) && state.isVisibleIfByUIKit
        }, changes: { _ in ["phase running"] }),
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
      row("exception.unknownDelegateClass", from: { $0.phase == .application }, changes: raised),
      row(
        "exception.rootlessWindow",
        from: { state in
          state.phase == .presenting && state.demand == .user && !state.isSceneBased
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
  fileprivate var windowMaker: String { window.map { "\($0.maker)" } ?? "nobody" }

  fileprivate var isVisibleIfByUIKit: Bool {
    isVisible || window == nil || window?.maker == .code
  }

  /// F142: a view that the user will see is about to appear, and anything else is loaded.
  fileprivate var isPreparedForActivation: Bool {
    guard phase == .presenting, demand == .user, isVisibleIfByUIKit else { return false }
    if isVisible && hasRoot && !isSceneBased {
      return view == .willAppear || view == .didAppear
    }
    return view == .none || view == .loaded
  }
}
