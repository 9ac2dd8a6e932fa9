/// The stages of the guide's figure 2-2: from the queue through the run loop and UIApplication to the
/// objects of the app.
extension RunLoopState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var stage: Stage {
    switch execution {
    case .notRunning: return Stage(0, "not running", .absent)
    case .suspended: return Stage(14, "suspended", .frozen)
    default: break
    }
    switch main {
    case .asleep:
      return queue.isEmpty
        ? Stage(1, "run loop asleep", .foreground) : Stage(2, "event in the queue", .running)
    case .serving(_, let place): return place.stage
    case .busy: return Stage(12, "lengthy task on the main thread", .running)
    case .blocked: return Stage(13, "main thread blocked too long", .frozen)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var stageRemark: String? { nil }
}

extension RunLoopState.Place {
  fileprivate var stage: Stage {
    let name =
      switch self {
      case .application: "UIApplication"
      case .window: "window"
      case .view: "hit view, control or first responder"
      case .superview: "superview"
      case .controller: "view controller"
      case .respondingWindow: "window as a responder"
      case .respondingApplication: "UIApplication as a responder"
      case .delegate: "app delegate"
      case .object: "target or designated object"
      }
    return Stage(3 + Int(rawValue), name, .foreground)
  }
}
