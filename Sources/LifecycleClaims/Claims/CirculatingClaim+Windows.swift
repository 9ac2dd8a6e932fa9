import LifecycleModels

extension CirculatingClaim {
  static let aboutWindows: [CirculatingClaim] = [
    CirculatingClaim(
      "has-a-scene", .scenes,
      "An app with scenes that runs has a scene.",
      truth: "A background launch may connect none, and the system may take the last one away.",
      saidBy: [
        .issue(
          "wordpress-mobile/WordPress-iOS#25664", "asserts that a scene has connected before use"),
        .issue(
          "mozilla-mobile/firefox-ios#12622", "without a scene at activation the app would crash"),
      ],
      citing: [157, 158],
      refutedBy: [.belief("I21", of: .scene)]),
    CirculatingClaim(
      "window-is-app", .scenes,
      "When a window enters the background, the app does.",
      truth: "The app is as active as the most active of its scenes.",
      saidBy: [
        .issue(
          "firebase/firebase-ios-sdk#3523", "observers of each scene count for the app")
      ],
      citing: [163, 164, 165],
      refutedBy: [.belief("I64", of: .scene)]),
    CirculatingClaim(
      "discarded-is-gone", .scenes,
      "A session named in application(_:didDiscardSceneSessions:) is one that is gone.",
      truth: "After a launch it may name the session that drives the app now.",
      saidBy: [
        .issue("NativeScript/NativeScript#11376", "destroyed the live window by its identifier")
      ],
      citing: [160, 161],
      refutedBy: [
        .possible(
          .didFinishLaunching, .sceneWillConnect, .didDiscardSceneSessions, of: .scene)
      ]),
    CirculatingClaim(
      "no-app-notifications", .scenes,
      "With a scene delegate UIApplication posts no life-cycle notifications any more.",
      truth: "It posts them for the app as a whole; only the delegate methods are replaced.",
      saidBy: [
        .issue(
          "ArtSabintsev/Zephyr#42",
          "willEnterForegroundNotification is no longer posted, as far as is understood")
      ],
      citing: [50, 152],
      refutedBy: [
        .possible(.sceneWillEnterForeground, .noteWillEnterForeground, of: .scene)
      ]),
    CirculatingClaim(
      "state-in-notification", .scenes,
      "applicationState in a notification of a transition is the new state already.",
      truth: "With scenes it may still be the old one.",
      saidBy: [
        .issue(
          "growingio/growingio-sdk-ios-autotracker#215", "read it there, and got the old state")
      ],
      citing: [15, 51],
      refutedBy: [.belief("I10", of: .scene)]),
  ]
}
