import LifecycleModels

/// A framework whose plugins are told what the delegates of an app are told.
struct PluginFramework: Sendable {
  /// What of a callback reaches a plugin in an app with scenes.
  struct Arrival: Sendable {
    let severity: AuditSeverity
    let effect: AuditEffect
    /// What happens to it, after the name of the method.
    let words: String
    let life: AuditLife?
  }

  /// The name for people.
  let name: String
  /// The classes and protocols that make a class a plugin.
  let types: Set<String>
  /// Words that show that a plugin hears of scenes by itself.
  let sceneWords: Set<String>
  let fact: Citation
  /// What of each callback arrives; a callback that is not listed is not affected.
  let arrivals: [Callback: Arrival]

  static let all = [flutter, expo]

  private static let transitions: [Callback] = [
    .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
  ]
  private static let flutter = PluginFramework(
    name: "Flutter", types: ["FlutterPlugin", "FlutterApplicationLifeCycleDelegate"],
    sceneWords: ["FlutterSceneLifeCycleDelegate", "addSceneDelegate"], fact: 327,
    arrivals: Dictionary(
      uniqueKeysWithValues: transitions.map {
        (
          $0,
          Arrival(
            severity: .note, effect: .other,
            words:
              "comes in an app with scenes only from Flutter 3.38 on, and only if the app’s scene "
              + "delegate is Flutter’s. Register with addSceneDelegate(_:), and take the scene’s "
              + "transitions.", life: .launch)
        )
      }
        + SceneInput.all.map { input in
          (
            input.former,
            Arrival(
              severity: .error, effect: .losesInput,
              words:
                "does not come for a \(input.name) that starts an app with scenes. Register with "
                + "addSceneDelegate(_:), and take it from the connection options of "
                + "scene(_:willConnectTo:options:) (Flutter 3.38).", life: input.coldLife)
          )
        }))

  private static let expo = PluginFramework(
    name: "Expo", types: ["ExpoAppDelegateSubscriber", "ExpoAppDelegateSubscriberProtocol"],
    sceneWords: [], fact: 329,
    arrivals: Dictionary(
      uniqueKeysWithValues: (transitions + SceneInput.all.map(\.former)).map {
        (
          $0,
          Arrival(
            severity: .warning, effect: .other,
            words:
              "comes in an app with scenes only from SDK 58 on, or from expo 57.0.23 if scenes are "
              + "switched on: ask for that version. A scene delegate by hand keeps it from Expo.",
            life: .launch)
        )
      }))
}
