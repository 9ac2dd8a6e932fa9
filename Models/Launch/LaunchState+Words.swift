// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension LaunchState {
  /// Whether the process has come to an end.
  var isOver: Bool { phase == .ended || phase == .exception }

  public var isQuiet: Bool { !isLoadingView }

  public var summary: String {
    ([stage.name] + Self.parts.map { $0(self) }.filter { !$0.isEmpty })
      .joined(separator: ", ")
  }

  /// What a state consists of besides its stage, in words; empty for what it lacks.
  private static let parts: [@Sendable (LaunchState) -> String] = [
    { $0.demand.name },
    { $0.input == .none ? "" : "with \($0.input.name)" },
    { $0.application == .none ? "" : "application \($0.application)" },
    { $0.delegate == .none ? "" : "delegate \($0.delegate.name)" },
    { $0.window?.name ?? "" },
    { $0.adoption.name },
    { $0.scene == .none ? "" : "scene \($0.scene)" },
    { $0.hasSceneDelegate ? "scene's delegate" : "" },
    { $0.spare.name },
    { $0.view == .none ? "" : "view \($0.view.name)" },
    { $0.archive == .none ? "" : "archive \($0.archive)" },
  ]
}

extension LaunchState.Demand {
  fileprivate var name: String {
    switch self {
    case .none: ""
    case .ahead: "ahead of time"
    case .frozen: "prewarmed"
    case .user: "for the user"
    case .background: "for a background event"
    }
  }
}

extension LaunchState.Input {
  fileprivate var name: String {
    switch self {
    case .none: "nothing"
    case .url: "a URL"
    case .userActivity: "an activity"
    case .announcedActivity: "an announced activity"
    case .shortcut: "a shortcut"
    case .notification: "a notification"
    }
  }
}

extension LaunchState.Delegate {
  fileprivate var name: String {
    switch self {
    case .none: "none"
    case .fromArgument: "from the argument"
    case .fromInterface: "from the nib"
    }
  }
}

extension LaunchState.Window {
  fileprivate var name: String {
    let marks = [hasRoot ? "root" : nil, isVisible ? "visible" : nil, isShown ? "shown" : nil]
      .compactMap(\.self)
    return "window by \(maker)" + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
  }
}

extension LaunchState.Adoption {
  fileprivate var name: String {
    switch self {
    case .none: ""
    case .emptyManifest: "scenes without a configuration"
    case .code: "scenes by code"
    case .manifest: "scenes by the manifest"
    }
  }
}

extension LaunchState.SpareWindow {
  fileprivate var name: String {
    switch self {
    case .none: ""
    case .idle: "spare window"
    case .orphan: "spare window made visible by a launch method"
    case .loadedOrphan: "spare window of a launch method with its view loaded"
    case .twin: "spare window made beside the storyboard's"
    case .loadedTwin: "spare window beside the storyboard's with its view loaded"
    }
  }
}

extension LaunchState.View {
  fileprivate var name: String {
    switch self {
    case .willAppear: "will appear"
    case .didAppear: "has appeared"
    default: "\(self)"
    }
  }
}

/// The launch as a sequence of stages, with a branch for launches that have no delegate.
extension LaunchState {
  public var stageRemark: String? { demand == .frozen ? "or prewarmed" : nil }

  public var stage: Stage {
    switch phase {
    case .notRunning: Stage(0, "not running", .absent)
    case .created: Stage(1, "process made", .running)
    case .initialised: Stage(2, "static initialisers have run", .running)
    case .main: Stage(3, "in main", .running)
    case .uiApplicationMain: Stage(4, "in UIApplicationMain", .running)
    case .application: Stage(5, "application object made", .running)
    case .delegate:
      stage(6, "delegate made", or: "no delegate class")
    case .runLoop:
      stage(8, "run loop set up", or: "run loop set up, no delegate yet")
    case .manifest:
      stage(10, "manifest read", or: "manifest read, no delegate yet")
    case .interface:
      isSceneBased
        ? Stage(14, "left to scenes", .running)
        : stage(12, "main interface loaded", or: "main interface loaded, no delegate")
    case .admitted:
      stage(15, "allowed to launch", or: "allowed to launch, no delegate")
    case .willFinish: Stage(17, "in willFinishLaunching", .running)
    case .restoration: Stage(18, "between the launch methods", .running)
    case .didFinish: Stage(19, "in didFinishLaunching", .running)
    case .presenting: presentation
    case .running: outcome
    case .terminating: Stage(34, "terminating", .running)
    case .exiting: Stage(35, "in exit", .running)
    case .ended: Stage(36, "ended", .absent)
    case .exception: Stage(37, "ended by an exception", .absent)
    }
  }

  private func stage(_ position: Int, _ name: String, or other: String) -> Stage {
    delegate != .none ? Stage(position, name, .running) : Stage(position + 1, other, .running)
  }

  private var presentation: Stage {
    if application == .active {
      return delegate != .none
        ? Stage(27, "active", .foreground) : Stage(28, "active, no delegate", .foreground)
    }
    if scene != .none { return connection }
    if delegate == .none { return Stage(22, "presenting, no delegate", .running) }
    let hasWindow = !isSceneBased && (isVisible || hasInterfaceWindow)
    return hasWindow
      ? Stage(20, "presenting the window", .running) : Stage(21, "nothing to present", .running)
  }

  private var connection: Stage {
    switch scene {
    case .none, .configured, .delegated, .made: Stage(23, "connecting a scene", .running)
    case .connecting: Stage(24, "in willConnect", .running)
    case .connected: Stage(25, "scene connected", .running)
    case .foreground: Stage(26, "scene in the foreground", .running)
    }
  }

  private var outcome: Stage {
    if demand == .background { return Stage(29, "running in the background", .running) }
    return switch (delegate != .none, showsInterface) {
    case (true, true): Stage(30, "running", .foreground)
    case (true, false): Stage(31, "running, black screen", .foreground)
    case (false, true): Stage(32, "running, no delegate", .foreground)
    case (false, false): Stage(33, "running, no delegate, black screen", .foreground)
    }
  }
}
