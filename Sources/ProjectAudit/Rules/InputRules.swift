import DelegateSource
import LifecycleModels

/// A kind of input that scenes receive by other ways than app delegates.
struct SceneInput: Sendable {
  /// In words.
  let name: String
  /// The callback of app delegates.
  let former: Callback
  /// The callback of scene delegates for input that arrives at the running app.
  let warm: Callback
  /// The property of the connection options that holds input which starts the app, in Swift and then in
  /// Objective-C.
  let options: [String]
  /// The keys of launch options that held it before.
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
  /// R6: input that only the app delegate handles, which nothing calls any more.
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

  /// Whether a modifier of SwiftUI handles some input.
  func isHandledBySwiftUI(_ input: SceneInput) -> Bool {
    guard isSwiftUI, let modifier = input.modifier else { return false }
    return code.mentions(modifier)
  }
}
