/// How much is observed where a model of one system is compared with that of another.
enum ObservedDetail: Sendable {
  /// What the user, the device and the app do, the start and the end of the process, and every call
  /// with the state that it can read. What the system does is known by the calls only.
  case calls
  /// The same, and everything that the system does.
  case events
}

/// What the steps of a machine show in some detail.
///
/// The words for events are made once for each rule. To make them for each step, from the names of the
/// cases, would take most of the time of a comparison.
struct ObservedRules<State: ProcessState>: Sendable {
  /// What the steps of a rule show, by its name, if that is the same for all of them.
  private let events: [String: Observation]

  init(_ rules: [Rule<State>], in detail: ObservedDetail) {
    let events = rules.compactMap { rule in
      rule.event(in: detail).map { event in
        let words = rule.component.map { "\(event) of \($0.words)" } ?? event
        return (rule.name, Observation.event(words))
      }
    }
    self.events = Dictionary(uniqueKeysWithValues: events)
  }

  /// What a step of a rule shows; nil if it shows nothing.
  func observation(of rule: Rule<State>, from source: State, to target: State) -> Observation? {
    let event = rule.callback == nil ? events[rule.name] : nil
    return event ?? Observation(of: rule, from: source, to: target)
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
    case .cutShort(let opening, _) where detail == .calls:
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
