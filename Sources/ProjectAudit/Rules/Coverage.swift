import LifecycleModels
import ProjectFormats
import SourceCode

extension AuditRule {
  static let coverage = AuditRule(
    12, "Every form of the project says the same.", assuming: [.belongsToApp])
}

extension AuditCheck {
  /// Main storyboards that a manifest overrides.
  static let ignoredStoryboards = AuditCheck(
    .coverage, .note, facts: [225, 228], life: nil, if: [\.hasEntry, \.isUIKitWithScenes]
  ) { app in
    app.plists.filter { $0.manifest != nil }.compactMap { plist in
      plist.text("UIMainStoryboardFile").map { main in
        Match(
          at: .init(main),
          (plist.value?["UIMainStoryboardFile"] == nil ? "INFOPLIST_KEY_" : "")
            + "UIMainStoryboardFile is ignored in an app with scenes\(app.onSystemsWithScenes); "
            + "UISceneStoryboardFile in the manifest counts.")
      }
    }
  }

  /// Background fetches that the app requests but no method handles.
  static let unhandledFetches = AuditCheck(
    .coverage, .warning, facts: [68], life: .backgroundLaunch,
    if: [\.isAllRead, \.isUIKit, \.knowsAppDelegates]
  ) { app in
    guard app.appMethods(.performFetch).isEmpty else { return [] }
    return app.code.places(of: ["setMinimumBackgroundFetchInterval"]) { place in
      // To ask for none is to ask for an interval of “never”.
      place.tokens.call(of: place.index).map { call in
        !call.tokens.contains { $0.text.lowercased().hasSuffix("never") }
      } ?? false
    }.map {
      Match(
        at: .init($0),
        "The app asks for fetches in the background here, and its delegate has no "
          + "application(_:performFetchWithCompletionHandler:), so none is made.")
    }
  }

  /// Fetch methods in an app that uses the background task scheduler, which replaces them.
  static let disabledFetches = AuditCheck(
    .coverage, .warning, facts: [68, 204], life: .backgroundLaunch
  ) { app in
    let key = "BGTaskSchedulerPermittedIdentifiers"
    guard let plist = app.plists.first(where: { !$0.texts(key).isEmpty }) else { return [] }
    return app.appMethods(.performFetch)
      .filter { $0.doesSomething && !app.hasLiveCalls(of: $0) }.map {
        Match(
          at: .init($0),
          "\($0.title) is never called: \(plist.title) has \(key), and Apple’s page “Using background tasks "
            + "to update your app” says that this key disables such fetches. Ask for a BGAppRefreshTask."
        )
      }
  }

  /// Pushes that should start the app, although it implements only the method without a handler.
  static let unhandledPushes = AuditCheck(
    .coverage, .warning, facts: [58], life: .backgroundLaunch,
    if: [\.isAllRead, \.knowsAppDelegates]
  ) { app in
    guard !app.code.mentions("fetchCompletionHandler"),
      let plist = app.plists.first(where: {
        $0.texts("UIBackgroundModes").contains { $0.text == "remote-notification" }
      })
    else { return [] }
    let names: Set = [
      "application(_:didReceiveRemoteNotification:)", "application:didReceiveRemoteNotification:",
    ]
    let methods = app.code.methods(of: app.appDelegates)
      .filter { names.contains($0.function.name) }
    // The newer method has the same Swift name if it is asynchronous.
    if methods.contains(where: { $0.isSwift && $0.function.head.mentions("async") }) { return [] }
    return methods.filter(\.doesSomething).map {
      Match(
        at: .init($0),
        "\(plist.title) has the background mode remote-notification, and \($0.title) is the only method for "
          + "pushes. It has no fetchCompletionHandler, so the system does not call it in the background, and "
          + "a silent push does nothing until the user opens the app.")
    }
  }
}
