/// The rules of the launch model, for a choice of disputed points.
struct LaunchRules: DisputedRules {
  typealias State = LaunchState
  typealias LaunchRule = Rule<LaunchState>

  let allowed: Set<LaunchDispute>

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [LaunchRule] {
    entrances + process + insideUIApplicationMain + launchMethods + windowCode + views + presenting
      + ends
  }

  func event(
    _ name: String, by initiator: Initiator, when conditions: [Condition<LaunchState>],
    citing citations: [Citation], effect: @escaping @Sendable (inout LaunchState) -> Void
  ) -> LaunchRule {
    Rule(name, by: initiator, kind: .event, when: conditions, citing: citations, effect: effect)
  }

  /// A step that the process takes by itself.
  func step(
    _ name: String, by initiator: Initiator = .system, when conditions: [Condition<LaunchState>],
    citing citations: [Citation], effect: @escaping @Sendable (inout LaunchState) -> Void
  ) -> LaunchRule {
    Rule(name, by: initiator, kind: .silent, when: conditions, citing: citations, effect: effect)
  }

  func call(
    _ callback: Callback, _ delivery: Occurrence.Delivery = .plain, variant: String? = nil,
    by initiator: Initiator = .system,
    when conditions: [Condition<LaunchState>], citing citations: [Citation],
    effect: @escaping @Sendable (inout LaunchState) -> Void
  ) -> LaunchRule {
    Rule(
      callback.name, .delivery(delivery), variant: variant ?? delivery.suffix, by: initiator,
      kind: .delivery, when: conditions, delivers: callback, citing: citations, effect: effect)
  }

  func kill(
    _ name: String, by initiator: Initiator = .system, when conditions: [Condition<LaunchState>],
    citing citations: [Citation], end: LaunchState.Phase = .ended
  ) -> LaunchRule {
    Rule(name, by: initiator, kind: .kill, when: conditions, citing: citations) { $0.end(end) }
  }
}
