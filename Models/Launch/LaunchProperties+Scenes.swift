import ModelChecking

extension LaunchProperties {
  /// The first scene of an app with scenes: its configuration, its delegate, its entrance.
  var scenes: [LaunchProperty] {
    only(
      on: SceneModel.systemsWithScenes, connectsInOrder, followsLaunch, goesThroughStages,
      askedOnce, tellsNotTheApp, handsInputOver, knowsItsDelegate, unadopted, unheard,
      connectsAnyway)
      + only(on: .since(15), asksAppInCode)
  }

  var willConnect: On { on.delivers(.sceneWillConnect) }
  private var configures: On {
    on.rule(.configurationFromManifest, .configurationFromSession, .configurationForConnecting)
  }
  /// The step that makes the first scene known.
  var beginsScene: On { configures || findsNoConfiguration }
  private var findsNoConfiguration: On {
    on.rule(.configurationMissing, .configurationNamesUnknown)
  }
  private var findsNoDelegate: On {
    findsNoConfiguration || on.rule(.sceneDelegateNotNamed, .sceneDelegateClassMissing)
  }
  private var callsSceneDelegate: On {
    on.delivers(.sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive)
  }

  private func scene(_ scenes: LaunchState.Scene...) -> On {
    on.to("scene " + scenes.map { "\($0)" }.joined(separator: " or ")) { scenes.contains($0.scene) }
  }
}

extension LaunchProperties {
  private var connectsInOrder: LaunchProperty {
    order(
      "F149", "a scene connects, enters the foreground and becomes active, in turn, once each",
      citing: [149, 150], willConnect, on.rule(.willConnectReturns),
      on.delivers(.sceneWillEnterForeground), on.delivers(.sceneDidBecomeActive))
  }

  private var followsLaunch: LaunchProperty {
    invariant(
      "F149b", "a scene is configured after the launch methods, while the user waits for it",
      citing: [149, 157],
      .pattern(.precedence(of: didFinishReturns, before: beginsScene)),
      .everyStep(
        where: beginsScene,
        is: on.from("the user waits for a scene") {
          $0.phase == .presenting && $0.demand == .user && $0.isSceneBased && $0.scene == .none
        }))
  }

  private var goesThroughStages: LaunchProperty {
    let next = On("the next stage") { source, _, target in
      target.scene.rawValue == source.scene.rawValue + 1
    }
    let leavesDelegateOut = findsNoDelegate && scene(.made)
    let connectsWithout = on.rule(.sceneConnectsUnheard) && scene(.connected)
    return invariant(
      "F149c", "a scene is configured, gets its delegate and its storyboard, and connects, in turn",
      citing: [149, 228, 230],
      .everyStep(
        where: changes("the scene", \.scene), is: next || leavesDelegateOut || connectsWithout),
      .everyStep(where: configures, is: scene(.configured)),
      .everyStep(where: on.rule(.sceneDelegateMade), is: scene(.delegated)),
      .everyStep(
        where: on.rule(.sceneStoryboardLoaded, .sceneStoryboardNone), is: scene(.made)),
      .everyStep(where: willConnect, is: scene(.connecting)),
      .everyStep(where: on.rule(.willConnectReturns), is: scene(.connected)),
      .everyStep(where: on.delivers(.sceneWillEnterForeground), is: scene(.foreground)),
      .everyStep(where: on.delivers(.sceneDidBecomeActive), is: scene(.foreground)))
  }

  private var askedOnce: LaunchProperty {
    invariant(
      "F151", "the app delegate is asked once at most for a configuration, before a scene connects",
      citing: [149, 151],
      .pattern(.boundedExistence(of: on.delivers(.configurationForConnecting), atMost: 1)),
      .everyStep(
        where: on.delivers(.configurationForConnecting),
        is: on.from("names a configuration") { $0.adoption == .manifest || $0.adoption == .code }),
      .pattern(
        .absence(of: on.delivers(.configurationForConnecting)),
        .after(willConnect || on.rule(.sceneConnectsUnheard))))
  }

  private var asksAppInCode: LaunchProperty {
    invariant(
      "F226c",
      "where scenes are adopted in code, the app delegate or the session has the configuration",
      citing: [151, 226],
      .everyStep(
        where: beginsScene && on.from("scenes by code") { $0.adoption == .code },
        is: on.delivers(.configurationForConnecting) || on.rule(.configurationFromSession)))
  }

  private var tellsNotTheApp: LaunchProperty {
    invariant(
      "F152",
      "in an app with scenes, the app delegate is sent neither activation, background nor input",
      citing: [152, 154, 225],
      .everyStep(
        where: on.delivers(
          .didBecomeActive, .didEnterBackground, .openURL, .willContinueUserActivity,
          .continueUserActivity, .didFailToContinueUserActivity, .performActionForShortcutItem,
          .didReceiveRemoteNotification),
        is: on.from("no scenes") { !$0.isSceneBased }),
      .everyStep(where: callsSceneDelegate, is: on.from("scenes") { $0.isSceneBased }))
  }

  private var handsInputOver: LaunchProperty {
    invariant(
      "F154", "what the user opened the app with is handed over when its scene connects",
      citing: [154, 155],
      .everyStep(
        where: willConnect || on.rule(.sceneConnectsUnheard),
        is: on.to("nothing left") { $0.input == .none }))
  }

  private var knowsItsDelegate: LaunchProperty {
    invariant(
      "F149d", "a scene gets its delegate before it connects, and keeps it", citing: [149, 228],
      .everyStep(
        where: changes("the scene's delegate", \.hasSceneDelegate),
        is: on.rule(.sceneDelegateMade)),
      .everyStep(
        where: on.rule(.sceneDelegateMade), is: on.to("a delegate") { $0.hasSceneDelegate }),
      .everyStep(
        where: callsSceneDelegate, is: on.from("a delegate") { $0.hasSceneDelegate }),
      .everyStep(
        where: on.rule(.sceneConnectsUnheard, .activationUnheard)
          && on.from("a scene") { $0.scene != .none },
        is: on.from("no delegate") { !$0.hasSceneDelegate }))
  }
}

extension LaunchProperties {
  private var unadopted: LaunchProperty {
    invariant(
      "F168", "where a scene has no delegate, nothing is ever shown", citing: [168, 229],
      .pattern(.absence(of: isShown), .after(findsNoDelegate)))
  }

  private var unheard: LaunchProperty {
    invariant(
      "F168b", "where no delegate of a scene is named or found, none is called",
      citing: [168, 229, 230],
      .pattern(.absence(of: callsSceneDelegate), .after(findsNoDelegate)))
  }

  private var connectsAnyway: LaunchProperty {
    invariant(
      "F230", "a scene without a delegate connects all the same, unless the process ends first",
      citing: [229, 230],
      .pattern(
        .existence(of: on.rule(.sceneConnectsUnheard)),
        .between(findsNoDelegate, and: firstEvent, unless: ends)))
  }
}
