import LifecycleModels

extension TargetFacts {
  /// R1 and R2: whether the app adopts scenes. A missing manifest is reported once for all plists;
  /// an incomplete manifest is reported by itself.
  var adoptionFindings: [AuditFinding] {
    guard case .uiKit = entry else { return [] }
    let read = plists.filter { $0.unread == nil }
    return withoutManifest(read.filter { $0.manifest == nil })
      + read.compactMap(\.manifest).filter(\.windowsWithDelegate.isEmpty).map(withoutDelegate)
  }

  /// R2: scene delegates that UIKit never creates because nothing names them.
  var unusedSceneDelegateFindings: [AuditFinding] {
    guard case .uiKit = entry, !isCodeAlone, !hasScenes, !plists.isEmpty,
      plists.allSatisfy({ $0.unread == nil })
    else { return [] }
    return sceneDelegates.map { type in
      AuditFinding(
        .manifestWithoutDelegate, .warning, at: FindingPlace(type),
        "UIKit makes no object of \(type.name): neither a scene manifest nor code names a scene delegate. "
          + "The app runs without scenes until one is named.",
        facts: [168, 227], life: .launch)
    }
  }

  /// R2: scene delegates of a SwiftUI app that neither a manifest nor code names.
  var uninstantiatedSceneDelegateFindings: [AuditFinding] {
    guard isSwiftUI, !isCodeAlone, isAllRead, !lacksAdaptor, configurationMethod == nil,
      !code.mentions("delegateClass"), plists.allSatisfy({ $0.unread == nil }),
      plists.allSatisfy({
        $0.manifest?.configurations.allSatisfy { $0.delegateClass == nil } ?? true
      }),
      appDelegates.allSatisfy({ code.unknownAncestors(of: $0).isEmpty })
    else { return [] }
    // A class may be both delegates. It is then created as the app delegate.
    let made = Set(appDelegates.map(\.name))
    return sceneDelegates.filter { type in
      !made.contains(type.name) && type.methods.contains(where: \.doesSomething)
    }.map { type in
      AuditFinding(
        .manifestWithoutDelegate, .warning, at: FindingPlace(type),
        "UIKit makes no object of \(type.name): neither a scene manifest nor code names it, so none of its "
          + "methods is called. Name it in application(_:configurationForConnecting:options:) of the app "
          + "delegate.",
        facts: [168, 217], life: .launch)
    }
  }

  /// R5: app delegates of a SwiftUI app that nothing creates.
  var missingAdaptorFindings: [AuditFinding] {
    guard lacksAdaptor else { return [] }
    return appDelegates.filter { $0.methods.contains(where: \.doesSomething) }.map { type in
      AuditFinding(
        .deadTransition, .warning, at: FindingPlace(type),
        "Nothing makes an object of \(type.name): no property of the app has the attribute "
          + "@UIApplicationDelegateAdaptor. None of its methods is called.",
        facts: [217], life: .launch,
        instead: "@UIApplicationDelegateAdaptor(\(type.lastName).self) private var appDelegate",
        assuming: .ofUnusedType)
    }
  }

  private func withoutManifest(_ plists: [InfoPlist]) -> [AuditFinding] {
    guard let first = plists.first else { return [] }
    if let method = configurationMethod, namesDelegateInCode {
      return [
        AuditFinding(
          .adoption, .note, at: FindingPlace(method),
          "The app adopts scenes in code only. Apple’s page on the transition describes this, and apps "
            + "run with it on iOS 27; other reports say that only the manifest counts. A manifest that "
            + "names the same class settles it.",
          facts: [226, 227], life: .launchWithNewSDK, instead: SuggestedCode.manifest(for: self))
      ]
    }
    let isGenerated = plists.contains { $0.file == nil }
    return [
      AuditFinding(
        .adoption, .error, at: FindingPlace(first),
        Self.missingManifestMessage(plists)
          + ", and no code adopts scenes. Built with the iOS 27 SDK, the app does not launch."
          + (isGenerated ? " Make an Info.plist with it, and name that in INFOPLIST_FILE." : ""),
        facts: [166, 234, 235], life: .launchWithNewSDK, effect: .blocksLaunch,
        instead: SuggestedCode.manifest(for: self))
    ]
  }

  /// Says that some plists have no manifest, and which configurations use each plist.
  private static func missingManifestMessage(_ plists: [InfoPlist]) -> String {
    if plists.count == 1 {
      return "\(plists[0].name) has no \(SceneManifest.key) (\(plists[0].namesOfConfigurations))"
    }
    let names = plists.map { "\($0.name) (\($0.namesOfConfigurations))" }
    return names.joined(separator: ", ") + " have no \(SceneManifest.key)"
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

extension InfoPlist {
  /// The name of the plist in a sentence.
  fileprivate var name: String { file ?? "The Info.plist that Xcode generates" }

  /// The configurations that use it.
  fileprivate var namesOfConfigurations: String {
    (configurations.count == 1 ? "configuration " : "configurations ")
      + configurations.map { "“\($0)”" }.joined(separator: ", ")
  }
}
