import ModelChecking

/// The property suite of the app model.
///
/// Properties that carry an I-number come from the project's list of candidate invariants; those
/// that carry an F-number state a fact; T-properties hold the rules against the transition tables, and
/// W-properties are what makes the model well-formed.
struct AppProperties: PropertySuite {
  typealias State = AppState
  typealias AppProperty = SuiteProperty<AppState>
  typealias AppClaim = Claim<RuleMachine<AppState>>
  typealias On = StepPredicate<RuleMachine<AppState>>

  let profile: Profile
  let allowed: Set<AppDispute>
  let on: RulePredicates<AppState>

  init(profile: Profile, allowed: Set<AppDispute>, machine: RuleMachine<AppState>) {
    self.profile = profile
    self.allowed = allowed
    on = RulePredicates(machine: machine)
  }

  var all: [AppProperty] {
    termination + launching + transitions + backgroundTime + input + device + consequences
      + table + obligations + restatingRules(wellFormedness)
  }

  /// A statement of the guide: true in the profile that follows it, a belief in the other.
  func guideStatement(
    _ id: String, _ statement: String, citing citations: [Citation],
    trigger: On? = nil,
    _ claims: AppClaim...
  ) -> AppProperty {
    let role: AppProperty.Role = profile == .documented ? .invariant : .belief
    return suiteProperty(role, id, statement, citing: citations, trigger: trigger, claims)
  }
}

extension AppProperties {
  var launch: On {
    on.rule(
      "launch", "launch.url", "launch.userActivity", "launch.notificationTap", "launch.shortcut")
  }
  var backgroundLaunch: On { on.rule("launchInBackground.") }
  var wake: On { on.rule("wake.") }
  var open: On {
    on.rule("open", "open.url", "open.userActivity", "open.notificationTap", "open.shortcut")
  }
  var resume: On { on.rule("resume", "resume.") }
  /// The user leaves an app that stays in memory.
  var leave: On { on.rule("home", "otherApp.opened", "call.answered", "sleep", "lock") }
  var returnsFalse: On {
    on.rule("app.willFinishLaunching.returnsFalse", "app.didFinishLaunching.returnsFalse")
  }
  var inputCallback: On {
    on.delivers(
      .openURL, .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
      .performActionForShortcutItem)
  }
  var suspends: On { on.rule("suspend") }
  var ends: On { on.processEnds }
}
