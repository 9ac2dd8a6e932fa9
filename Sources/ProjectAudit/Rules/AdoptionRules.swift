import LifecycleModels

extension TargetFacts {
  /// R1 and R2: whether the app adopts scenes, judged once for each plist.
  var adoptionFindings: [AuditFinding] {
    guard case .uiKit = entry else { return [] }
    return plists.filter { $0.unread == nil }.compactMap { plist in
      guard let manifest = plist.manifest else { return withoutManifest(plist) }
      return manifest.windowsWithDelegate.isEmpty ? withoutDelegate(manifest) : nil
    }
  }

  /// R2: scene delegates that UIKit never makes, because nothing names one.
  var unusedSceneDelegateFindings: [AuditFinding] {
    guard case .uiKit = entry, !isCodeAlone, !hasScenes, !plists.isEmpty,
      plists.allSatisfy({ $0.unread == nil })
    else { return [] }
    return sceneDelegates.map { type in
      AuditFinding(
        .manifestWithoutDelegate, .warning, at: FindingPlace(type),
        "UIKit never makes a \(type.name): neither a scene manifest nor code names a scene delegate. "
          + "The app runs without scenes until one is named.",
        facts: [168, 227], life: .launch)
    }
  }

  /// R5: app delegates of a SwiftUI app that nothing makes.
  var missingAdaptorFindings: [AuditFinding] {
    guard lacksAdaptor else { return [] }
    return appDelegates.filter { $0.methods.contains(where: \.doesSomething) }.map { type in
      AuditFinding(
        .deadTransition, .warning, at: FindingPlace(type),
        "Nothing makes a \(type.name): no property of the app has the attribute "
          + "@UIApplicationDelegateAdaptor. None of its methods is called.",
        facts: [217], life: .launch,
        instead: "@UIApplicationDelegateAdaptor(\(type.lastName).self) private var appDelegate")
    }
  }

  private func withoutManifest(_ plist: InfoPlist) -> AuditFinding {
    if let method = configurationMethod, namesDelegateInCode {
      return AuditFinding(
        .adoption, .note, at: FindingPlace(method),
        "The app adopts scenes in code only. Apple’s page on the transition describes this, and apps "
          + "run with it on iOS 27; other reports say that only the manifest counts. A manifest that "
          + "names the same class settles it.",
        facts: [226, 227], life: .launchWithNewSDK, instead: SuggestedCode.manifest(for: self))
    }
    let configurations = plist.configurations.count == 1 ? "configuration" : "configurations"
    let named = plist.configurations.map { "“\($0)”" }.joined(separator: ", ")
    return AuditFinding(
      .adoption, .error, at: FindingPlace(plist),
      "\(plist.file ?? "The Info.plist that Xcode generates") has no \(SceneManifest.key) "
        + "(\(configurations) \(named)), and no code adopts scenes. Built with the iOS 27 SDK, the app "
        + "does not launch."
        + (plist.file == nil
          ? " Make an Info.plist with it, and name that in INFOPLIST_FILE." : ""),
      facts: [166, 234, 235], life: .launchWithNewSDK, effect: .blocksLaunch,
      instead: SuggestedCode.manifest(for: self))
  }

  private func withoutDelegate(_ manifest: SceneManifest) -> AuditFinding {
    let lacks =
      manifest.isGenerated
      ? "The manifest that Xcode generates names no scene delegate"
      : manifest.windows.isEmpty
        ? "The scene manifest has no configuration for \(SceneManifest.windowRole)"
        : "The scene manifest names no UISceneDelegateClassName for \(SceneManifest.windowRole)"
    if configurationMethod != nil, namesDelegateInCode {
      return AuditFinding(
        .manifestWithoutDelegate, .note, at: FindingPlace(manifest),
        lacks + "; code names one when a scene connects. Apple’s page on the transition describes "
          + "this, and apps run with it on iOS 27; other reports say that only the manifest counts.",
        facts: [226, 227, 238], life: .launchWithNewSDK,
        instead: SuggestedCode.manifest(for: self))
    }
    return AuditFinding(
      .manifestWithoutDelegate, .error, at: FindingPlace(manifest),
      lacks
        + ", and no code does. In a UIKit app nothing is shown then, and the iOS 27 SDK refuses "
        + "an empty manifest at launch.",
      facts: [168, 227, 238], life: .launchWithNewSDK, effect: .blocksLaunch,
      instead: SuggestedCode.manifest(for: self))
  }
}
