import LifecycleModels
import SourceCode

extension AuditRule {
  static let frameworkScenes = AuditRule(
    26, "An app of a framework lets the framework know of its scenes.", assuming: [.belongsToApp])
}

extension AuditCheck {
  /// Scene delegates that keep what they are told from the plugins of a framework.
  static let plainSceneDelegates = AuditCheck(
    .frameworkScenes, .warning, facts: [], life: .launch, if: [\.isUIKitWithScenes],
    mentioning: Set(AppFramework.all.map(\.appDelegate))
  ) { app in
    app.sceneFrameworks.flatMap { framework in
      app.sceneDelegates.filter { !app.passesOn($0, to: framework) }.map { type in
        Match(
          at: .init(type),
          "\(framework.name) and its plugins do not receive the transitions and links of this "
            + "scene. Inherit from or call \(framework.sceneDelegate) (from \(framework.version) on), or "
            + "forward each call.", facts: [framework.fact])
      }
    }
  }

  /// Plugins of Flutter that are registered as before scenes.
  static let earlyPlugins = AuditCheck(
    .frameworkScenes, .note, facts: [328], life: .launch, if: [\.isUIKitWithScenes],
    mentioning: ["GeneratedPluginRegistrant"]
  ) { app in
    app.earlyRegistrations.map { place in
      Match(
        at: place,
        "The app is half-migrated: plugins are registered in the launch method, as without scenes. "
          + "Flutter 3.38 registers them in didInitializeImplicitFlutterEngine(_:) of "
          + "FlutterImplicitEngineDelegate, after the launch; what a plugin registers with "
          + "BGTaskScheduler must stay in the launch method then.")
    }
  }

  /// App delegates of React Native that show it in a window without a scene.
  static let reactWindows = AuditCheck(
    .frameworkScenes, .error, facts: [229], life: .launch, effect: .blocksLaunch,
    if: [\.isUIKitWithScenes, \.isAllRead], mentioning: ["RCTAppDelegate"]
  ) { app in
    // What starts React Native in another window, or takes over that one.
    let starts: Set = [
      "startReactNative", "startReactNativeWithModuleName", "rootViewFactory", "RCTRootView",
      "viewWithModuleName", "createRootViewController", "RCTSurfaceHostingView", "reactDelegate",
    ]
    let delegates = app.appDelegates.filter {
      app.code.ancestorNames(of: $0).contains("RCTAppDelegate")
    }
    let takers: Set = Set(delegates.map(\.lastName)).union(["RCTAppDelegate", "delegate"])
    let mayShow =
      app.sceneDelegates.isEmpty || !app.foreignSceneClasses.isEmpty
      || !app.code.files(mentioning: starts).isEmpty
      || app.sceneDelegates.contains { scene in
        scene.bodies.contains { body in takers.contains(where: body.tokens.mentions) }
      }
    return mayShow
      ? []
      : delegates.map { type in
        Match(
          at: .init(type),
          "RCTAppDelegate shows React Native in a window of its own, which belongs to no scene and is never "
            + "shown. Set automaticallyLoadReactNativeWindow to false, and start React Native in the scene "
            + "delegate: RCTReactNativeFactory has startReactNative(withModuleName:in:launchOptions:), "
            + "which takes the window of the scene.")
      }
  }

  /// Links that a scene delegate hands to React Native in the way of before scenes.
  static let formerLinking = AuditCheck(
    .frameworkScenes, .note, facts: [334], life: .warmURL, mentioning: ["RCTLinkingManager"]
  ) { app in
    let delegates = Set(app.sceneDelegates.map(\.name))
    return app.code.places(of: ["RCTLinkingManager"]) { place in
      delegates.contains(place.part?.name ?? "")
        && place.tokens.nextMember(after: place.index)
          .map { place.tokens[$0].isWord("application") } ?? false
    }.map { place in
      Match(
        at: .init(place),
        "From React Native 0.88 on, this does nothing in an app whose Info.plist has scene configurations. "
          + "Call scene(_:openURLContexts:) or scene(_:continue:) of RCTLinkingManager then.")
    }
  }
}

extension TargetFacts {
  /// The frameworks whose app delegates the app has.
  var sceneFrameworks: [AppFramework] {
    AppFramework.all.filter { code.mentions($0.appDelegate) }
  }

  /// Where the launch method of an app registers plugins of Flutter, which apps with scenes do later.
  var earlyRegistrations: [FindingPlace] {
    if code.mentions("FlutterImplicitEngineDelegate") { return [] }
    return launchMethods.compactMap { method in
      method.body.first { $0.isWord("GeneratedPluginRegistrant") }.map {
        FindingPlace($0, in: method.file)
      }
    }
  }

  /// Whether a scene delegate passes on what it is told, or may do so.
  fileprivate func passesOn(_ type: CodeType, to framework: AppFramework) -> Bool {
    if type.isObjectiveC || code.unknownSuperclass(of: type) != nil { return true }
    let words = framework.forwards.union([framework.sceneDelegate, "application"])
    return type.bodies.contains { body in words.contains(where: body.tokens.mentions) }
      || code.ancestorNames(of: type).contains(where: words.contains)
  }
}
