import DelegateSource
import LifecycleModels

/// A kind of input that reaches scene delegates by other methods than app delegates.
struct SceneInput: Sendable {
  /// The name in a sentence.
  let name: String
  /// The callback of app delegates.
  let former: Callback
  /// The callback of scene delegates for input that arrives at the running app.
  let warm: Callback
  /// The property of the connection options that holds input that starts the app, in Swift and in
  /// Objective-C.
  let options: [String]
  /// The launch option keys of an app without scenes.
  let launchKeys: Set<String>
  /// The modifier in SwiftUI.
  let modifier: String?
  let coldLife: AuditLife
  let warmLife: AuditLife

  static let all = [
    SceneInput(
      name: "URL", former: .openURL, warm: .sceneOpenURLContexts,
      options: ["urlContexts", "URLContexts"],
      launchKeys: ["url", "UIApplicationLaunchOptionsURLKey"],
      modifier: "onOpenURL", coldLife: .coldURL, warmLife: .warmURL),
    SceneInput(
      name: "user activity", former: .continueUserActivity, warm: .sceneContinueUserActivity,
      options: ["userActivities", "userActivities"],
      launchKeys: [
        "userActivityDictionary", "UIApplicationLaunchOptionsUserActivityDictionaryKey",
      ],
      modifier: "onContinueUserActivity", coldLife: .coldActivity, warmLife: .warmActivity),
    SceneInput(
      name: "shortcut", former: .performActionForShortcutItem,
      warm: .scenePerformActionForShortcutItem, options: ["shortcutItem", "shortcutItem"],
      launchKeys: ["shortcutItem", "UIApplicationLaunchOptionsShortcutItemKey"], modifier: nil,
      coldLife: .coldShortcut, warmLife: .warmShortcut),
  ]
}

extension TargetFacts {
  /// R6: input that only the app delegate handles, in methods that UIKit no longer calls.
  var inputFindings: [AuditFinding] {
    guard hasScenes, entry != .notFound else { return [] }
    return SceneInput.all.flatMap { input in
      appMethods(input.former).filter(isDead)
        .filter { _ in !runsWithoutScenes || sceneMethods(input.warm).isEmpty }
        .map { deadInput($0, input) }
    }
  }

  private func deadInput(_ method: CodeMethod, _ input: SceneInput) -> AuditFinding {
    let counterpart = DelegateMethod.all.first { $0.callback == input.warm }
    let counterparts = sceneMethods(input.warm).filter(\.doesSomething)
    let isCovered = !counterparts.isEmpty || isHandledBySwiftUI(input)
    let foreign = isSwiftUI ? nil : foreignSceneClasses.first
    let name = counterpart?.function.fullName ?? ""
    let way = isSwiftUI ? input.modifier.map { ".\($0) of a view" } ?? name : name
    let ending =
      foreign.map { " Unless “\($0)”, which was not read, calls it." }
      ?? (counterparts.isEmpty ? nil : " " + replacement(of: method, by: counterparts))
      ?? (isCovered ? " The same input is handled elsewhere; see whether it is handled alike." : "")
    return AuditFinding(
      .deadInput, foreign != nil ? .note : isCovered ? .warning : .error, at: FindingPlace(method),
      "\(method.title) is never called\(onSystemsWithScenes), because the app has scenes: a \(input.name) goes to "
        + "\(way).\(ending)",
      facts: isSwiftUI ? [217] : [154], life: input.warmLife, effect: .losesInput,
      instead: isSwiftUI || !counterparts.isEmpty ? nil : counterpart?.declaration)
  }

  /// Whether a SwiftUI modifier handles the input.
  func isHandledBySwiftUI(_ input: SceneInput) -> Bool {
    guard isSwiftUI, let modifier = input.modifier else { return false }
    return code.mentions(modifier)
  }
}
