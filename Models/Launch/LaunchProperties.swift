import ModelChecking

/// The property suite of the launch model.
///
/// Properties that carry an I-number come from the project's list of candidate invariants; those
/// that carry an F-number state a fact, or a conclusion that people draw from it. T-properties
/// check the rules against the table of the launch procedure; W-properties say that the model is
/// well-formed.
struct LaunchProperties: PropertySuite {
  typealias State = LaunchState
  typealias LaunchProperty = SuiteProperty<LaunchState>
  typealias LaunchClaim = Claim<RuleMachine<LaunchState>>
  typealias On = StepPredicate<RuleMachine<LaunchState>>

  let profile: Profile
  let allowed: Set<LaunchDispute>
  let on: RulePredicates<LaunchState>

  init(profile: Profile, allowed: Set<LaunchDispute>, machine: RuleMachine<LaunchState>) {
    self.profile = profile
    self.allowed = allowed
    on = RulePredicates(machine: machine, catalogue: LaunchModel.catalogue)
  }

  var all: [LaunchProperty] {
    process + uiApplicationMain + delegates + launchMethods + inputs + windows + views + endings
      + changes + restatingRules(table + wellFormedness)
  }

  /// A statement of the documentation: true in the profile that follows it, a belief in the other.
  func documented(
    _ id: String, _ statement: String, citing citations: [Citation], _ claims: LaunchClaim...
  ) -> LaunchProperty {
    suiteProperty(
      profile == .documented ? .invariant : .belief, id, statement, citing: citations, claims)
  }

  /// An observation that contradicts the documentation: a belief in the documented profile.
  func observed(
    _ id: String, _ statement: String, citing citations: [Citation], _ claims: LaunchClaim...
  ) -> LaunchProperty {
    suiteProperty(
      profile == .observed ? .invariant : .belief, id, statement, citing: citations, claims)
  }
}

extension LaunchProperties {
  var launch: On {
    on.rule(
      "launch", "launch.url", "launch.userActivity", "launch.notificationTap", "launch.shortcut")
  }
  var makesApplication: On {
    on.rule(
      "application.isUIApplication", "application.fromInfoPlist", "application.fromArgument")
  }
  var usesDelegateArgument: On { on.rule("delegate.fromArgument", "delegate.argumentIsNil") }
  var loadsInterface: On {
    on.rule(
      "interface.storyboard", "interface.none", "interface.nib", "interface.nibWithDelegate",
      "interface.scenesWithoutDelegate")
  }
  var raises: On {
    on.rule(
      "exception.unknownPrincipalClass", "exception.unknownDelegateClass",
      "exception.rootlessWindow")
  }
  var willFinishReturns: On {
    on.rule("willFinishReturns.true", "willFinishReturns.false")
  }
  var didFinishReturns: On {
    on.rule("didFinishReturns.true", "didFinishReturns.false")
  }
  var returnsFalse: On {
    on.rule("willFinishReturns.false", "didFinishReturns.false")
  }
  var becomesVisible: On { on.rule("code.makeKeyAndVisible", "window.visibleByUIKit") }
  var isShown: On { on.rule("window.shown") }
  var settles: On { on.rule("runLoop.firstEvent") || settlesInBackground }
  var settlesInBackground: On {
    on.rule("runLoop.waitsInBackground", "app.didEnterBackground")
  }
  var ends: On { on.isKind(.kill) || on.rule("exit") }

  /// The steps come in this order, each at most once.
  func order(
    _ id: String, _ statement: String, citing citations: [Citation], _ steps: On...
  ) -> LaunchProperty {
    suiteProperty(
      .invariant, id, statement, citing: citations, trigger: steps.last,
      zip(steps, steps.dropFirst()).map { .pattern(.precedence(of: $0, before: $1)) }
        + steps.map { .pattern(.boundedExistence(of: $0, atMost: 1)) })
  }
}
