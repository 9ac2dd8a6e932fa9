import LifecycleModels
import SourceCode

extension AuditRule {
  static let frameworkScenes = AuditRule(
    26, "An app of a framework lets the framework know of its scenes.", assuming: [.belongsToApp])
}

/// A framework that passes what its delegates are told on to its plugins.
struct SceneFramework: Sendable {
  /// The name for people.
  let name: String
  /// A word of the framework that the app delegate of each of its apps has.
  let mark: String
  /// Its scene delegate, or what a scene delegate hands its calls to.
  let delegate: String
  /// Its class for a manifest; nil if each app has its own.
  let manifestClass: String?
  /// The first version that has it.
  let version: String
  /// Other words by which a scene delegate passes on what it is told.
  let forwards: Set<String>
  let fact: Citation

  static let all = [
    SceneFramework(
      name: "Flutter", mark: "FlutterAppDelegate", delegate: "FlutterSceneDelegate",
      manifestClass: "FlutterSceneDelegate",
      version: "Flutter 3.38",
      forwards: ["FlutterSceneLifeCycleProvider", "FlutterPluginSceneLifeCycleDelegate"], fact: 326),
    SceneFramework(
      name: "Expo", mark: "ExpoAppDelegate", delegate: "ExpoAppSceneDelegate",
      manifestClass: "EXExpoAppSceneDelegate",
      version: "expo 57.0.23", forwards: ["RCTLinkingManager"], fact: 329),
    SceneFramework(
      name: "Cordova", mark: "CDVAppDelegate", delegate: "CDVSceneDelegate",
      manifestClass: "CDVSceneDelegate",
      version: "cordova-ios 8.0", forwards: ["CDVPluginHandleOpenURLNotification"], fact: 330),
    SceneFramework(
      name: "Capacitor", mark: "ApplicationDelegateProxy", delegate: "SceneDelegateProxy",
      manifestClass: nil,
      version: "Capacitor 8.5", forwards: ["capacitorOpenURL", "CAPSceneDelegateProxy"], fact: 331),
  ]
}

extension AuditCheck {
  /// Scene delegates that keep what they are told from the plugins of a framework.
  static let plainSceneDelegates = AuditCheck(
    .frameworkScenes, .warning, facts: [], life: .launch, if: [\.isUIKitWithScenes],
    mentioning: Set(SceneFramework.all.map(\.mark))
  ) { app in
    app.sceneFrameworks.flatMap { framework in
      app.sceneDelegates.filter { !app.passesOn($0, to: framework) }.map { type in
        Match(
          at: .init(type),
          "\(framework.name) and its plugins do not receive the transitions and links of this "
            + "scene. Inherit from or call \(framework.delegate) (from \(framework.version) on), or "
            + "forward each call.", facts: [framework.fact])
      }
    }
  }

  /// Plugins of Flutter that are registered as before scenes.
  static let earlyPlugins = AuditCheck(
    .frameworkScenes, .note, facts: [328], life: .launch, if: [\.isUIKitWithScenes],
    mentioning: ["GeneratedPluginRegistrant"]
  ) { app in
    if app.code.mentions("FlutterImplicitEngineDelegate") { return [] }
    return app.launchMethods.compactMap { method in
      method.body.first { $0.isWord("GeneratedPluginRegistrant") }.map {
        Match(
          at: .init($0, in: method.file),
          "The app is half-migrated: plugins are registered in the launch method, as without scenes. "
            + "Flutter 3.38 registers them in didInitializeImplicitFlutterEngine(_:) of "
            + "FlutterImplicitEngineDelegate, after the launch; what a plugin registers with "
            + "BGTaskScheduler must stay in the launch method then.")
      }
    }
  }
}

extension TargetFacts {
  /// The frameworks whose app delegates the app has.
  var sceneFrameworks: [SceneFramework] {
    SceneFramework.all.filter { code.mentions($0.mark) }
  }

  /// Whether a scene delegate passes on what it is told, or may do so.
  fileprivate func passesOn(_ type: CodeType, to framework: SceneFramework) -> Bool {
    if type.isObjectiveC || !code.unknownAncestors(of: type).isEmpty { return true }
    let words = framework.forwards.union([framework.delegate, "application"])
    return type.bodies.contains { body in words.contains(where: body.tokens.mentions) }
      || code.ancestorNames(of: type).contains(where: words.contains)
  }
}
