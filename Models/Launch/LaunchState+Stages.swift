/// The launch as a sequence of stages, with a branch for launches that have no delegate.
extension LaunchState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var stageRemark: String? { demand == .frozen ? "or prewarmed" : nil }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
    case .interface:
      stage(10, "main interface loaded", or: "main interface loaded, no delegate")
    case .willFinish: Stage(12, "in willFinishLaunching", .running)
    case .restoration: Stage(13, "between the launch methods", .running)
    case .didFinish: Stage(14, "in didFinishLaunching", .running)
    case .presenting: presentation
    case .running: outcome
    case .terminating: Stage(26, "terminating", .running)
    case .exiting: Stage(27, "in exit", .running)
    case .ended: Stage(28, "ended", .absent)
    case .exception: Stage(29, "ended by an exception", .absent)
    }
  }

  private func stage(_ position: Int, _ name: String, or other: String) -> Stage {
    delegate != .none ? Stage(position, name, .running) : Stage(position + 1, other, .running)
  }

  private var presentation: Stage {
    if application == .active {
      return delegate != .none
        ? Stage(18, "active", .foreground) : Stage(19, "active, no delegate", .foreground)
    }
    if delegate == .none { return Stage(17, "presenting, no delegate", .running) }
    let hasWindow = !isSceneBased && (isVisible || hasInterfaceWindow)
    return hasWindow
      ? Stage(15, "presenting the window", .running) : Stage(16, "nothing to present", .running)
  }

  private var outcome: Stage {
    if demand == .background { return Stage(20, "running in the background", .running) }
    return switch (delegate != .none, showsInterface) {
    case (true, true): Stage(21, "running", .foreground)
    case (true, false): Stage(22, "running, black screen", .foreground)
    case (false, true): Stage(23, "running, no delegate", .foreground)
    case (false, false): Stage(24, "running, no delegate, black screen", .foreground)
    }
  }
}
