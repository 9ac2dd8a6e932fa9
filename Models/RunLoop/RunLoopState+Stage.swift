/// The stages of the guide's figure 2-2: from the queue through the run loop and UIApplication to the
/// objects of the app.
extension RunLoopState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var stage: Stage {
    switch execution {
    case .notRunning: return Stage(0, "not running", .absent)
    case .suspended: return Stage(11, "suspended", .frozen)
    default: break
    }
    switch main {
    case .asleep:
      return queue.isEmpty
        ? Stage(1, "run loop asleep", .foreground) : Stage(2, "event in the queue", .running)
    case .serving(_, let place): return place.stage
    case .busy: return Stage(9, "lengthy task on the main thread", .running)
    case .blocked: return Stage(10, "main thread blocked too long", .frozen)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var stageRemark: String? {
    switch place {
    case .superview, .controller, .respondingWindow, .respondingApplication:
      "superview, view controller, window, UIApplication"
    default: nil
    }
  }
}

extension RunLoopState.Place {
  fileprivate var stage: Stage {
    switch self {
    case .application: Stage(3, "UIApplication", .foreground)
    case .window: Stage(4, "window", .foreground)
    case .view: Stage(5, "hit view, control or first responder", .foreground)
    case .superview, .controller, .respondingWindow, .respondingApplication:
      Stage(6, "further up the responder chain", .foreground)
    case .object: Stage(7, "target or designated object", .foreground)
    case .delegate: Stage(8, "app delegate", .foreground)
    }
  }
}
