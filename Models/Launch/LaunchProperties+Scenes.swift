import ModelChecking

extension LaunchProperties {
  /// What a launch is like without a scene delegate, on systems that have scenes.
  var scenes: [LaunchProperty] {
    only(
      on: SceneModel.systemsWithScenes, orphaned, isVisibleWithoutScene, settledByInfoPlist,
      manifest)
      + only(on: .requiringScenes, refusedEarly, refusedForUser)
      + [builtWithAnySDK]
  }

  private var declaresScenes: On { on.rule("interface.scenesWithoutDelegate") }
  private var refuses: On { on.rule("exception.noScenes") }
  private var isSceneBased: On { on.from("scenes declared") { $0.isSceneBased } }

  private var orphaned: LaunchProperty {
    invariant(
      "F168", "where scenes are declared and nobody takes them, nothing is ever shown",
      citing: [168], .pattern(.absence(of: isShown), .after(declaresScenes)))
  }

  private var isVisibleWithoutScene: LaunchProperty {
    witness(
      "F229", "a window that code makes visible stays black where scenes are declared",
      citing: [168, 229],
      .reachableStep(
        firstEvent && on.to("orphaned") { $0.isSceneBased && $0.isVisible && $0.hasRoot }))
  }

  private var settledByInfoPlist: LaunchProperty {
    invariant(
      "F168b", "whether an app has scenes is settled by its Info.plist", citing: [168],
      .everyStep(where: changes("scenes are declared", \.isSceneBased), is: declaresScenes),
      .everyStep(where: declaresScenes, is: on.to("scenes declared") { $0.isSceneBased }))
  }

  private var manifest: LaunchProperty {
    belief(
      "I102", "the scene manifest alone is enough to launch and to show something",
      citing: [168, 227, 229, 238],
      .everyStep(where: refuses, is: !isSceneBased),
      .everyStep(where: firstEvent && isSceneBased, is: on.to("seen") { $0.showsInterface }))
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

  private var builtWithAnySDK: LaunchProperty {
    statement(
      "F234", "an app without scenes launches, whatever SDK has built it",
      refutedOn: .requiringScenes, citing: [232, 233, 234, 237],
      .pattern(.absence(of: refuses)))
  }
}
