import LifecycleModels

/// An Info.plist that is audited alone, without the project that it belongs to.
///
/// Whether an empty manifest is right depends on the entry point, so there is no verdict.
struct StandalonePlist: Sendable {
  let plist: InfoPlist

  var audit: TargetAudit {
    TargetAudit(
      name: plist.title, project: plist.title,
      verdict: .notJudged(
        plist.unread.map(AuditGap.unread)
          ?? .undecided(
            "A plist alone does not say whether the app is written with SwiftUI. Audit the folder of the "
              + "project.")),
      findings: plist.unread == nil ? [finding].compactMap { $0 } : [], sourceCount: 0,
      unread: [plist.unread].compactMap { $0 })
  }

  private var finding: AuditFinding? {
    guard !plist.isForeign else { return nil }
    guard let manifest = plist.manifest else {
      return AuditFinding(
        .adoption, .warning, at: FindingPlace(plist),
        "There is no \(SceneManifest.key). If this is the Info.plist of a UIKit app, it does not launch "
          + "when it is built with the iOS 27 SDK, unless code adopts scenes.",
        facts: [166, 234], life: .launchWithNewSDK)
    }
    if !manifest.windowsWithDelegate.isEmpty { return nil }
    return AuditFinding(
      .manifestWithoutDelegate, .warning, at: FindingPlace(manifest),
      "The scene manifest names no delegate for \(SceneManifest.windowRole). That is right for SwiftUI; "
        + "a UIKit app with it does not launch, unless code names a delegate.",
      facts: [168, 238], life: .launchWithNewSDK)
  }
}
