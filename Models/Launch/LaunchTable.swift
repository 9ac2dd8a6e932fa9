/// The launch procedure of the sources, written a second time and independently of the rules: where
/// each step can happen, and what is different after it.
///
/// Rules say how the state changes; rows say what an observer would notice before and after each
/// step. A mistake in one of the two is caught by the other.
struct LaunchTable {
  struct Row: Sendable {
    let steps: [String]
    let isPossible: @Sendable (LaunchState) -> Bool
    /// What is different afterwards, in words.
    let changes: @Sendable (LaunchState) -> [String]
  }

  let allowed: AllowedPoints<LaunchDispute>

  var rows: [Row] {
    entrances + process + made + manifests + interfaces + admissions + launchMethods + windowCode
      + scenes + views + inputs + endings
  }

  func row(
    _ steps: String..., from isPossible: @escaping @Sendable (LaunchState) -> Bool,
    changes: @escaping @Sendable (LaunchState) -> [String]
  ) -> Row {
    Row(steps: steps, isPossible: isPossible, changes: changes)
  }

  func row(
    _ steps: String..., in phase: LaunchState.Phase, changes: String...
  ) -> Row {
    Row(steps: steps, isPossible: { $0.phase == phase }, changes: { _ in changes })
  }
}

extension LaunchTable {
  /// F17, F53, F55, F57, F60, F70, F77.
  private var entrances: [Row] {
    let inputs = [
      ("", ""), (".url", "with a URL"), (".userActivity", "with an activity"),
      (".shortcut", "with a shortcut"), (".notificationTap", "with a notification"),
    ]
    let isOpen: @Sendable (LaunchState) -> Bool = { [.none, .frozen].contains($0.demand) }
    return inputs.map { suffix, input in
      row("launch" + suffix, from: { isOpen($0) && !$0.isOver }) { state in
        (state.demand == .none ? ["phase created"] : []) + ["for the user"]
          + (input.isEmpty ? [] : [input])
          + (state.application == .none ? [] : ["application inactive"])
      }
    } + [
      row("launchInBackground", from: { isOpen($0) && !$0.isOver }) { state in
        (state.demand == .none ? ["phase created"] : []) + ["for a background event"]
      },
      row("prewarm", in: .notRunning, changes: "phase created", "ahead of time"),
    ]
  }

  /// F70 to F72, F136, F145.
  private var process: [Row] {
    let isWanted: @Sendable (LaunchState) -> Bool = { [.user, .background].contains($0.demand) }
    let (runsMain, runsLaunch) = (
      allowed.contains(.prewarmRunsMain), allowed.contains(.prewarmRunsLaunch)
    )
    return [
      row(
        "process.runsInitialisers",
        from: { state in
          state.phase == .created && (isWanted(state) || runsMain && state.demand == .ahead)
        }, changes: { _ in ["phase initialised"] }),
      row("main", in: .initialised, changes: "phase main"),
      row(
        "UIApplicationMain",
        from: { state in
          state.phase == .main && (isWanted(state) || runsLaunch && state.demand == .ahead)
        }, changes: { _ in ["phase uiApplicationMain"] }),
      row(
        "prewarm.freeze",
        from: { state in
          state.demand == .ahead && [.created, .main, .presenting].contains(state.phase)
            && [.none, .loaded].contains(state.view)
        }, changes: { _ in ["prewarmed"] }),
    ]
  }

  /// F10, F12, F136 to F138.
  private var made: [Row] {
    [
      row(
        "application.isUIApplication", "application.fromInfoPlist", "application.fromArgument",
        from: { $0.phase == .uiApplicationMain },
        changes: { state in
          [
            "phase application",
            state.demand == .user ? "application inactive" : "application background",
          ]
        }),
      row(
        "delegate.fromArgument", in: .application,
        changes: "phase delegate", "delegate from the argument"),
      row("delegate.argumentIsNil", in: .application, changes: "phase delegate"),
      row("runLoop.setUp", in: .delegate, changes: "phase runLoop"),
    ]
  }

  /// F137 to F140; none of these with scenes.
  private var interfaces: [Row] {
    let hasPrecedence = allowed.contains(.nibDelegateHasPrecedence)
    func interface(_ name: String, _ changes: String...) -> Row {
      row(
        "interface." + name, from: { $0.phase == .manifest && $0.adoption == .none },
        changes: { _ in ["phase interface"] + changes })
    }
    return [
      interface("storyboard", "window by storyboard (root)"),
      interface("none"),
      interface("nib", "window by nib"),
      row(
        "interface.nibWithDelegate", from: { $0.phase == .manifest && $0.adoption == .none }
      ) { state in
        ["phase interface"]
          + (state.delegate == .fromArgument && !hasPrecedence ? [] : ["delegate from the nib"])
          + ["window by nib"]
      },
      row(
        "interface.leftToScenes", from: { $0.phase == .manifest && $0.adoption != .none },
        changes: { _ in ["phase interface"] }),
    ]
  }
}

extension LaunchState {
  var isOver: Bool { phase == .ended || phase == .exception }
}

extension LaunchTable {
  /// F20, F140, F142.
  var windowCode: [Row] {
    let isInside: @Sendable (LaunchState) -> Bool = {
      [.willFinish, .didFinish].contains($0.phase)
    }
    return windowCode("", where: isInside)
      + windowCode(".inScene", where: { $0.scene == .connecting })
  }

  /// A window of a launch method loads no view of its own in an app with scenes (F231).
  private func windowCode(
    _ suffix: String, where isInside: @escaping @Sendable (LaunchState) -> Bool
  ) -> [Row] {
    let needsView: @Sendable (LaunchState) -> [String] = { state in
      state.adoption == .none || state.scene == .connecting ? ["view needed"] : []
    }
    return [
      row(
        "code.makesWindow" + suffix, from: { isInside($0) && $0.window == nil },
        changes: { _ in ["window by code"] }),
      row(
        "code.setsRoot" + suffix,
        from: { isInside($0) && $0.window != nil && !$0.hasRoot }
      ) { state in
        let window = "window by \(state.windowMaker)"
        return state.isVisible
          ? [window + " (root, visible)"] + needsView(state) : [window + " (root)"]
      },
      row(
        "code.makeKeyAndVisible" + suffix,
        from: { isInside($0) && $0.window != nil && !$0.isVisible }
      ) { state in
        let window = "window by \(state.windowMaker)"
        return state.hasRoot
          ? [window + " (root, visible)"] + needsView(state) : [window + " (visible)"]
      },
    ]
  }

  /// F20, F63, F142.
  var views: [Row] {
    let isOnScreen: @Sendable (LaunchState) -> Bool = { state in
      state.demand == .user && state.isVisible
        && (state.adoption == .none || [.connected, .foreground].contains(state.scene))
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
            && [.none, .connected, .foreground].contains(state.scene)
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
