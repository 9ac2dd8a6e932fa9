/// What is different for an app that moves from the app delegate to scenes.
///
/// The scene model with one window is compared with the app model, callback by callback, under the
/// mapping of Apple's migration table (F153). With the differences below set aside, the scene model
/// shows nothing that the app model does not. If any one of them is not set aside, it does, and the
/// shortest trace that shows it is the example of that difference.
public enum Migration {
  /// The comparison of the two models.
  public typealias Comparison = Refinement<SceneModel, AppModel>

  /// The comparison of what the delegates are sent in a profile.
  public static func comparison(profile: Profile) -> Comparison {
    Refinement(
      of: SceneModel(profile: profile, scenes: 1), by: AppModel(profile: profile),
      except: differences(profile: profile),
      observing: { rule, source, target in
        opening(by: rule)
          ?? Observation(of: rule, from: source, to: target).flatMap(asAppDelegate)
      },
      as: { rule, source, target in
        opening(by: rule)
          ?? Observation(of: rule, from: source, to: target).flatMap(asAppDelegate)
      })
  }

  /// How the user opens the app, cold or warm, and with what.
  private static func opening<State>(by rule: Rule<State>) -> Observation? {
    guard case .opening(let opening, let input) = rule.occurrence else { return nil }
    let isCold = opening == .launch || opening == .prewarmedLaunch
    let with = input.map { " with \($0)" } ?? ""
    return .userAction((isCold ? "launch" : "open") + with)
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
  ]

  /// Touches and calls of the first view controller are not compared.
  private static func asAppDelegate(_ observation: Observation) -> Observation? {
    guard case .callback(let callback, let state) = observation else { return observation }
    if newCallbacks.contains(callback) || callback == .touch { return nil }
    if views.contains(callback) { return nil }
    return .callback(counterpart(of: callback) ?? callback, state: state)
  }

  private static let views: Set<Callback> = [.viewDidLoad, .viewWillAppear, .viewDidAppear]
}
