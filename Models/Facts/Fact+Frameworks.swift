extension Fact {
  /// What frameworks pass on to plugins in an app with scenes, read in their sources in November 2026.
  static let frameworks: [Fact] = [
    Fact(
      326,
      """
      Flutter passes events of scenes on to its engine and plugins only through FlutterSceneDelegate, or \
      through a delegate that adopts FlutterSceneLifeCycleProvider and forwards every event.
      """,
      documents: """
        flutter/flutter FlutterSceneDelegate.mm, FlutterSceneLifeCycle.mm; flutter/website, breaking \
        changes, uiscenedelegate — Flutter 3.35 (delegate), 3.38 (plugins)
        """,
      certainty: "obs (source)"),
    Fact(
      327,
      """
      A plugin of Flutter that is registered with addApplicationDelegate alone gets the four transitions \
      of the app and the warm URL, user activity and quick action from those of the scene. When they start \
      the app, it gets no user activity, and URL and quick action only as options of a second, late \
      didFinishLaunching.
      """,
      documents: """
        flutter/flutter FlutterPluginAppLifeCycleDelegate.mm, #175866, #176303, #176580, #179452 — \
        Flutter 3.38
        """,
      certainty: "obs (source)"),
    Fact(
      328,
      """
      Where an app registers its plugins in didInitializeImplicitFlutterEngine, they are registered after \
      UIKit's didFinishLaunching has returned, and get a call of their own with empty options. Registered \
      with the app delegate in didFinishLaunching, they get it in time.
      """,
      documents: """
        flutter/flutter #176240, FlutterImplicitEngineDelegate; flutter_background_fetch#414, \
        flutter_background_service#540 — Flutter 3.38
        """,
      certainty: "obs"),
    Fact(
      329,
      """
      Expo passes URL, user activity, quick action and transitions of a scene on to the subscribers of its \
      app delegate from expo 57.0.23 (where scenes are switched on) and SDK 58, through \
      ExpoAppSceneDelegate. Before, a subscriber in an app with scenes gets none of them.
      """,
      documents: """
        expo/expo #46733, #46734, #47628, #49925, #50032, #50191, #50205; expo/fyi, ios-scene-lifecycle \
        — SDK 57, 58
        """,
      certainty: "obs (source); the quick action that starts the app is not tried"),
    Fact(
      330,
      """
      Cordova posts CDVPluginHandleOpenURLNotification for the URL of a scene from cordova-ios 8.0.0, \
      through CDVSceneDelegate, and CDVPluginContinueUserActivityNotification from 8.1.0. The URL that \
      starts the app is posted before plugins listen, and its user activity is not posted.
      """,
      documents:
        "apache/cordova-ios CDVSceneDelegate.m, #1560, #1655, #1671 — cordova-ios 8.0 to 8.1.1",
      certainty: "obs (source)"),
    Fact(
      331,
      """
      Capacitor posts its notifications of URLs and universal links for scenes from 8.5.0, through \
      SceneDelegateProxy; those that start the app wait for the first view. Quick actions and other user \
      activities are not passed on, and capacitorContinueActivity is posted by no version.
      """,
      documents: "ionic-team/capacitor CAPSceneDelegateProxy.swift, #8536 — Capacitor 8.5",
      certainty: "obs (source)"),
    Fact(
      332,
      """
      In an app with scenes, neither Cordova's older notification of a URL with its source and annotation \
      is posted, nor is a method for URLs or user activities called that a plugin adds to the app delegate \
      in a category.
      """,
      documents: """
        apache/cordova-ios CDVSceneDelegate.m, CDVPluginNotifications.h — cordova-ios 8.0 to 8.1.1; \
        BranchMetrics/cordova-ionic-phonegap-branch-deep-linking-attribution and \
        nordnet/cordova-universal-links-plugin have such categories
        """,
      certainty: "obs (source)"),
    Fact(
      333,
      """
      The launch options of a bridge of React Native are those of the launch, so in an app with scenes its \
      modules find no URL, user activity, quick action or notification there. From 0.88, an app that hands \
      in its connection options gives them the first URL and the first user activity, and nothing else.
      """,
      documents: """
        facebook/react-native RCTLinkingManager.mm, RCTPushNotificationManager.mm, \
        RCTReactNativeFactory.mm, #35191, #57700 — React Native 0.74 to 0.88
        """,
      certainty: "obs (source)"),
    Fact(
      334,
      """
      From React Native 0.88, RCTLinkingManager's methods of the app delegate do nothing in an app whose \
      Info.plist has scene configurations: links come through scene(_:openURLContexts:) and \
      scene(_:continue:) of the same class.
      """,
      documents:
        "facebook/react-native RCTLinkingManager.mm, RCTUtils.mm, #57700 — React Native 0.88",
      certainty: "obs (source of the release candidates)"),
  ]
}
