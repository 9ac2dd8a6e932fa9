/// What is different for an app that moves from the app delegate to scenes.
///
/// The scene model with one window is compared with the app model, callback by callback, under the
/// mapping of Apple's migration table (F153). With the differences below set aside, the scene model
/// shows nothing that the app model does not. If any one of them is not set aside, it does, and the
/// shortest trace that shows it is the example of that difference.
public enum Migration {
  /// The comparison of the two models.
  public typealias Comparison = Refinement<SceneModel, AppModel>

  /// The comparison of what the delegates are sent in a profile, on systems that have scenes.
  public static func comparison(
    profile: Profile, systems: SystemVersions = SceneModel.systemsWithScenes
  ) -> Comparison {
    Refinement(
      of: SceneModel(
        profile: profile, scenes: 1, systems: systems, deciding: [.applicationEntersLate: false]),
      by: AppModel(profile: profile, systems: systems),
      except: differences(profile: profile),
      observing: { rule, source, target in
        Observation(openingBy: rule)
          ?? Observation(of: rule, from: source, to: target).flatMap(asAppDelegate)
      },
      as: { rule, source, target in
        Observation(openingBy: rule)
          ?? Observation(of: rule, from: source, to: target).flatMap(asAppDelegate)
      })
  }

  /// The method of the app delegate that a method of the scene delegate replaces (F153) or, for
  /// input, the one that was called instead of it (F154); nil if there is no counterpart.
  public static func counterpart(of callback: Callback) -> Callback? {
    switch callback {
    case .sceneWillEnterForeground: .willEnterForeground
    case .sceneDidBecomeActive: .didBecomeActive
    case .sceneWillResignActive: .willResignActive
    case .sceneDidEnterBackground: .didEnterBackground
    case .sceneOpenURLContexts: .openURL
    case .sceneWillContinueUserActivity: .willContinueUserActivity
    case .sceneContinueUserActivity: .continueUserActivity
    case .sceneDidFailToContinueUserActivity: .didFailToContinueUserActivity
    case .scenePerformActionForShortcutItem: .performActionForShortcutItem
    default: nil
    }
  }

  /// The callbacks of the scene life cycle that have no counterpart.
  public static let newCallbacks: [Callback] = [
    .configurationForConnecting, .sceneWillConnect, .sceneDidDisconnect, .didDiscardSceneSessions,
    .sceneStateRestorationActivity, .sceneRestoreInteractionState,
  ]

  /// Touches and calls of the first view controller are not compared.
  private static func asAppDelegate(_ observation: Observation) -> Observation? {
    guard case .callback(let callback, let state) = observation else { return observation }
    if newCallbacks.contains(callback) || callback == .touch { return nil }
    if views.contains(callback) || callback.isSceneNotification { return nil }
    return .callback(counterpart(of: callback) ?? callback, state: state)
  }

  private static let views: Set<Callback> = [.viewDidLoad, .viewWillAppear, .viewDidAppear]
}

extension Migration {
  /// Every difference; those that affect most apps come first.
  static func differences(profile: Profile) -> [Comparison.StatedDifference] {
    [firstEntrance, launchState, coldInput, coldResponse, restoration, notificationOrder]
      + (profile == .documented ? [backgroundEntrance] : [terminationState])
  }

  private static let firstEntrance = Comparison.StatedDifference(
    "firstEntrance",
    "a scene enters the foreground when it appears for the first time; an app delegate did not",
    advice: """
      What applicationWillEnterForeground did on a return, sceneWillEnterForeground now does at every \
      launch as well. Distinguish the two with a flag of your own that you set when the scene \
      connects.
      """,
    citing: [17, 150],
    implementation: { observed, _, source in
      guard let callback = observed.callback else { return observed }
      let isEntrance = callback == .willEnterForeground || callback == .noteWillEnterForeground
      return isEntrance && source.isFirstEntrance ? nil : observed
    })

  private static let launchState = Comparison.StatedDifference(
    "launchState",
    "until its scene comes forward the app is in the background state, even when the user opens it",
    advice: """
      applicationState in didFinishLaunching no longer distinguishes a launch by the user from a \
      background launch. Decide when a scene connects.
      """,
    citing: [11, 12],
    implementation: { observed, _, source in source.isFirstEntrance ? observed.inAnyState : observed
    },
    specification: { observed, _, source in
      source.isEntering || source.owed.contains(.call(.didBecomeActive))
        ? [observed, observed.inAnyState] : [observed]
    })

  private static let terminationState = Comparison.StatedDifference(
    "terminationState",
    "in applicationWillTerminate the app may be in the background state, because its scene is gone",
    advice: """
      Save in sceneDidDisconnect what belongs to a scene: when applicationWillTerminate comes, if it \
      comes, the scene and its window may no longer be there.
      """,
    citing: [83, 86, 87],
    implementation: { observed, _, _ in
      observed.callback == .willTerminate ? observed.inAnyState : observed
    },
    specification: { observed, _, _ in
      [observed.callback == .willTerminate ? observed.inAnyState : observed]
    })

  private static let coldInput = Comparison.StatedDifference(
    "coldInput",
    "a URL, an activity, a shortcut or a tapped notification that starts the app is not delivered",
    advice: """
      It comes once, in the connection options of scene(_:willConnectTo:options:), and launchOptions \
      does not contain it. Handle it there and in the scene's callbacks for warm input, through one \
      function. A tapped notification goes to the delegate of UNUserNotificationCenter too, as it did \
      before: handle it in one of the two places.
      """,
    citing: [154, 155],
    specification: { observed, _, source in
      guard let callback = observed.callback else { return [observed] }
      let isOpening = source.owed.contains(.call(.didBecomeActive))
      return input.contains(callback) && isOpening ? [observed, nil] : [observed]
    })

  private static let input: Set<Callback> = [
    .openURL, .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
    .performActionForShortcutItem, .didReceiveRemoteNotification, .unDidReceiveResponse,
  ]

  private static let coldResponse = Comparison.StatedDifference(
    "coldResponse",
    "the notification delegate may be told of the tap that starts the app before its scene connects",
    advice: """
      One tap is delivered twice: in the connection options and to the delegate of \
      UNUserNotificationCenter, in an order that no source tells. Handle it in one of the two, or \
      compare the identifiers of the requests; use no window there.
      """,
    citing: [186],
    implementation: { observed, _, source in
      observed.callback == .unDidReceiveResponse && source.owesResponse ? nil : observed
    })

  private static let restoration = Comparison.StatedDifference(
    "restoration",
    "the app delegate is no longer asked to save and to restore state",
    advice: """
      State is kept by each scene's session: give it a user activity in \
      stateRestorationActivity(for:) and read it when the scene connects.
      """,
    citing: [
      19, 75, 159,
      .assumption("with scenes UIKit restores by session; no fact tells the old calls"),
    ],
    specification: { observed, _, _ in
      guard let callback = observed.callback else { return [observed] }
      return [restorationCalls.contains(callback) ? nil : observed]
    })

  private static let restorationCalls: Set<Callback> = [
    .shouldRestoreState, .didDecodeState, .shouldSaveState, .willEncodeState,
  ]

  /// Only the documentation says that an app delegate is notified (F60, contradicted by F61).
  private static let backgroundEntrance = Comparison.StatedDifference(
    "backgroundEntrance",
    "a launch or wake in the background no longer sends didEnterBackground",
    advice: """
      Do not rely on didEnterBackground: finish what a background launch starts in that launch's \
      own callback. Devices did not send it to app delegates either.
      """,
    citing: [33, 60, 61, 152],
    specification: { observed, _, source in
      guard let callback = observed.callback else { return [observed] }
      let isEntrance = callback == .didEnterBackground || callback == .noteDidEnterBackground
      return isEntrance && source.execution == .background ? [observed, nil] : [observed]
    })

  private static let notificationOrder = Comparison.StatedDifference(
    "notificationOrder",
    "most of the application's notifications may come before the scene's callback",
    advice: """
      No source fixes the order of a notification of UIApplication and a callback of the scene \
      delegate, and no log at hand shows it reversed. Do not rely on it; do the work in one of the \
      two places.
      """,
    citing: [44, 45, 50, 51, 294],
    implementation: { observed, _, _ in withoutMoved(observed) },
    specification: { observed, _, _ in [withoutMoved(observed)] })

  private static func withoutMoved(_ observation: Observation) -> Observation? {
    let callback = observation.callback
    return callback == .noteDidBecomeActive || callback == .noteWillResignActive
      || callback == .noteWillEnterForeground ? nil : observation
  }
}
