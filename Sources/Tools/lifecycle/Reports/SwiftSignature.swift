import LifecycleModels

extension Callback {
  /// The declaration of a method of the app delegate or the scene delegate, as Swift writes it; nil
  /// for callbacks that the migration does not concern.
  var swiftDeclaration: String? {
    switch self {
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground:
      "func application\(member)(_ application: UIApplication)"
    case .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .sceneDidDisconnect:
      "func scene\(member)(_ scene: UIScene)"
    default: Self.declarations.first { $0.key == self }?.value
    }
  }

  /// The name of the method, or of the notification, as Apple's documentation writes it.
  var swiftName: String {
    let member = member
    if isNotification {
      return "UIApplication.\(member.prefix(1).lowercased())\(member.dropFirst())Notification"
    }
    if let name = Self.delegateMethods.first(where: { $0.key == self })?.value.first,
      name.contains("(")
    {
      return name
    }
    if name.hasPrefix("vc.") { return "viewController.\(name.dropFirst(3))" }
    return (derivedSpellings.first ?? name) + "(_:)"
  }

  /// The part of the name after the family, with a capital letter.
  private var member: String {
    let member = name.drop { $0 != "." }.dropFirst()
    return member.prefix(1).uppercased() + member.dropFirst()
  }

  private static let declarations: KeyValuePairs<Callback, String> = [
    .openURL: """
    func application(_ app: UIApplication, open url: URL, \
    options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    """,
    .willContinueUserActivity: """
    func application(_ application: UIApplication, \
    willContinueUserActivityWithType userActivityType: String) -> Bool
    """,
    .continueUserActivity: """
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, \
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    """,
    .didFailToContinueUserActivity: """
    func application(_ application: UIApplication, \
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    """,
    .performActionForShortcutItem: """
    func application(_ application: UIApplication, \
    performActionFor shortcutItem: UIApplicationShortcutItem, \
    completionHandler: @escaping (Bool) -> Void)
    """,
    .sceneStateRestorationActivity: """
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    """,
    .sceneRestoreInteractionState: """
    func scene(_ scene: UIScene, \
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    """,
    .sceneOpenURLContexts: """
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    """,
    .sceneWillContinueUserActivity: """
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    """,
    .sceneContinueUserActivity: """
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    """,
    .sceneDidFailToContinueUserActivity: """
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, \
    error: any Error)
    """,
    .scenePerformActionForShortcutItem: """
    func windowScene(_ windowScene: UIWindowScene, \
    performActionFor shortcutItem: UIApplicationShortcutItem, \
    completionHandler: @escaping (Bool) -> Void)
    """,
    .configurationForConnecting: """
    func application(_ application: UIApplication, \
    configurationForConnecting connectingSceneSession: UISceneSession, \
    options: UIScene.ConnectionOptions) -> UISceneConfiguration
    """,
    .sceneWillConnect: """
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, \
    options connectionOptions: UIScene.ConnectionOptions)
    """,
    .didDiscardSceneSessions: """
    func application(_ application: UIApplication, \
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    """,
  ]
}
