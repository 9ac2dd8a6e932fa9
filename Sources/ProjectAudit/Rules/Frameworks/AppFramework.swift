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
  /// Whether it declares a scene delegate of a name, for manifests that name it.
  func declares(_ name: String) -> Bool {
    manifestClass != nil && [manifestClass, sceneDelegate].contains(name)
  }

  static let all = [
    AppFramework(
      name: "Flutter", appDelegate: "FlutterAppDelegate", sceneDelegate: "FlutterSceneDelegate",
      manifestClass: "FlutterSceneDelegate", version: "Flutter 3.38",
      forwards: ["FlutterSceneLifeCycleProvider", "FlutterPluginSceneLifeCycleDelegate"],
      fact: 326),
    AppFramework(
      name: "Expo", appDelegate: "ExpoAppDelegate", sceneDelegate: "ExpoAppSceneDelegate",
      manifestClass: "EXExpoAppSceneDelegate", version: "expo 57.0.23",
      forwards: ["RCTLinkingManager"], fact: 329),
    AppFramework(
      name: "Cordova", appDelegate: "CDVAppDelegate", sceneDelegate: "CDVSceneDelegate",
      manifestClass: "CDVSceneDelegate", version: "cordova-ios 8.0",
      forwards: ["CDVPluginHandleOpenURLNotification"], fact: 330),
    AppFramework(
      name: "Capacitor", appDelegate: "ApplicationDelegateProxy",
      sceneDelegate: "SceneDelegateProxy", manifestClass: nil, version: "Capacitor 8.5",
      forwards: ["capacitorOpenURL", "CAPSceneDelegateProxy"], fact: 331),
  ]
}
