import LifecycleModels

extension CirculatingClaim {
  static let aboutScenes: [CirculatingClaim] = [
    CirculatingClaim(
      "cold-open-contexts", .scenes,
      "A URL or universal link that opens an app with scenes comes to the scene's own method.",
      truth:
        "Cold, it is in the connection options of scene(_:willConnectTo:options:), and only there.",
      wrongOn: .since(13), fixedBy: .coldInput,
      saidBy: [
        .issue(
          "BranchMetrics/ios-branch-deep-linking-attribution#1160",
          "the documentation left out the URLs of a cold start"),
        .issue("flutter/flutter#179452", "expects scene(_:continue:) to be called"),
        .issue("supabase/supabase#48774", "a guide hands on scene(_:openURLContexts:) alone"),
      ], citing: [154, 155], refutedBy: [.belief("F155", of: .scene)]),
    CirculatingClaim(
      "app-methods", .scenes,
      "After the move to scenes the app delegate still hears of each transition.",
      truth: "The scene delegate is sent the four transitions instead of the app delegate.",
      wrongOn: .since(13), fixedBy: .sceneTransitions,
      saidBy: [
        .issue("home-assistant/iOS#1012", "its code in the app delegate never ran again"),
        .issue("OneSignal/OneSignal-iOS-SDK#714", "the library hooked the app delegate alone"),
        .issue("salemove/ios-sdk-widgets#296", "gave the scene delegate up for that reason"),
      ], citing: [152, 153],
      refutedBy: [
        .belief("I69", of: .scene),
        .impossible(.sceneWillEnterForeground, .sceneDidBecomeActive, .didBecomeActive, of: .scene),
      ]),
    CirculatingClaim(
      "disconnect-is-death", .scenes,
      "sceneDidDisconnect takes the place of applicationWillTerminate: the process is about to end.",
      truth: "The system takes scenes away to save memory, and the process goes on.",
      wrongOn: .since(13), fixedBy: .disconnecting,
      saidBy: [
        .issue(
          "privacybydesign/irmamobile#720",
          "code that was proposed: the stand-in for applicationWillTerminate"),
        .issue("tauri-apps/tao#1261", "a window was never given up, and a late one is a panic"),
      ], citing: [148, 158, 159],
      refutedBy: [
        .belief("I63", of: .scene),
        .possible(
          .sceneDidEnterBackground, .sceneDidDisconnect, .sceneWillConnect,
          .sceneWillEnterForeground, .sceneDidBecomeActive, of: .scene),
      ]),
    CirculatingClaim(
      "no-terminate", .scenes, "An app with scenes is never sent applicationWillTerminate.",
      truth: "It stays with the app delegate; the scenes disconnect first.", wrongOn: .since(13),
      fixedBy: .disconnecting,
      saidBy: [
        .issue(
          "home-assistant/iOS#1012", "lists it among the methods that are not invoked any more"),
        .issue(
          "privacybydesign/irmamobile#720",
          "a comment in code that was proposed: not called in an app with scenes"),
      ], citing: [86, 152],
      refutedBy: [
        .possible(.sceneWillResignActive, .sceneDidDisconnect, .willTerminate, of: .scene)
      ]),
    CirculatingClaim(
      "activates-before-connecting", .scenes,
      "A launch activates the app, then connects its scene.",
      truth:
        "A scene connects first; then it enters the foreground, and it is what becomes active.",
      wrongOn: .since(13), fixedBy: .windowInScene,
      saidBy: [
        .code(
          "compnerd/swift-win32", "Sources/SwiftWin32/App and Environment/ApplicationMain.swift",
          "calls applicationDidBecomeActive before a scene is configured or connected")
      ], citing: [149, 150, 152],
      refutedBy: [
        .impossible(
          .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .configurationForConnecting,
          .sceneWillConnect, of: .scene)
      ]),
    CirculatingClaim(
      "configuration-each-launch", .scenes,
      "application(_:configurationForConnecting:options:) is called for every launch.",
      truth: "It is asked for a new session; a session that persists has its configuration.",
      wrongOn: .since(13), fixedBy: .configuration,
      saidBy: [
        .issue(
          "CruGlobal/godtools-swift#2662", "notes it among what is called each time it is opened")
      ], citing: [149, 151], refutedBy: [.belief("F151", of: .scene)]),
  ]
}

extension CirculatingClaim {
  static let aboutWindows: [CirculatingClaim] = [
    CirculatingClaim(
      "has-a-scene", .scenes, "An app with scenes that runs has a scene.",
      truth: "A background launch may connect none, and the system may take the last one away.",
      wrongOn: .since(13), fixedBy: .anyScene,
      saidBy: [
        .issue(
          "wordpress-mobile/WordPress-iOS#25664", "asserts that a scene has connected before use"),
        .issue(
          "mozilla-mobile/firefox-ios#12622", "without a scene at activation the app would crash"),
      ], citing: [157, 158], refutedBy: [.belief("I21", of: .scene)]),
    CirculatingClaim(
      "window-is-app", .scenes, "When a window enters the background, the app does.",
      truth: "The app is as active as the most active of its scenes.", wrongOn: .since(13),
      fixedBy: .allWindows,
      saidBy: [
        .issue("firebase/firebase-ios-sdk#3523", "observers of each scene count for the app")
      ], citing: [163, 164, 165], refutedBy: [.belief("I64", of: .scene)]),
    CirculatingClaim(
      "discarded-is-gone", .scenes,
      "A session named in application(_:didDiscardSceneSessions:) is one that is gone.",
      truth: "After a launch it may name the session that drives the app now.", wrongOn: .since(13),
      fixedBy: .discarding,
      saidBy: [
        .issue("NativeScript/NativeScript#11376", "destroyed the live window by its identifier")
      ], citing: [160, 161],
      refutedBy: [
        .possible(.didFinishLaunching, .sceneWillConnect, .didDiscardSceneSessions, of: .scene)
      ]),
    CirculatingClaim(
      "no-app-notifications", .scenes,
      "With a scene delegate UIApplication posts no life-cycle notifications any more.",
      truth: "It posts them for the app as a whole; only the delegate methods are replaced.",
      wrongOn: .since(13), fixedBy: .appNotifications,
      saidBy: [
        .issue(
          "ArtSabintsev/Zephyr#42",
          "willEnterForegroundNotification is no longer posted, as far as is understood")
      ], citing: [50, 152],
      refutedBy: [.possible(.sceneWillEnterForeground, .noteWillEnterForeground, of: .scene)]),
    CirculatingClaim(
      "state-in-notification", .scenes,
      "applicationState in a notification of a transition is the new state already.",
      truth: "With scenes it may still be the old one.", wrongOn: .since(13), fixedBy: .sceneState,
      saidBy: [
        .issue(
          "growingio/growingio-sdk-ios-autotracker#215", "read it there, and got the old state")
      ], citing: [15, 51], refutedBy: [.belief("I10", of: .scene)]),
  ]
}
