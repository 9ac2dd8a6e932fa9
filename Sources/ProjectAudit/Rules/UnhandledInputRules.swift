import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R6: input that the app declares but no code handles.
  var unhandledInputFindings: [AuditFinding] {
    guard entry != .notFound, isAllRead, !isCodeAlone, foreignSceneClasses.isEmpty,
      appDelegates.allSatisfy({ code.unknownAncestors(of: $0).isEmpty })
    else { return [] }
    return unhandledQuickActions + unhandledLinks
  }

  /// Quick actions that an Info.plist lists.
  private var unhandledQuickActions: [AuditFinding] {
    let words: Set = [
      "performActionFor", "shortcutItem", "UIApplicationShortcutItem",
      "performActionForShortcutItem",
      "UIApplicationLaunchOptionsShortcutItemKey",
    ]
    if !code.files(mentioning: words).isEmpty { return [] }
    return plists.compactMap { plist in
      guard let entry = plist.value?.entry("UIApplicationShortcutItems"),
        !(entry.value.items ?? []).isEmpty
      else { return nil }
      return AuditFinding(
        .deadInput, .warning,
        at: FindingPlace(file: plist.title, line: entry.line, column: nil),
        "The app offers quick actions here, and no code takes them: whoever chooses one is answered like "
          + "somebody who opens the app. Handle connectionOptions.shortcutItem and "
          + "windowScene(_:performActionFor:completionHandler:).",
        facts: [77, 154], life: .coldShortcut, effect: .losesInput)
    }
  }

  /// Universal links to a domain in the entitlements.
  private var unhandledLinks: [AuditFinding] {
    let words: Set = [
      "continue", "continueUserActivity", "userActivities", "onContinueUserActivity", "onOpenURL",
      "NSUserActivityTypeBrowsingWeb", "webpageURL", "userActivityDictionary",
    ]
    guard let link = addresses.link, let plist = plists.first else { return [] }
    let takesActivities = code.files(mentioning: words).contains { file in
      file.tokens.indices.contains { index in
        // As a statement, the word means something else.
        words.contains(file.tokens[index].text)
          && file.tokens.tree.node(at: index).kind != .jump
      }
    }
    if takesActivities { return [] }
    return [
      AuditFinding(
        .deadInput, .warning, at: FindingPlace(plist),
        "The entitlements ask for links to \(link), and no code takes them: whoever follows one is answered "
          + "like somebody who opens the app. Handle user activities, or remove the domain.",
        facts: [154, 223], life: .coldActivity, effect: .losesInput)
    ]
  }
}
