import LifecycleModels
import SourceCode

extension AuditRule {
  static let restoration = AuditRule(19, "State is restored through the scene.")
}

extension AuditCheck {
  /// Methods of the app delegate that no longer restore anything.
  static let formerRestoration = AuditCheck(
    .restoration, .warning, facts: [261], life: .restoration,
    // Restoration through the scene replaces these methods.
    if: [\.isUIKitWithScenes, \.hasEntry, { !$0.givesActivity }]
  ) { app in
    (app.appMethods(.shouldSaveState) + app.appMethods(.shouldRestoreState)).map {
      Match(
        at: .init($0),
        "\($0.title) is not called in an app with scenes, so nothing is restored by it. Give the "
          + "scene an activity in stateRestorationActivity(for:).")
    }
  }

  /// Restoration activities whose type the plist does not list.
  static let unlistedActivities = AuditCheck(
    .restoration, .warning, facts: [261], life: .restoration,
    if: [\.isUIKitWithScenes, \.hasEntry]
  ) { app in
    guard let plist = app.plists.first(where: { $0.value != nil }) else { return [] }
    return app.sceneMethods(.sceneStateRestorationActivity).flatMap { method in
      let body = method.body
      return body.indices.compactMap { index -> Match? in
        guard body[index].isWord("activityType"), index + 2 < body.endIndex,
          let type = body[index + 2].literalText,
          !plist.texts("NSUserActivityTypes").contains(where: { $0.text == type })
        else { return nil }
        return Match(
          at: .init(body[index], in: method.file),
          "NSUserActivityTypes of \(plist.title) does not list “\(type)”, so nothing is restored.")
      }
    }
  }

  /// Connections that read the restoration activity although nothing gives the scene one.
  static let missingActivities = AuditCheck(
    .restoration, .warning, facts: [261], life: .restoration,
    if: [\.isUIKitWithScenes, \.hasEntry, \.knowsSceneDelegates, { !$0.givesActivity }],
    mentioning: ["stateRestorationActivity"]
  ) { app in
    app.sceneMethods(.sceneWillConnect).compactMap { method in
      method.body.first(of: ["stateRestorationActivity"]).map {
        Match(
          at: .init($0, in: method.file),
          "Nothing gives the scene an activity, so there is none to restore here: no "
            + "stateRestorationActivity(for:), and no userActivity of the scene is set.")
      }
    }
  }

  /// Sessions whose own data is read but never set.
  static let unfilledSessions = AuditCheck(
    .restoration, .warning, facts: [261], life: .restoration,
    if: [\.isUIKitWithScenes, \.hasEntry, \.knowsSceneDelegates]
  ) { app in
    let uses = app.code.places(of: ["userInfo"]) { $0.tokens.isDataOfSession(at: $0.index) }
    if uses.contains(where: { $0.tokens.isFilled(at: $0.index) }) { return [] }
    return uses.prefix(1).map {
      Match(
        at: .init($0),
        "A scene session is asked for its userInfo here, and nothing puts anything into that of any "
          + "session.")
    }
  }
}

extension TargetFacts {
  fileprivate var knowsSceneDelegates: Bool { isAllRead && foreignSceneClasses.isEmpty }

  /// Whether some code gives a scene an activity, or a session one to restore.
  fileprivate var givesActivity: Bool {
    !sceneMethods(.sceneStateRestorationActivity).isEmpty
      || !code.places(of: ["userActivity", "stateRestorationActivity", "setUserActivity"]) {
        $0.token.isWord("setUserActivity") || $0.tokens.isReassigned(at: $0.index)
      }.isEmpty
  }
}

extension CodeTokens {
  /// Whether the word at an index is the app's data in a scene session.
  fileprivate func isDataOfSession(at index: Int) -> Bool {
    guard self[index].isWord("userInfo"), isMember(at: index) else { return false }
    let receiver = self[..<(index - 1)].last { !["?", "!"].contains($0.text) }
    return receiver.map { $0.isWord("session") || $0.text.hasSuffix("Session") } ?? false
  }

  /// Whether the data at an index is set as a whole or for a key.
  fileprivate func isFilled(at index: Int) -> Bool {
    if isAssigned(at: index) { return true }
    guard let next = nextMember(after: index), self[next].isSymbol("[") else { return false }
    return isAssigned(at: partner(of: next))
  }
}
