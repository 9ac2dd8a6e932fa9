import LifecycleModels

extension AuditRule {
  static let adoption = AuditRule(
    1, "A UIKit app adopts the scene life cycle.", assuming: [.belongsToApp])
}

extension AuditCheck {
  /// Plists without a scene manifest, which are reported together.
  static let adoption = AuditCheck(
    .adoption, .error, facts: [166, 234, 235], life: .launchWithNewSDK, effect: .blocksLaunch,
    if: [\.hasEntry, \.isUIKit]
  ) { app in [app.missingManifests].compactMap(\.self) }
}

extension TargetFacts {
  fileprivate var missingManifests: Match? {
    let plists = plists.filter { $0.unread == nil && $0.manifest == nil }
    guard let first = plists.first else { return nil }
    if let method = configurationMethod, namesDelegateInCode {
      return Match(
        at: .init(method),
        "The app adopts scenes in code only. Apple’s page on the transition describes this, and apps "
          + "run with it on iOS 27; other reports say that only the manifest counts. A manifest that "
          + "names the same class settles it.",
        severity: .note, facts: [226, 227], effect: .other,
        instead: SuggestedCode.manifest(for: self))
    }
    let isGenerated = plists.contains { $0.file == nil }
    return Match(
      at: .init(first),
      Self.missingManifestMessage(plists)
        + ", and no code adopts scenes. Built with the iOS 27 SDK, the app does not launch."
        + (isGenerated ? " Make an Info.plist with it, and name that in INFOPLIST_FILE." : "")
        + newDelegateWords, instead: SuggestedCode.adoption(for: self))
  }

  /// What the manifest takes besides, in a sentence.
  var newDelegateWords: String {
    guard sceneDelegates.isEmpty else { return "" }
    if let framework = sceneFrameworks.first {
      return
        " \(framework.sceneDelegate) is part of \(framework.name) from \(framework.version) on."
        + (earlyRegistrations.isEmpty ? "" : " " + SuggestedCode.registrationWords)
    }
    let start =
      code.mentions("RCTAppDelegate") || code.mentions("RCTReactNativeFactory")
      ? " It starts React Native in its window, in place of the app delegate." : ""
    return
      " The manifest below names a new class. Add that class, too; --plan shows what moves into it.\(start)"
  }

  /// Says that some plists have no manifest, and which configurations use each plist.
  private static func missingManifestMessage(_ plists: [InfoPlist]) -> String {
    if plists.count == 1 {
      return "\(plists[0].name) has no \(SceneManifest.key)\(plists[0].namesOfConfigurations)"
    }
    let names = plists.map { $0.name + $0.namesOfConfigurations }
    return names.joined(separator: ", ") + " have no \(SceneManifest.key)"
  }
}

extension InfoPlist {
  /// The name of the plist in a sentence.
  fileprivate var name: String { file ?? "The Info.plist that Xcode generates" }

  /// The configurations that use it, in brackets; empty if there is only one form of the app.
  fileprivate var namesOfConfigurations: String {
    if configurations.isEmpty { return "" }
    return (configurations.count == 1 ? " (configuration " : " (configurations ")
      + configurations.map { "“\($0)”" }.joined(separator: ", ") + ")"
  }
}
