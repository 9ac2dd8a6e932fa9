/// How people and frameworks write the names of callbacks.
///
/// Spellings that differ only in letter case and punctuation count as one, so an Objective-C
/// selector stands for the Swift name with the same words.
extension Callback {
  /// Every known spelling, the canonical name included.
  package var spellings: [String] {
    derivedSpellings + Self.delegateMethods.filter { $0.key == self }.flatMap(\.value)
  }

  /// The spellings that follow from the canonical name.
  package var derivedSpellings: [String] {
    let parts = name.split(separator: ".").map(String.init)
    let (family, member) = (parts[0], parts[1])
    let capitalised = member.prefix(1).uppercased() + member.dropFirst()
    return switch family {
    case "app": ["application" + capitalised, name]
    case "note" where isSceneNotification: [name]
    case "note":
      [
        "UIApplication" + capitalised + "Notification", "UIApplication" + capitalised,
        member + "Notification", name,
      ]
    case "scene": ["scene" + capitalised, name]
    case "vc": [member, name]
    default: [name]
    }
  }

  /// The methods of app delegates and scene delegates whose spellings do not follow from the
  /// canonical name.
  package static let delegateMethods =
    Array(appDelegateMethods) + Array(sceneDelegateMethods) + Array(notificationDelegateMethods)

  /// Methods of the app delegate: selectors, and the names that Xamarin and .NET MAUI use.
  private static let appDelegateMethods: KeyValuePairs<Callback, [String]> = [
    .willFinishLaunching: ["application(_:willFinishLaunchingWithOptions:)"],
    .didFinishLaunching: [
      "application(_:didFinishLaunchingWithOptions:)", "FinishedLaunching",
    ],
    .didBecomeActive: ["OnActivated"],
    .willResignActive: ["OnResignActivation"],
    .didReceiveMemoryWarning: ["ReceiveMemoryWarning"],
    .openURL: [
      "application(_:open:options:)", "application:openURL:options:",
      "application(_:open:sourceApplication:annotation:)",
      "application:openURL:sourceApplication:annotation:",
      "application(_:handleOpen:)", "application:handleOpenURL:",
    ],
    .willContinueUserActivity: ["application(_:willContinueUserActivityWithType:)"],
    .continueUserActivity: [
      "application(_:continue:restorationHandler:)",
      "application:continueUserActivity:restorationHandler:",
    ],
    .didFailToContinueUserActivity: [
      "application(_:didFailToContinueUserActivityWithType:error:)"
    ],
    .performActionForShortcutItem: [
      "application(_:performActionFor:completionHandler:)",
      "application:performActionForShortcutItem:completionHandler:",
    ],
    .didReceiveRemoteNotification: [
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "ReceivedRemoteNotification",
    ],
    .performFetch: ["application(_:performFetchWithCompletionHandler:)"],
    .handleEventsForBackgroundURLSession: [
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      "HandleEventsForBackgroundUrl",
    ],
    .shouldRestoreState: [
      "application(_:shouldRestoreApplicationState:)",
      "application(_:shouldRestoreSecureApplicationState:)",
    ],
    .didDecodeState: [
      "application(_:didDecodeRestorableStateWith:)",
      "application:didDecodeRestorableStateWithCoder:", "DidDecodeRestorableState",
    ],
    .shouldSaveState: [
      "application(_:shouldSaveApplicationState:)",
      "application(_:shouldSaveSecureApplicationState:)",
    ],
    .willEncodeState: [
      "application(_:willEncodeRestorableStateWith:)",
      "application:willEncodeRestorableStateWithCoder:", "WillEncodeRestorableState",
    ],
    .configurationForConnecting: [
      "application(_:configurationForConnecting:options:)",
      "application:configurationForConnectingSceneSession:options:", "GetConfiguration",
    ],
    .didDiscardSceneSessions: ["application(_:didDiscardSceneSessions:)"],
  ]

  /// Methods of the delegate of the user notification centre.
  private static let notificationDelegateMethods: KeyValuePairs<Callback, [String]> = [
    .unDidReceiveResponse: [
      "userNotificationCenter(_:didReceive:withCompletionHandler:)",
      "userNotificationCenter(_:didReceive:)",
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
    ],
    .unWillPresent: [
      "userNotificationCenter(_:willPresent:withCompletionHandler:)",
      "userNotificationCenter(_:willPresent:)",
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
    ],
  ]

  /// Methods of scene delegates.
  private static let sceneDelegateMethods: KeyValuePairs<Callback, [String]> = [
    .sceneDidBecomeActive: ["SceneOnActivated"],
    .sceneWillResignActive: ["SceneOnResignActivation"],
    .sceneWillConnect: [
      "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:",
      "sceneWillConnectTo", "willConnectTo",
    ],
    .sceneOpenURLContexts: ["scene(_:openURLContexts:)"],
    .sceneWillContinueUserActivity: ["scene(_:willContinueUserActivityWithType:)"],
    .sceneContinueUserActivity: ["scene(_:continue:)", "scene:continueUserActivity:"],
    .sceneDidFailToContinueUserActivity: [
      "scene(_:didFailToContinueUserActivityWithType:error:)"
    ],
    .scenePerformActionForShortcutItem: [
      "windowScene(_:performActionFor:completionHandler:)",
      "windowScene:performActionForShortcutItem:completionHandler:",
      "windowScene(_:performActionFor:)",
    ],
  ]
}
