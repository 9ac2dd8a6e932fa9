import LifecycleModels

extension AuditRule {
  static let manifestWithoutDelegate = AuditRule(
    2, "The manifest of a UIKit app names a scene delegate.", assuming: [.belongsToApp])
}

extension AuditCheck {
  /// Manifests that are incomplete, each by itself.
  static let incompleteManifests = AuditCheck(
    .manifestWithoutDelegate, .error, facts: [168, 227, 238], life: .launchWithNewSDK,
    effect: .blocksLaunch, if: [\.hasEntry, \.isUIKit]
  ) { app in
    app.plists.filter { $0.unread == nil }.compactMap(\.manifest)
      .filter(\.windowsWithDelegate.isEmpty).map(app.withoutDelegate)
  }

  /// Scene delegates that UIKit never creates because nothing names them.
  static let unusedSceneDelegates = AuditCheck(
    .manifestWithoutDelegate, .warning, facts: [168, 227], life: .launch,
    if: [\.hasEntry, \.isUIKit, \.isOfProject, { !$0.hasScenes }, \.areAllPlistsRead]
  ) { app in
    app.plists.isEmpty
      ? []
      : app.sceneDelegates.map { type in
        Match(
          at: .init(type),
          "UIKit makes no object of \(type.name): neither a scene manifest nor code names a scene delegate. "
            + "The app runs without scenes until one is named.")
      }
  }

  /// Scene delegates of a SwiftUI app that neither a manifest nor code names.
  static let unmadeSceneDelegates = AuditCheck(
    .manifestWithoutDelegate, .warning, facts: [168, 217], life: .launch,
    if: [
      \.isSwiftUI, \.isOfProject, \.isAllRead, { !$0.lacksAdaptor }, \.areAllPlistsRead,
      \.knowsAppDelegates,
    ], query: \.unmadeSceneDelegates)
}

extension TargetFacts {
  fileprivate var areAllPlistsRead: Bool { plists.allSatisfy { $0.unread == nil } }

  fileprivate var unmadeSceneDelegates: [Match] {
    guard configurationMethod == nil, !code.mentions("delegateClass"),
      plists.allSatisfy({
        $0.manifest?.configurations.allSatisfy { $0.delegateClass == nil } ?? true
      })
    else { return [] }
    // A class may be both delegates. It is then created as the app delegate.
    let made = Set(appDelegates.map(\.name))
    return sceneDelegates.filter { type in
      !made.contains(type.name) && type.methods.contains(where: \.doesSomething)
    }.map { type in
      Match(
        at: .init(type),
        "UIKit makes no object of \(type.name): neither a scene manifest nor code names it, so none of its "
          + "methods is called. Name it in application(_:configurationForConnecting:options:) of the app "
          + "delegate.")
    }
  }

  fileprivate func withoutDelegate(_ manifest: SceneManifest) -> Match {
    let lacks =
      manifest.isGenerated
      ? "The manifest that Xcode generates names no scene delegate"
      : manifest.windows.isEmpty
        ? "The scene manifest has no configuration for \(SceneManifest.windowRole)"
        : "The scene manifest names no UISceneDelegateClassName for \(SceneManifest.windowRole)"
    if configurationMethod != nil, namesDelegateInCode {
      return Match(
        at: .init(manifest),
        lacks + "; code names one when a scene connects. Apple’s page on the transition describes "
          + "this, and apps run with it on iOS 27; other reports say that only the manifest counts.",
        severity: .note, facts: [226, 227, 238], effect: .other,
        instead: SuggestedCode.manifest(for: self))
    }
    return Match(
      at: .init(manifest),
      lacks
        + ", and no code does. In a UIKit app nothing is shown then, and the iOS 27 SDK refuses "
        + "an empty manifest at launch." + newDelegateWords,
      instead: SuggestedCode.adoption(for: self))
  }
}
