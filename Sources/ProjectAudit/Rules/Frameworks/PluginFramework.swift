import LifecycleModels

/// A framework that tells its plugins of the life of the app, and what of that arrives in an app with scenes.
struct PluginFramework: Sendable {
  /// The name for people.
  let name: String
  /// The classes and protocols that make a class a plugin.
  let types: Set<String>
  /// Words that show that a plugin hears of scenes by itself.
  var sceneWords: Set<String> = []
  /// What says so.
  let fact: Citation
  /// What of a transition arrives, and what of an input, if plugins have the callbacks of app delegates.
  var transition: Arrival?
  var input: Arrival?
  /// What plugins use instead of callbacks.
  var hooks: [Hook] = []

  /// What of a callback arrives.
  struct Arrival: Sendable {
    let severity: AuditSeverity
    var effect = AuditEffect.other
    /// What happens, after the name of the method.
    let words: String
  }

  /// A method, a notification or a key of a framework by which its plugins learn of input.
  struct Hook: Sendable {
    let names: Set<String>
    let arrival: Arrival
    var life = AuditLife.coldURL
    /// What says so; nil if that is what says the rest of the framework.
    var fact: Citation?
  }

  static let all = [
    PluginFramework(
      name: "Flutter", types: ["FlutterPlugin", "FlutterApplicationLifeCycleDelegate"],
      sceneWords: ["FlutterSceneLifeCycleDelegate", "addSceneDelegate"], fact: 327,
      transition: Arrival(
        severity: .note,
        words: "comes in an app with scenes only from Flutter 3.38 on, and only if the app’s scene "
          + "delegate is Flutter’s. Register with addSceneDelegate(_:), and take the scene’s "
          + "transitions."),
      input: Arrival(
        severity: .error, effect: .losesInput,
        words: "does not come for what starts an app with scenes. Register with "
          + "addSceneDelegate(_:), and take it from the connection options of "
          + "scene(_:willConnectTo:options:) (Flutter 3.38).")),
    PluginFramework(
      name: "Expo", types: ["ExpoAppDelegateSubscriber", "ExpoAppDelegateSubscriberProtocol"],
      fact: 329, transition: lateForExpo, input: lateForExpo),
    PluginFramework(
      name: "Cordova", types: ["CDVPlugin"], fact: 330,
      hooks: [
        Hook(
          names: ["handleOpenURL", "CDVPluginHandleOpenURLNotification", "CDVPluginHandleOpenURL"],
          arrival: Arrival(
            severity: .warning,
            words:
              "comes too early for plugins if the URL starts an app with scenes (cordova-ios 8.0 to "
              + "8.1.1). Only an update of cordova-ios can fix this.")),
        Hook(
          names: [
            "handleOpenURLWithApplicationSourceAndAnnotation",
            "CDVPluginHandleOpenURLWithAppSourceAndAnnotationNotification",
          ],
          arrival: Arrival(
            severity: .error, effect: .losesInput,
            words:
              "never comes in an app with scenes (cordova-ios 8.0). Take the URL in handleOpenURL:, "
              + "and the rest from the user info of CDVPluginHandleOpenURLNotification."), fact: 332
        ),
        Hook(
          names: ["CDVPluginContinueUserActivityNotification"],
          arrival: Arrival(
            severity: .warning,
            words:
              "comes from cordova-ios 8.1.0 on, and not for the activity that starts an app with "
              + "scenes. Only an update of cordova-ios can fix this."), life: .coldActivity),
      ] + Hook.launchOptions(188)),
    PluginFramework(
      name: "Capacitor", types: ["CAPPlugin", "CAPInstancePlugin"], fact: 331,
      hooks: [
        Hook(
          names: ["capacitorOpenURL", "capacitorOpenUniversalLink"],
          arrival: Arrival(
            severity: .note,
            words:
              "is posted in an app with scenes only from Capacitor 8.5 on, and only if the app’s "
              + "scene delegate calls SceneDelegateProxy: ask for that version.")),
        Hook(
          names: ["capacitorContinueActivity"],
          arrival: Arrival(
            severity: .error, effect: .losesInput,
            words:
              "is posted by no version of Capacitor. Observe capacitorOpenUniversalLink, or ask the app to hand "
              + "other activities in."), life: .coldActivity),
        Hook(
          names: ["capacitorSceneWillConnect"],
          arrival: Arrival(
            severity: .warning,
            words: "is posted before plugins are loaded when the app starts. Observe "
              + "capacitorOpenURL and capacitorOpenUniversalLink, which wait for the first view.")),
      ] + Hook.launchOptions(188)),
    PluginFramework(
      name: "React Native", types: ["RCTBridgeModule", "RCTEventEmitter"], fact: 333,
      hooks: Hook.launchOptions(333)),
  ]

  private static let lateForExpo = Arrival(
    severity: .note,
    words: "comes in an app with scenes only from SDK 58 on, or from expo 57.0.23 if scenes are "
      + "switched on: ask for that version. A scene delegate by hand keeps it from Expo.")
}

extension PluginFramework.Hook {
  /// The keys of what plugins read from the options of the launch, which an app with scenes does not have.
  fileprivate static func launchOptions(_ fact: Citation) -> [Self] {
    let inputs = SceneInput.all.map {
      (
        $0.launchKeys, "Let the app hand in the \($0.name) that its scene delegate is told of.",
        $0.coldLife
      )
    }
    return (inputs + [(SceneInput.launchKeysOfPushes, SceneInput.wayOfTaps, .launch)]).map {
      keys, advice, life in
      Self(
        names: keys.filter { $0.hasPrefix("UIApplication") },
        arrival: PluginFramework.Arrival(
          severity: .warning,
          words:
            "is not among the launch options when the user opens an app with scenes. \(advice)"),
        life: life, fact: fact)
    }
  }
}
