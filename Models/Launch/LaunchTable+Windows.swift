extension LaunchTable {
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
        let window = "window by \(state.windowMaker)"
        return state.isVisible
          ? [window + " (root, visible)", "view needed"] : [window + " (root)"]
      },
      row(
        "code.makeKeyAndVisible",
        from: { isInside($0) && $0.window != nil && !$0.isVisible }
      ) { state in
        let window = "window by \(state.windowMaker)"
        return state.hasRoot
          ? [window + " (root, visible)", "view needed"] : [window + " (visible)"]
      },
    ]
  }

  /// F20, F63, F142.
  var views: [Row] {
    let isOnScreen: @Sendable (LaunchState) -> Bool = { state in
      state.demand == .user && state.isVisible && !state.isSceneBased
    }
    return [
      row("view.loadView", from: { $0.view == .needed }, changes: { _ in ["view loading"] }),
      row("vc.viewDidLoad", from: { $0.view == .loading }, changes: { _ in ["view loaded"] }),
      row(
        "vc.viewWillAppear",
        from: { $0.phase == .presenting && $0.view == .loaded && isOnScreen($0) },
        changes: { _ in ["view will appear"] }),
      row(
        "vc.viewWillAppear.insideLaunchMethod",
        from: { state in
          [.willFinish, .didFinish].contains(state.phase) && state.view == .loaded
            && isOnScreen(state)
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
          ? [window + " (root, visible)", "view needed"] : [window + " (visible)"]
      },
      row(
        "window.shown",
        from: { state in
          state.phase == .presenting && isOnScreen(state) && !state.isShown
            && state.view == (state.hasRoot ? .willAppear : .none)
        }
      ) { state in
        ["window by \(state.windowMaker) (\(state.hasRoot ? "root, " : "")visible, shown)"]
      },
      row(
        "vc.viewDidAppear", from: { $0.isShown && $0.view == .willAppear },
        changes: { _ in ["view has appeared"] }),
    ]
  }
}

extension LaunchState {
  fileprivate var windowMaker: String { window.map { "\($0.maker)" } ?? "nobody" }
}
