import ModelChecking

/// The property suite of the scene model.
///
/// A property that says the same as one of the app model has the same identifier.
struct SceneProperties: PropertySuite {
  typealias State = SceneState
  typealias SceneProperty = SuiteProperty<SceneState>
  typealias SceneClaim = Claim<RuleMachine<SceneState>>
  typealias On = StepPredicate<RuleMachine<SceneState>>

  let profile: Profile
  let allowed: Set<SceneDispute>
  let sceneCount: Int
  let on: RulePredicates<SceneState>

  init(model: SceneModel, machine: RuleMachine<SceneState>) {
    profile = model.profile
    allowed = model.allowed
    sceneCount = model.sceneCount
    on = RulePredicates(machine: machine, catalogue: SceneModel.catalogue)
  }

  var all: [SceneProperty] {
    termination + launching + connections + transitions + aggregate + input + memoryAndLock
      + backgroundTime + phases + consequences
      + table + obligations + restatingRules(wellFormedness)
  }

  /// A claim for each scene.
  func forEachScene(_ claim: (Int) -> SceneClaim) -> [SceneClaim] {
    (0..<sceneCount).map(claim)
  }

  func invariant(
    _ id: String, _ statement: String, citing citations: [Citation], trigger: On? = nil,
    claims: [SceneClaim]
  ) -> SceneProperty {
    suiteProperty(.invariant, id, statement, citing: citations, trigger: trigger, claims)
  }
}

extension SceneProperties {
  /// The user launches the app.
  var launch: On {
    on.occurrence("a launch by the user") { $0.isOpening(.launch, .prewarmedLaunch) }
  }
  var backgroundLaunch: On {
    on.occurrence("a launch in the background", where: \.isBackgroundLaunch)
  }
  var wake: On { on.occurrence("a wake", where: \.isWake) }
  /// The user brings a scene forward in a process that exists.
  var open: On {
    on.occurrence("opening") { occurrence in
      occurrence.isOpening(.open, .reconnect, .connectFirst, .prewarmedLaunch)
    }
  }
  /// The user leaves an app that stays in memory.
  var leave: On { on.rule("home", "otherApp.opened", "sleep", "lock") }
  var userKill: On { on.occurrence("a kill by the user", where: \.isUserKill) }
  var suspends: On { on.rule("suspend") }
  var ends: On { on.processEnds }
}
