import DelegateSource
import LifecycleModels
import ProjectFormats
import SourceCode

extension AuditRule {
  static let deadInput = AuditRule(
    6, "Input that the app delegate handled is handled by the scene delegate.",
    assuming: .ofDeadMethod)
}

extension AuditCheck {
  /// Input that only the app delegate handles, in methods that UIKit no longer calls.
  static let deadInput = AuditCheck(
    .deadInput, .error, facts: [154], life: nil, effect: .losesInput,
    if: [\.hasScenes, \.hasEntry]
  ) { app in
    SceneInput.all.flatMap { input in
      app.appMethods(input.former).filter(app.isDead)
        .filter { _ in !app.runsWithoutScenes || app.sceneMethods(input.warm).isEmpty }
        .map { app.deadInput($0, input) }
    }
  }

  /// Quick actions that an Info.plist lists but no code handles.
  static let unhandledQuickActions = AuditCheck(
    .deadInput, .warning, facts: [77, 154], life: .coldShortcut, effect: .losesInput,
    if: [\.knowsAllReceivers]
  ) { app in
    let words: Set = [
      "performActionFor", "shortcutItem", "UIApplicationShortcutItem",
      "performActionForShortcutItem", "UIApplicationLaunchOptionsShortcutItemKey",
    ]
    if !app.code.files(mentioning: words).isEmpty { return [] }
    return app.plists.compactMap { plist in
      guard let entry = plist.value?.entry("UIApplicationShortcutItems"),
        !(entry.value.items ?? []).isEmpty
      else { return nil }
      return Match(
        at: FindingPlace(file: plist.title, line: entry.line, column: nil),
        "The app offers quick actions here, and no code takes them: whoever chooses one is answered like "
          + "somebody who opens the app. Handle connectionOptions.shortcutItem and "
          + "windowScene(_:performActionFor:completionHandler:).")
    }
  }

  /// Universal links to a domain in the entitlements that no code handles.
  static let unhandledLinks = AuditCheck(
    .deadInput, .warning, facts: [154, 223], life: .coldActivity, effect: .losesInput,
    if: [\.knowsAllReceivers]
  ) { app in
    let words: Set = [
      "continue", "continueUserActivity", "userActivities", "onContinueUserActivity", "onOpenURL",
      "NSUserActivityTypeBrowsingWeb", "webpageURL", "userActivityDictionary",
    ]
    guard let link = app.addresses.link, let plist = app.plists.first else { return [] }
    // As a statement, the word means something else.
    let uses = app.code.places(of: words) { $0.tokens.tree.node(at: $0.index).kind != .jump }
    if !uses.isEmpty { return [] }
    return [
      Match(
        at: .init(plist),
        "The entitlements ask for links to \(link), and no code takes them: whoever follows one is answered "
          + "like somebody who opens the app. Handle user activities, or remove the domain.")
    ]
  }
}

extension TargetFacts {
  /// Whether all code was read that may handle input.
  fileprivate var knowsAllReceivers: Bool {
    hasEntry && isAllRead && isOfProject && foreignSceneClasses.isEmpty && knowsAppDelegates
  }

  fileprivate func deadInput(_ method: CodeMethod, _ input: SceneInput) -> Match {
    let counterpart = DelegateMethod.all.first { $0.callback == input.warm }
    let counterparts = sceneMethods(input.warm).filter(\.doesSomething)
    let isCovered = !counterparts.isEmpty || isHandledBySwiftUI(input)
    let foreign = isSwiftUI ? nil : foreignSceneClasses.first
    let name = SuggestedCode.name(of: counterpart, inSwift: method.isSwift)
    let way = isSwiftUI ? input.modifier.map { ".\($0) of a view" } ?? name : name
    let ending =
      foreign.map { " Unless “\($0)”, which was not read, calls it." }
      ?? (counterparts.isEmpty ? nil : " " + replacement(of: method, by: counterparts))
      ?? (isCovered ? " The same input is handled elsewhere; see whether it is handled alike." : "")
    return Match(
      at: .init(method),
      "\(method.title) is never called\(onSystemsWithScenes), because the app has scenes: a \(input.name) goes to "
        + "\(way).\(ending)", severity: foreign != nil ? .note : isCovered ? .warning : .error,
      facts: isSwiftUI ? [217] : [154], life: input.warmLife,
      instead: isSwiftUI || !counterparts.isEmpty
        ? nil : SuggestedCode.declaration(of: counterpart, inSwift: method.isSwift))
  }
}
