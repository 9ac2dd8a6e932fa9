import ModelChecking

extension LaunchProperties {
  /// Whether the app has scenes, and which apps the SDK of iOS 27 keeps from launching.
  var adoption: [LaunchProperty] {
    only(on: SceneModel.systemsWithScenes, settledOnce, noMainInterface, manifestIsEnough)
      + [checkedForUser, emptyManifestIsBlack]
      + only(
        on: .requiringScenes, refusedEarly, refusedForUser, refusedWithoutScenes, passesWithScenes,
        refusedByAnySDK)
      + only(on: allowed.systems(of: .emptyManifestPasses), blackIfItPasses)
      + [builtWithAnySDK, neverPasses]
  }

  private var refuses: On { on.rule(.exceptionNoScenes, .exceptionEmptyManifest) }
  private var isSceneBased: On { on.from("the app has scenes") { $0.isSceneBased } }
  private var isChecked: On {
    on.from("at the user's first scene") { $0.phase == .interface && $0.demand == .user }
  }

  private var readsManifest: On {
    on.rule(.manifestNone, .manifestEmptyIgnored) || addsScenes
  }
  private var addsScenes: On {
    on.rule(
      .manifestEmpty, .manifestNamesConfiguration, .manifestNoneAdoptedInCode,
      .manifestEmptyAdoptedInCode)
  }

  private func saysOfScenes(_ adoptions: LaunchState.Adoption...) -> On {
    on.to(adoptions.map { "\($0)" }.joined(separator: " or ")) { adoptions.contains($0.adoption) }
  }

  private var settledOnce: LaunchProperty {
    invariant(
      "F225", "the manifest, or the app delegate, settles once whether the app has scenes",
      citing: [168, 225, 226],
      .everyStep(where: changes("scenes are adopted", \.adoption), is: addsScenes),
      .everyStep(where: on.rule(.manifestEmpty), is: saysOfScenes(.emptyManifest)),
      .everyStep(where: on.rule(.manifestNamesConfiguration), is: saysOfScenes(.manifest)),
      .everyStep(
        where: on.rule(.manifestNoneAdoptedInCode, .manifestEmptyAdoptedInCode),
        is: saysOfScenes(.code)),
      .everyStep(where: addsScenes, is: on.from("an app delegate") { $0.delegate != .none }),
      .pattern(.precedence(of: readsManifest, before: loadsInterface)),
      .pattern(.boundedExistence(of: readsManifest, atMost: 1)))
  }

  private var noMainInterface: LaunchProperty {
    invariant(
      "F228", "an app has either scenes or a main interface", citing: [140, 225, 228],
      .everyStep(
        where: loadsInterface && isSceneBased,
        is: on.rule(.interfaceLeftToScenes) && on.to("no window") { $0.window == nil }),
      .everyStep(where: on.rule(.interfaceLeftToScenes), is: isSceneBased))
  }

  private var manifestIsEnough: LaunchProperty {
    belief(
      "I102", "the scene manifest alone is enough to launch and to show something",
      citing: [168, 227, 229, 238],
      .everyStep(where: refuses, is: !isSceneBased),
      .everyStep(
        where: firstEvent
          && on.from("a manifest, and no delegate of the scene") { state in
            (state.adoption == .emptyManifest || state.adoption == .manifest)
              && !state.hasSceneDelegate
          },
        is: on.to("seen") { $0.showsInterface }))
  }

  private var checkedForUser: LaunchProperty {
    let passes = on.rule(.admissionUnchecked, .admissionAdopted, .admissionEmptyManifestPasses)
    return invariant(
      "F240b",
      "the SDK matters only where the user's first scene is made; an app that passes launches",
      citing: [235, 240],
      .everyStep(where: passes, is: isChecked),
      .everyStep(where: on.rule(.admissionNoScene), is: !isChecked),
      .everyStep(
        where: passes || on.rule(.admissionNoScene),
        is: on.to("admitted") { $0.phase == .admitted }))
  }

  private var emptyManifestIsBlack: LaunchProperty {
    statement(
      "F227", "where a manifest names no configuration, and no code does, nothing is shown",
      refutedOn: allowed.systems(of: .emptyManifestIsIgnored), citing: [225, 227, 229, 238],
      mayBeVacuous: systems.overlaps(SceneModel.systemsWithScenes)
        ? nil : "these systems have no scenes",
      .pattern(
        .absence(of: isShown), .after(on.rule(.manifestEmpty, .manifestEmptyIgnored))))
  }

  private var refusedEarly: LaunchProperty {
    invariant(
      "I101", "an app that is refused for the lack of scenes ends before its delegate is called",
      citing: [234, 235, 236],
      .everyStep(
        where: refuses,
        is: on.from("not called yet") { $0.phase == .interface && $0.application != .none }
          && on.to("an exception") { $0.phase == .exception }),
      .pattern(.absence(of: on.deliversToDelegate), .between(launch, and: refuses, ending: .weak)))
  }

  private var refusedForUser: LaunchProperty {
    invariant(
      "F240", "only an app that its user launches is refused for the lack of scenes",
      citing: [235, 240],
      .everyStep(where: refuses, is: on.from("for the user") { $0.demand == .user }))
  }

  private var refusedWithoutScenes: LaunchProperty {
    invariant(
      "F226", "an app that names a configuration, in its manifest or in code, is never refused",
      citing: [226, 227],
      .everyStep(
        where: refuses,
        is: on.from("names no configuration") {
          $0.adoption == .none || $0.adoption == .emptyManifest
        }),
      .everyStep(
        where: on.rule(.exceptionNoScenes), is: on.from("no scenes") { !$0.isSceneBased }),
      .everyStep(where: on.rule(.exceptionEmptyManifest), is: isSceneBased))
  }

  private var passesWithScenes: LaunchProperty {
    invariant(
      "F226b",
      "only an app that names a configuration, in its manifest or in code, passes the check",
      citing: [226, 227, 234],
      .everyStep(
        where: on.rule(.admissionAdopted),
        is: isChecked
          && on.from("names a configuration") { $0.adoption == .manifest || $0.adoption == .code }))
  }

  private var refusedByAnySDK: LaunchProperty {
    statement(
      "F237", "iOS 27 refuses every app without scenes, whatever SDK has built it",
      refutedOn: .requiringScenes, citing: [237],
      .everyStep(where: isChecked && !isSceneBased, is: refuses))
  }

  private var blackIfItPasses: LaunchProperty {
    invariant(
      "F238b", "an app that passes the check with an empty manifest shows nothing", citing: [238],
      .everyStep(
        where: on.rule(.admissionEmptyManifestPasses),
        is: isChecked && on.from("an empty manifest") { $0.adoption == .emptyManifest }),
      .pattern(.absence(of: isShown), .after(on.rule(.admissionEmptyManifestPasses))))
  }

  private var builtWithAnySDK: LaunchProperty {
    statement(
      "F234", "an app without scenes launches, whatever SDK has built it",
      refutedOn: .requiringScenes, citing: [232, 233, 234, 237],
      .everyStep(where: isChecked && !isSceneBased, is: !refuses))
  }

  private var neverPasses: LaunchProperty {
    statement(
      "F238", "an empty manifest never passes the check of the SDK of iOS 27",
      refutedOn: allowed.systems(of: .emptyManifestPasses), citing: [227, 238],
      .everyStep(
        where: on.from("an empty manifest, checked") {
          $0.phase == .interface && $0.demand == .user && $0.adoption == .emptyManifest
        }, is: !on.rule(.admissionEmptyManifestPasses)))
  }
}
