import LifecycleModels

/// A framework that passes what the delegates of an app are told on to its plugins.
struct AppFramework: Sendable {
  /// The name for people.
  let name: String
  /// Its app delegate, or what an app delegate hands its calls to.
  let appDelegate: String
  /// Its scene delegate, or what a scene delegate hands its calls to.
  let sceneDelegate: String
  /// Its class for a manifest; nil if each app has its own.
  let manifestClass: String?
  /// The first version that has the scene delegate.
  let version: String
  /// Other words by which a scene delegate passes on what it is told.
  let forwards: Set<String>
  /// What says so.
  let fact: Citation
  /// Its plugins; nil if they are not judged.
  var plugins: Plugins?

  /// What becomes of the callbacks of plugins in an app with scenes.
  struct Plugins: Sendable {
    /// The classes and protocols that make a class a plugin.
    let types: Set<String>
    /// Words that show that a plugin hears of scenes by itself.
    var sceneWords: Set<String> = []
    let fact: Citation
    /// What of a transition arrives, and what of an input; other callbacks are not affected.
    let transition: Arrival
    let input: Arrival
  }

  /// What of a callback arrives.
  struct Arrival: Sendable {
    let severity: AuditSeverity
    let effect: AuditEffect
    /// What happens, after the name of the method.
    let words: String
  }

  static let all = [
    AppFramework(
      name: "Flutter", appDelegate: "FlutterAppDelegate", sceneDelegate: "FlutterSceneDelegate",
      manifestClass: "FlutterSceneDelegate", version: "Flutter 3.38",
      forwards: ["FlutterSceneLifeCycleProvider", "FlutterPluginSceneLifeCycleDelegate"],
      fact: 326,
      plugins: Plugins(
        types: ["FlutterPlugin", "FlutterApplicationLifeCycleDelegate"],
        sceneWords: ["FlutterSceneLifeCycleDelegate", "addSceneDelegate"], fact: 327,
        transition: Arrival(
          severity: .note, effect: .other,
          words:
            "comes in an app with scenes only from Flutter 3.38 on, and only if the app’s scene "
            + "delegate is Flutter’s. Register with addSceneDelegate(_:), and take the scene’s "
            + "transitions."),
        input: Arrival(
          severity: .error, effect: .losesInput,
          words: "does not come for what starts an app with scenes. Register with "
            + "addSceneDelegate(_:), and take it from the connection options of "
            + "scene(_:willConnectTo:options:) (Flutter 3.38)."))),
    AppFramework(
      name: "Expo", appDelegate: "ExpoAppDelegate", sceneDelegate: "ExpoAppSceneDelegate",
      manifestClass: "EXExpoAppSceneDelegate", version: "expo 57.0.23",
      forwards: ["RCTLinkingManager"], fact: 329,
      plugins: Plugins(
        types: ["ExpoAppDelegateSubscriber", "ExpoAppDelegateSubscriberProtocol"], fact: 329,
        transition: lateForExpo, input: lateForExpo)),
    AppFramework(
      name: "Cordova", appDelegate: "CDVAppDelegate", sceneDelegate: "CDVSceneDelegate",
      manifestClass: "CDVSceneDelegate", version: "cordova-ios 8.0",
      forwards: ["CDVPluginHandleOpenURLNotification"], fact: 330),
    AppFramework(
      name: "Capacitor", appDelegate: "ApplicationDelegateProxy",
      sceneDelegate: "SceneDelegateProxy", manifestClass: nil, version: "Capacitor 8.5",
      forwards: ["capacitorOpenURL", "CAPSceneDelegateProxy"], fact: 331),
  ]

  private static let lateForExpo = Arrival(
    severity: .warning, effect: .other,
    words: "comes in an app with scenes only from SDK 58 on, or from expo 57.0.23 if scenes are "
      + "switched on: ask for that version. A scene delegate by hand keeps it from Expo.")
}
