import LifecycleLogs
import LifecycleModels
import ModelChecking
import ProjectAudit
import Reporting

extension AuditReport {
  /// For each app what goes where, and what to try afterwards, in Markdown.
  func planMarkdown(_ lives: AuditLives) -> String {
    let plans = targets.compactMap { target in
      target.plan.map { $0.markdown(for: target, lives) }
    }
    if plans.isEmpty { return "There is no app for which a migration to scenes can be planned.\n" }
    return plans.joined(separator: "\n")
  }
}

extension MigrationPlan {
  fileprivate func markdown(for target: TargetAudit, _ lives: AuditLives) -> String {
    let parts = [
      "# From the app delegate to scenes: \(target.name)\n\nThe audit says: **\(target.verdict.words)**.\n",
      donePart(target), manifestPart, classPart, registrationPart, windowPart, itemsPart, newPart,
      stayingPart, deprecatedPart, proofPart(target), livesPart(lives),
    ]
    return parts.compactMap { $0 }.joined(separator: "\n")
  }

  private var manifestPart: String? {
    manifest.map {
      "## Add the scene manifest\nTo each Info.plist of the app:\n" + fenced($0, "xml")
    }
  }

  /// What is said where nothing is left to move: what the audit found besides.
  private func donePart(_ target: TargetAudit) -> String? {
    guard isDone else { return nil }
    if target.verdict == .ready { return "Nothing is left to do.\n" }
    if target.findings.isEmpty { return nil }
    return "## What the audit found besides\n"
      + target.findings.map { finding in
        "- [ ] \(finding.severity.rawValue) \(finding.rule.id) (\(finding.place)): \(finding.message)\n"
      }.joined()
  }

  private var classPart: String? {
    sceneClass.map {
      "## Add the class that the manifest names\n"
        + fenced((isObjectiveC ? "" : "import UIKit\n\n") + $0, language)
    }
  }

  private var registrationPart: String? {
    registration.map {
      "## Register the plugins when the engine is there\n\($0.words) See F328.\n"
        + fenced($0.code, language)
    }
  }

  private var windowPart: String? {
    window.map {
      "## Make the window in the scene delegate\nA window that the app delegate makes is never "
        + "shown (F229).\n" + fenced($0, language)
    }
  }

  /// The language of the delegates, as fences name it.
  private var language: String { isObjectiveC ? "objc" : "swift" }

  private var itemsPart: String? {
    if items.isEmpty { return nil }
    let from = appDelegate ?? "the app delegate"
    let to = isSwiftUI ? "SwiftUI" : sceneDelegate ?? "a new scene delegate"
    return "## From \(from) to \(to)\n"
      + items.map { "- [ ] " + $0.markdown }.joined()
  }

  private var newPart: String? {
    if isDone || isSwiftUI { return nil }
    return """
      ## What is new
      - `sceneWillEnterForeground(_:)` comes at the launch as well (F150).
      - `sceneDidDisconnect(_:)` comes when a window is closed or its memory is needed; its session may \
      come back (F158, F159).
      - The launch options are nil when the user opens the app; input is in the connection options (F154).
      - `applicationState` is `.background` in the launch methods, however the app was started (F157).

      """
  }

  private var stayingPart: String? {
    if staying.isEmpty { return nil }
    return "## What stays in the app delegate\n" + staying.map { "- `\($0)`\n" }.joined()
  }

  private var deprecatedPart: String? {
    if deprecated.isEmpty { return nil }
    return
      "## What is deprecated\nUIKit calls these methods only where nothing newer replaces them.\n"
      + deprecated.map { "- `\($0)`\n" }.joined()
  }

  private func proofPart(_ target: TargetAudit) -> String? {
    if target.proofs.isEmpty { return nil }
    return "## Check the migration with tests\nAdd the package and its products "
      + "`LifecycleTesting` and `LifecycleUIKit` to a test target. Replace the values that the tests count with your own. "
      + "The tests run with `swift test` on Linux, where the delegates compile against stand-ins of "
      + "UIKit. A test of an app delegate alone also runs in Xcode.\n"
      + target.proofs.map { fenced($0.source, "swift") }.joined()
  }

  private func livesPart(_ lives: AuditLives) -> String? {
    let scripts = self.lives.compactMap { life in
      LifeScript(life, lives).map { $0.markdown(bundle: bundle, addresses) }
    }
    return
      "## Try on a device\nThese are the shortest lives of each kind in the scene model. Below each "
      + "is a script for a simulator. It waits where a person has to act.\n" + scripts.joined()
  }
}

extension MigrationPlan.Item {
  fileprivate var markdown: String {
    let new = after.map { "  " + $0 + "\n" }.joined()
    return "`\(method)` (\(place))\n\n  \(words)\n\n"
      + "  <details><summary>before and after</summary>\n\n"
      + "  ```\(isObjectiveC ? "objc" : "swift")\n  // before\n  \(before)\n"
      + (new.isEmpty ? "" : "  // after\n" + new) + "  ```\n  </details>\n\n"
  }
}

/// What to do on a device to go through a life.
private struct LifeScript {
  let life: AuditLife
  let events: [String]
  let script: DeviceScript

  /// - Returns: nil if the life is not one of the scene model.
  init?(_ life: AuditLife, _ lives: AuditLives) {
    let names = lives.actions(of: life)
    guard !names.isEmpty,
      let script = AuditLives.models.lazy.compactMap({ Self.script(names, of: $0) }).first
    else { return nil }
    self.life = life
    self.script = script
    events = lives.steps(of: life)
  }

  /// The script for a trace of a model; nil if the model does not have it.
  private static func script(_ names: [String], of model: SceneModel) -> DeviceScript? {
    let actions = names.compactMap(model.machine.action)
    guard actions.count == names.count else { return nil }
    let traces = model.machine.initialStates.lazy.compactMap { state in
      try? model.machine.replay(actions, from: state)
    }
    return traces.first.flatMap { try? DeviceScript($0, of: model) }
  }

  func markdown(bundle: String?, _ addresses: AppAddresses) -> String {
    let simctl = script.simctl(
      bundleIdentifier: bundle, url: addresses.url, link: addresses.link)
    return
      "- [ ] \(life.words): \(events.map { "`\($0)`" }.joined(separator: ", "))\n\n"
      + "  <details><summary>script</summary>\n\n"
      + fenced(simctl, "bash").indented + "  </details>\n\n"
  }
}

private func fenced(_ text: String, _ language: String) -> String {
  "```\(language)\n\(text.hasSuffix("\n") ? text : text + "\n")```\n"
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}

extension AuditLife {
  /// What the life is, in words.
  fileprivate var words: String {
    switch self {
    case .launchWithNewSDK, .launch: "The app is opened"
    case .home: "The app is opened and left"
    case .comeBack: "The app is left, and opened again"
    case .coldURL: "A link starts the app"
    case .coldActivity: "A user activity starts the app"
    case .coldShortcut: "A shortcut starts the app"
    case .coldTap: "The tap of a notification starts the app"
    case .warmURL: "A link arrives at the running app"
    case .warmActivity: "A user activity arrives at the running app"
    case .warmShortcut: "A shortcut arrives at the running app"
    case .interruption: "Something covers the app for a moment"
    case .backgroundLaunch: "The system starts the app in the background"
    case .suspension: "The app is left and suspended"
    case .restoration: "The app is purged and restored"
    }
  }
}
