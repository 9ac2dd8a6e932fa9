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
      starts the app is posted before plugins listen.
      """,
      documents:
        "apache/cordova-ios CDVSceneDelegate.m, #1560, #1655, #1671 — cordova-ios 8.0 to 8.1.1",
      certainty: "obs (source)"),
    Fact(
      331,
      """
      Capacitor posts its notifications of URLs and universal links for scenes from 8.5.0, through \
      SceneDelegateProxy. Quick actions and other user activities are not passed on.
      """,
      documents: "ionic-team/capacitor CAPSceneDelegateProxy.swift, #8536 — Capacitor 8.5",
      certainty: "obs (source)"),
  ]
}
