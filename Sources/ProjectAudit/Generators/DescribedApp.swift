import LifecycleModels
import ProjectFormats

/// An app of which only the description for a generator is there.
///
/// The code that the generator adds is not there, so such an app is never called ready: what the
/// description says of scenes is judged, and the rest is left to an audit of what is generated.
struct DescribedApp: Sendable {
  let name: String
  let generator: ProjectGenerator
  /// The file that describes it.
  let file: ProjectPath
  /// What its Info.plist will have, as far as the description says; nil if it says nothing.
  let plist: SettingsValue?
  /// What the generator makes without being told.
  var template = SceneTemplate.unknown(nil)

  var audit: TargetAudit {
    let findings = self.findings
    return TargetAudit(
      name: name, project: file.description, verdict: verdict(findings), findings: findings,
      sourceCount: 0, unread: [])
  }

  private func verdict(_ findings: [AuditFinding]) -> AuditVerdict {
    if findings.contains(where: { $0.severity == .error }) { return .willNotLaunch }
    if manifest == nil, case .unknown(let reason?) = template {
      return .notJudged(.undecided(reason + generator.advice))
    }
    return .notJudged(.undecided(codeIsMissing))
  }

  private var codeIsMissing: String {
    generator.command == nil
      ? "\(generator.name) builds the app from code that is not read."
      : "\(generator.name) makes the project.\(generator.advice)"
  }

  private var manifest: SceneManifest? {
    InfoPlist(
      file: file.description, value: plist, unread: nil, configurations: [],
      settings: BuildSettings(configuration: nil, levels: [], builtIn: [:]),
      project: file.description
    ).manifest
  }

  private var findings: [AuditFinding] {
    guard let manifest else { return [template.finding].compactMap(\.self) }
    if !manifest.windowsWithDelegate.isEmpty { return [generated(manifest)] }
    return [
      AuditFinding(
        .manifestWithoutDelegate, .error, at: FindingPlace(manifest),
        "The scene manifest names no delegate for \(SceneManifest.windowRole). \(generator.name) makes "
          + "a UIKit app, which the iOS 27 SDK refuses with such a manifest at launch.",
        facts: [168, 227, 238], life: .launchWithNewSDK, effect: .blocksLaunch)
    ]
  }

  private func generated(_ manifest: SceneManifest) -> AuditFinding {
    AuditFinding(
      .coverage, .note, at: FindingPlace(manifest),
      "The manifest names a delegate. \(codeIsMissing)",
      facts: [225], life: nil)
  }
}

/// What is known of the project that a generator makes if a description says nothing of scenes.
enum SceneTemplate: Sendable {
  /// It is a UIKit app without scenes: the sentences say why that is certain, and what helps.
  case withoutScenes(String, remedy: String, at: FindingPlace)
  /// It is not known, or does not decide; a sentence may say why.
  case unknown(String?)

  /// That such an app does not launch.
  fileprivate var finding: AuditFinding? {
    guard case .withoutScenes(let reason, let remedy, let place) = self else { return nil }
    return AuditFinding(
      .adoption, .error, at: place,
      "\(reason) Built with the iOS 27 SDK, the app does not launch. \(remedy)",
      facts: [166, 234, 235], life: .launchWithNewSDK, effect: .blocksLaunch)
  }
}
