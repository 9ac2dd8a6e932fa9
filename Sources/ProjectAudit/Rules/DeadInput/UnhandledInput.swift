import DelegateSource
import LifecycleModels
import ProjectFormats
import SourceCode

extension AuditCheck {
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
        "The app offers quick actions here, and no code takes them: the app opens as usual, and the "
          + "quick action is lost. Handle connectionOptions.shortcutItem and "
          + "windowScene(_:performActionFor:completionHandler:).")
    }
  }

  /// Universal links to a domain in the entitlements that no code handles.
  static let unhandledLinks = AuditCheck(
    .deadInput, .warning, facts: [154, 223], life: .coldActivity, effect: .losesInput,
    if: [\.knowsAllReceivers]
  ) { app in
    guard let link = app.addresses.link, let plist = app.plists.first, !app.takesActivities else {
      return []
    }
    return [
      Match(
        at: .init(plist),
        "The entitlements ask for links to \(link), and no code takes them: the app opens as "
          + "usual, and the link is lost. Handle user activities, or remove the domain.")
    ]
  }

  /// URLs, files and activities that an Info.plist declares but no code handles.
  static let unhandledDeclarations = AuditCheck(
    .deadInput, .warning, facts: [154], life: nil, effect: .losesInput, if: [\.knowsAllReceivers]
  ) { app in DeclaredInput.all.flatMap(app.unhandled) }
}

/// A kind of input that an Info.plist declares.
private struct DeclaredInput {
  let key: String
  /// What the key declares, and what arrives.
  let words: (declared: String, arriving: String)
  let input: SceneInput
  /// The names of what is declared, but for those that may be declared for somebody else.
  let names: @Sendable (InfoPlist, TargetFacts) -> [String]

  static let all = [
    DeclaredInput(
      key: "CFBundleURLTypes", words: ("the URL scheme", "its URLs"), input: SceneInput.all[0]
    ) { plist, app in plist.schemes.filter { !app.isForOthers($0, in: plist) } },
    DeclaredInput(
      key: "CFBundleDocumentTypes", words: ("documents of the type", "such files"),
      input: SceneInput.all[0]
    ) { plist, _ in plist.documentTypes },
    DeclaredInput(
      key: "NSUserActivityTypes", words: ("activities of the type", "them"),
      input: SceneInput.all[1]
    ) { plist, _ in
      // Extensions handle intents.
      plist.texts("NSUserActivityTypes").map(\.text).filter { !$0.hasSuffix("Intent") }
    },
  ]
}

extension TargetFacts {
  fileprivate func unhandled(_ declared: DeclaredInput) -> [Match] {
    let isActivity = declared.input.warm == .sceneContinueUserActivity
    if isActivity ? takesActivities || restoresScenes : takesURLs || forwardsAllOptions {
      return []
    }
    return plists.compactMap { plist in
      guard let entry = plist.value?.entry(declared.key),
        let name = declared.names(plist, self).first
      else { return nil }
      let swizzler = code.importedModules.first(where: Self.swizzlers.contains)
      let isCertain = !isActivity && extensionCode.files.isEmpty && !code.importsForeignModules
      return Match(
        at: FindingPlace(file: plist.title, line: entry.line, column: nil),
        "The app declares \(declared.words.declared) “\(name)” here, and no code takes "
          + "\(declared.words.arriving): the app opens as usual, and what it was opened with is lost."
          + (swizzler.map { " \($0) may handle them; see whether it does." } ?? "")
          + " Handle them in \(way(of: declared.input)), or declare nothing.",
        severity: swizzler != nil ? .note : isCertain ? .error : .warning,
        life: declared.input.coldLife)
    }
  }

  /// Where code handles an input.
  private func way(of input: SceneInput) -> String {
    let callback = hasScenes ? input.warm : input.former
    let name = DelegateMethod.all.first { $0.callback == callback }?.function.fullName ?? ""
    if isSwiftUI { return input.modifier.map { ".\($0) of a view" } ?? name }
    return hasScenes ? "connectionOptions.\(input.options[0]) and \(name)" : name
  }

  /// Modules that add methods to delegates while the app runs, or whose delegates forward to them.
  private static let swizzlers: Set = [
    "Firebase", "FirebaseCore", "FirebaseAnalytics", "FirebaseAuth", "FirebaseDynamicLinks",
    "FirebaseMessaging", "GoogleUtilities", "Branch", "BranchSDK", "AppsFlyerLib", "FBSDKCoreKit",
    "FacebookCore", "React", "Expo", "ExpoModulesCore", "Flutter", "Capacitor", "Cordova",
  ]

  /// Whether some code may take URLs or files that open the app.
  private var takesURLs: Bool {
    let words: Set = [
      "openURLContexts", "urlContexts", "URLContexts", "UIOpenURLContext", "onOpenURL",
      "handlesExternalEvents", "DocumentGroup", "UIDocumentBrowserViewController",
      "UIDocumentViewController", "OpenURLOptionsKey", "UIApplicationLaunchOptionsURLKey",
      // Who ends a login receives the URL from the system.
      "ASWebAuthenticationSession", "SFAuthenticationSession", "webAuthenticationSession",
    ]
    return !code.files(mentioning: words).isEmpty
      || launchMethods.contains { $0.body.mentions("url") }
      || code.methods(mentioning: "application").contains {
        $0.function.name.lowercased().contains("open")
      }
  }

  /// Whether some code may take activities.
  fileprivate var takesActivities: Bool {
    let words: Set = [
      "continue", "continueUserActivity", "userActivities", "onContinueUserActivity", "onOpenURL",
      "NSUserActivityTypeBrowsingWeb", "webpageURL", "userActivityDictionary",
    ]
    // As a statement, the word means something else.
    return !code.places(of: words) { $0.tokens.tree.node(at: $0.index).kind != .jump }.isEmpty
  }

  /// Whether activities may restore scenes or select them.
  private var restoresScenes: Bool {
    forwardsAllOptions
      || code.mentions(
        "stateRestorationActivity", "requestSceneSessionActivation", "activateSceneSession",
        "handlesExternalEvents", "openWindow")
  }

  /// Whether a scene delegate passes on all its options.
  private var forwardsAllOptions: Bool {
    sceneDelegates.contains { delegate in
      code.methods(of: delegate).contains { forwardsOptions($0, delegate) }
    }
  }

  /// Whether a scheme may be declared for an SDK, which names it after an account or the app, or only to
  /// open the app from the project’s own code.
  func isForOthers(_ scheme: String, in plist: InfoPlist) -> Bool {
    !scheme.allSatisfy(\.isLetter)
      || (code.files + extensionCode.files).contains { file in
        file.tokens.contains {
          $0.literalText?.lowercased().hasPrefix(scheme.lowercased()) ?? false
        }
      }
  }
}

extension InfoPlist {
  /// The types of documents that the app says it opens. One that it only knows has no rank.
  var documentTypes: [String] {
    (value?["CFBundleDocumentTypes"]?.items ?? []).filter {
      $0["LSHandlerRank"]?.text != "None" && $0["CFBundleTypeRole"]?.text != "None"
    }.flatMap { type in
      type["LSItemContentTypes"]?.items ?? type["CFBundleTypeExtensions"]?.items ?? []
    }.compactMap(\.text).map(settings.expand)
  }
}
