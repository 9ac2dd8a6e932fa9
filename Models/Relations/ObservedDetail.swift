/// How much is observed where a model of one system is compared with that of another.
enum ObservedDetail: Sendable {
  /// What the user, the device and the app do, the start and the end of the process, and every call
  /// with the state that it can read. What the system does is known by the calls only.
  case calls
  /// The same, and everything that the system does.
  case events
}

extension Observation {
  /// What a step of a rule shows; nil if it shows nothing.
  init?<State: ProcessState>(
    of rule: Rule<State>, from source: State, to target: State, in detail: ObservedDetail
  ) {
    if rule.callback == nil, let event = rule.event(in: detail) {
      self = .event(rule.component.map { "\(event) of \($0.words)" } ?? event)
    } else if let observation = Observation(of: rule, from: source, to: target) {
      self = observation
    } else {
      return nil
    }
  }
}

extension Rule {
  /// What occurs, in a word that does not depend on the variant of a rule; nil if that is not
  /// observed.
  fileprivate func event(in detail: ObservedDetail) -> String? {
    switch occurrence {
    // An app that hides its window does nothing where it can have none.
    case .delivery, .hiddenWindow: nil
    case .userKill: "userKill"
    case .departure(let departure, _): "\(departure)"
    case .cutShort(let opening) where detail == .calls:
      "\(Occurrence.opening(opening, with: nil))"
    case .backgroundLaunch where detail == .calls: "backgroundLaunch"
    case .wake where detail == .calls: "wake"
    case .covering, .uncovering:
      detail == .calls ? nil : occurrence.map { "\($0)" }
    default:
      initiator == .system && detail == .calls ? nil : occurrence.map { "\($0)" } ?? family
    }
  }
}
