/// The rules of the device model, for a number of apps and a choice of disputed points.
struct DeviceRules {
  let apps: Int
  let allowed: Set<DeviceDispute>

  /// Every rule, family by family, and in each family app by app. The order decides which of
  /// several shortest counterexamples is shown, so ordinary rules come before unusual ones.
  var all: [Rule<DeviceState>] {
    let ofApps = (0..<apps).map { DeviceAppRules(app: $0, allowed: allowed).all }
    return (ofApps.first ?? []).indices.flatMap { family in ofApps.map { $0[family] } }
  }
}

/// What can happen to one app of the device.
///
/// A step takes an app from one phase to the next, with the callback that causes or announces the
/// change. What happens between two callbacks of one app belongs to the app model.
struct DeviceAppRules: DisputedRules {
  typealias State = DeviceState
  typealias DeviceRule = Rule<DeviceState>
  typealias Change = @Sendable (DeviceApp) -> DeviceApp

  /// The app, from 0.
  let app: Int
  let allowed: Set<DeviceDispute>

  var all: [DeviceRule] { launches + foreground + background + memory + pressure + userKills }

  func event(
    _ family: String, kind: RuleKind = .event, by initiator: Initiator,
    when conditions: [Condition<DeviceState>], delivers callback: Callback? = nil,
    citing citations: [Citation], change: @escaping Change
  ) -> DeviceRule {
    Rule(
      family, of: .app(app), by: initiator, kind: kind, when: conditions, delivers: callback,
      citing: citations
    ) { [app] in $0[app] = change($0[app]) }
  }

  func delivery(
    _ family: String, of callback: Callback, by initiator: Initiator,
    when conditions: [Condition<DeviceState>], citing citations: [Citation],
    change: @escaping Change
  ) -> DeviceRule {
    event(
      family, kind: .delivery, by: initiator, when: conditions, delivers: callback,
      citing: citations, change: change)
  }

  func kill(
    _ family: String, by initiator: Initiator, when conditions: [Condition<DeviceState>],
    citing citations: [Citation], leaving phase: DeviceApp.Phase = .notRunning
  ) -> DeviceRule {
    event(family, kind: .kill, by: initiator, when: conditions, citing: citations) {
      $0.entering(phase)
    }
  }
}
