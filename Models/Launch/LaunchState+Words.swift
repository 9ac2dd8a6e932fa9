extension LaunchState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var isQuiet: Bool { !isLoadingView }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var summary: String {
    ([stage.name] + words.dropFirst().filter { !$0.isEmpty }).joined(separator: ", ")
  }

  /// Each part of the state in words; a part that is not there has none.
  var words: [String] {
    [
      "phase \(phase)",
      demand == .none ? "" : demand.name,
      input == .none ? "" : "with \(input.name)",
      application == .none ? "" : "application \(application)",
      delegate == .none ? "" : "delegate \(delegate.name)",
      window.name,
      isSceneBased ? "scenes without a delegate" : "",
      view == .none ? "" : "view \(view.name)",
      archive == .none ? "" : "archive \(archive)",
    ]
  }

  /// What is different in another state, as words of that state; “no …” where a part is gone.
  func changes(to target: LaunchState) -> [String] {
    zip(words, target.words).filter { $0 != $1 }.map { old, new in
      new.isEmpty ? "no \(old.prefix { $0 != " " })" : new
    }
  }

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
    case .delegate: Stage(6, "delegate argument used", .running)
    case .runLoop: Stage(7, "run loop set up", .running)
    case .interface: Stage(8, "main interface loaded", .running)
    case .willFinish: Stage(9, "in willFinishLaunching", .running)
    case .restoration: Stage(10, "between the launch methods", .running)
    case .didFinish: Stage(11, "in didFinishLaunching", .running)
    case .presenting: Stage(12, "presenting the interface", .running)
    case .running: outcome
    case .terminating: Stage(18, "terminating", .running)
    case .exiting: Stage(19, "in exit", .running)
    case .ended: Stage(20, "ended", .absent)
    case .exception: Stage(21, "ended by an exception", .absent)
    }
  }

  private var outcome: Stage {
    if demand == .background { return Stage(13, "running in the background", .running) }
    return switch (delegate != .none, showsInterface) {
    case (true, true): Stage(14, "running", .foreground)
    case (true, false): Stage(15, "running, black screen", .foreground)
    case (false, true): Stage(16, "running, no delegate", .foreground)
    case (false, false): Stage(17, "running, no delegate, black screen", .foreground)
    }
  }
}

extension LaunchState.Demand {
  fileprivate var name: String {
    switch self {
    case .none: "for nobody"
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
    guard maker != .none else { return "" }
    let marks = [hasRoot ? "root" : nil, isVisible ? "visible" : nil, isShown ? "shown" : nil]
    return (["window by \(maker)"] + marks.compactMap(\.self)).joined(separator: " ")
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
