import ModelChecking

/// The property suite of the app model.
///
/// Properties that carry an I-number come from the project's list of candidate invariants; those
/// that carry an F-number state a fact; T-properties check the rules against the transition tables;
/// W-properties say that the model is well-formed.
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
    on = RulePredicates(machine: machine, catalogue: AppModel.catalogue)
  }

  var all: [AppProperty] {
    termination + launching + transitions + backgroundTime + input + device + consequences
      + table + obligations + restatingRules(wellFormedness)
  }

  /// A guide statement: an invariant in the documented profile, a belief in the observed one.
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
  var launch: On { on.occurrence("a launch by the user") { $0.isOpening(.launch) } }
  var backgroundLaunch: On {
    on.occurrence("a launch in the background", where: \.isBackgroundLaunch)
  }
  var wake: On { on.occurrence("a wake", where: \.isWake) }
  var open: On { on.occurrence("opening") { $0.isOpening(.open) } }
  var resume: On { on.occurrence("resuming") { $0.isOpening(.resume) } }
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
  var userKill: On { on.occurrence("a kill by the user", where: \.isUserKill) }
  var suspends: On { on.rule("suspend") }
  var ends: On { on.processEnds }
}
