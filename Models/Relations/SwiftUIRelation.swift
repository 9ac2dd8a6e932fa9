/// What is different for an app whose windows are SwiftUI's, compared with an app with scenes.
///
/// The SwiftUI model with one window is compared with the scene model with one window: a change of
/// phase stands for the scene callback that it follows from (F170), and a modifier of the view for
/// the method of the scene delegate that it replaces (F223). With the differences below set aside,
/// the SwiftUI model shows nothing that the scene model does not.
public enum SwiftUIRelation {
  /// The comparison of the two models.
  public typealias Comparison = Refinement<SwiftUIModel, SceneModel>

  /// The comparison of what the code is called with in a profile, on systems that have SwiftUI.
  ///
  /// Left out is what only one of the models has for reasons that have nothing to do with SwiftUI:
  /// an entrance that is cut short, a window that exists while the process is prewarmed, and a silent
  /// kill by the user between the call of a scene delegate and the phase that follows from it.
  public static func comparison(
    profile: Profile, systems: SystemVersions = SwiftUIModel.systemsWithSwiftUI
  ) -> Comparison {
    Refinement(
      of: SwiftUIModel(
        profile: profile, windows: 1, systems: systems,
        deciding: [
          .entranceCutShort: false, .entranceCovered: false,
          .prewarmRunsLaunchCallbacks: false, .silentUserKillWhileRunning: false,
        ]),
      by: SceneModel(profile: profile, scenes: 1, systems: systems),
      except: differences(profile: profile, systems: systems),
      observing: { rule, source, target in
        Observation(openingBy: rule)
          ?? Observation(of: rule, from: source, to: target).flatMap { asScene($0, source) }
      },
      as: { rule, source, target in
        Observation(openingBy: rule)
          ?? Observation(of: rule, from: source, to: target).flatMap(ofScene)
      })
  }

  /// The method of a delegate that a modifier or an event of SwiftUI replaces; nil if there is none,
  /// or if that depends on the phase before.
  public static func counterpart(of callback: Callback) -> Callback? {
    switch callback {
    case .phaseSceneActive: .sceneDidBecomeActive
    case .phaseSceneBackground: .sceneDidEnterBackground
    case .viewOnOpenURL: .sceneOpenURLContexts
    case .viewOnContinueUserActivity: .sceneContinueUserActivity
    case .swiftUIBackgroundTask: .bgLaunchHandler
    default: nil
    }
  }

  /// What SwiftUI calls and an app with scenes has no counterpart for.
  public static let newCallbacks: [Callback] = [
    .swiftUIInit, .viewOnAppear, .viewTask, .phaseAppActive, .phaseAppInactive, .phaseAppBackground,
  ]

  /// The state in which input is read is not compared: it depends on whether the start was cold.
  /// Protected data may be announced on either side of input that starts the app.
  private static let inputs: Set<Callback> = [
    .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
    .sceneDidFailToContinueUserActivity, .protectedDataWillBecomeUnavailable,
    .protectedDataDidBecomeAvailable,
  ]

  /// A scene delegate of the app's own is compared as it is, beside the phases.
  private static func asScene(_ observation: Observation, _ source: SwiftUIState) -> Observation? {
    guard case .callback(let callback, let state) = observation else { return observation }
    if newCallbacks.contains(callback) || callback == .touch { return nil }
    if source.kind == .ownSceneDelegate {
      if callback.phaseOfScene != nil { return nil }
      // The scene delegate has a method of its own for it, so this is one call more.
      if callback == .viewOnOpenURL { return .callback(callback, state: nil) }
    }
    let scene =
      callback == .phaseSceneInactive
      ? source.scenes[0].activation == .active ? .sceneWillResignActive : .sceneWillEnterForeground
      : counterpart(of: callback) ?? callback
    if inputs.contains(scene) { return .callback(scene, state: nil) }
    return .callback(scene, state: scene.isSentBeforeItsEffect ? source.execution : state)
  }

  private static func ofScene(_ observation: Observation) -> Observation? {
    guard case .callback(let callback, let state) = observation else { return observation }
    if callback.isNotification || callback.isViewControllerMethod || callback == .touch {
      return nil
    }
    if callback == .didDiscardSceneSessions { return nil }
    return .callback(callback, state: inputs.contains(callback) ? nil : state)
  }
}

extension SwiftUIRelation {
  /// Every difference; those that affect most apps come first.
  static func differences(
    profile: Profile, systems: SystemVersions
  ) -> [Comparison.StatedDifference] {
    let observed = profile == .observed
    let haveTwoRoutes = systems.contains(18) || systems.contains(26)
    return [firstEntrance, connection, coldInput, announcement, linkAsURL]
      + (observed ? [firstActivation] : []) + (observed && haveTwoRoutes ? [twoRoutes] : [])
  }

  private static let firstEntrance = Comparison.StatedDifference(
    "firstEntrance",
    "a view that appears for the first time is not told that its window enters the foreground",
    advice: """
      onChange reports changes only. What must happen at every entrance belongs into the active \
      phase, with a flag that the background phase sets.
      """,
    citing: [171, 213],
    specification: { observed, _, source in
      let isFirst =
        observed.callback == .sceneWillEnterForeground && !source.scenes[0].hasAppeared
      return isFirst ? [observed, nil] : [observed]
    })

  private static let firstActivation = Comparison.StatedDifference(
    "firstActivation",
    "the first active phase may not be reported, because the view appears in it",
    advice: """
      Read the phase in onAppear as well, or pass initial: true to onChange.
      """,
    citing: [213],
    specification: { observed, _, source in
      let scene = source.scenes[0]
      let isFirst =
        observed.callback == .sceneDidBecomeActive
        && (scene.owed.contains(.call(.viewDidAppear))
          || scene.views.contains(.call(.viewDidAppear)))
      return isFirst ? [observed, nil] : [observed]
    })

  private static let connection = Comparison.StatedDifference(
    "connection",
    "no code of a SwiftUI app is called when a scene connects or disconnects",
    advice: """
      Set up a window in onAppear or in its task, and save in the inactive and background phases: \
      nothing tells of the end of a scene. configurationForConnecting in the adaptor's delegate can \
      name a scene delegate of your own, which is then called.
      """,
    citing: [217, 218],
    specification: { observed, _, _ in
      let isOfScene =
        observed.callback == .sceneWillConnect || observed.callback == .sceneDidDisconnect
      return isOfScene ? [observed, nil] : [observed]
    })

  private static let coldInput = Comparison.StatedDifference(
    "coldInput",
    "a URL or a link that starts the app is given to a modifier of the view, as if it came warm",
    advice: """
      onOpenURL and onContinueUserActivity take cold and warm input alike. Only a scene delegate of \
      your own finds cold input in the options of its connection.
      """,
    citing: [154, 219, 223],
    specification: { observed, rule, _ in
      switch rule.occurrence {
      case .delivery(.carrying(.url)):
        [observed, .callback(.sceneOpenURLContexts, state: nil)]
      case .delivery(.carrying(.userActivity)):
        [observed, .callback(.sceneContinueUserActivity, state: nil)]
      default: [observed]
      }
    })

  private static let announcement = Comparison.StatedDifference(
    "announcement",
    "a link is not announced before it is given to the view",
    advice: "Show progress only when the link is there: nothing comes before it.",
    citing: [56, 223],
    specification: { observed, _, _ in
      observed.callback == .sceneWillContinueUserActivity ? [observed, nil] : [observed]
    })

  private static let linkAsURL = Comparison.StatedDifference(
    "linkAsURL",
    "a universal link may be given to onOpenURL instead of onContinueUserActivity",
    advice: """
      Implement both modifiers, let them call one function, and drop a link that has just been handled.
      """,
    citing: [219, 221, 223],
    specification: { observed, _, _ in
      observed.callback == .sceneContinueUserActivity
        ? [observed, .callback(.sceneOpenURLContexts, state: nil)] : [observed]
    })

  private static let twoRoutes = Comparison.StatedDifference(
    "twoRoutes",
    """
    a link may come to the view beside the app's own scene delegate (iOS 26), or after it was \
    announced to that in vain (iOS 18)
    """,
    advice: """
      With a scene delegate of your own, implement onOpenURL beside scene(_:continue:), let both call \
      one function, and drop a link that has just been handled.
      """,
    citing: [56, 221, 222],
    implementation: { observed, _, _ in
      observed.callback == .viewOnOpenURL ? nil : observed
    },
    specification: { observed, _, _ in
      observed.callback == .sceneContinueUserActivity ? [observed, nil] : [observed]
    })
}
