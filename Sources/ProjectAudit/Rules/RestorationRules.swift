import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R19: restoration in ways that scenes do not support.
  var restorationFindings: [AuditFinding] {
    guard isUIKitWithScenes, entry != .notFound else { return [] }
    // Restoration through the scene replaces these methods.
    let former = givesActivity ? [] : appMethods(.shouldSaveState) + appMethods(.shouldRestoreState)
    return former.map { method in
      AuditFinding(
        .restoration, .warning, at: FindingPlace(method),
        "\(method.title) is not called in an app with scenes, so nothing is restored by it. Give the "
          + "scene an activity in stateRestorationActivity(for:).",
        facts: [261], life: .restoration)
    } + unlistedActivities + nothingToRestore
  }

  /// Session values that nothing ever sets: the restoration activity, or the session's own data.
  private var nothingToRestore: [AuditFinding] {
    guard isAllRead, foreignSceneClasses.isEmpty else { return [] }
    let activities = givesActivity ? [] : readActivities
    return activities.map { file, token in
      AuditFinding(
        .restoration, .warning, at: FindingPlace(token, in: file),
        "Nothing gives the scene an activity, so there is none to restore here: no "
          + "stateRestorationActivity(for:), and no userActivity of the scene is set.",
        facts: [261], life: .restoration)
    } + unfilledSessions
  }

  /// The places where a connection reads the restoration activity.
  private var readActivities: [(CodeFile, CodeToken)] {
    sceneMethods(.sceneWillConnect).flatMap { method in
      method.body.filter { $0.isWord("stateRestorationActivity") }.prefix(1).map {
        (method.file, $0)
      }
    }
  }

  /// Whether some code gives a scene an activity, or a session one to restore.
  private var givesActivity: Bool {
    let names: Set = ["userActivity", "stateRestorationActivity", "setUserActivity"]
    return !sceneMethods(.sceneStateRestorationActivity).isEmpty
      || code.files(mentioning: names).contains { file in
        file.tokens.indices.contains { index in
          names.contains(file.tokens[index].text)
            && (file.tokens[index].isWord("setUserActivity")
              || file.tokens.isReassigned(at: index))
        }
      }
  }

  /// Sessions whose own data is read but never set.
  private var unfilledSessions: [AuditFinding] {
    let uses = code.files(mentioning: "userInfo").flatMap { file in
      file.tokens.indices.filter { file.tokens.isDataOfSession(at: $0) }
        .map { (file: file, index: $0) }
    }
    guard let (file, index) = uses.first,
      !uses.contains(where: { $0.file.tokens.isFilled(at: $0.index) })
    else { return [] }
    return [
      AuditFinding(
        .restoration, .warning, at: FindingPlace(file.tokens[index], in: file),
        "A scene session is asked for its userInfo here, and nothing puts anything into that of any "
          + "session.", facts: [261], life: .restoration)
    ]
  }

  /// Restoration activities whose type the plist does not list.
  private var unlistedActivities: [AuditFinding] {
    sceneMethods(.sceneStateRestorationActivity).flatMap { method in
      method.body.indices.compactMap { index -> AuditFinding? in
        guard method.body[index].isWord("activityType"), index + 2 < method.body.endIndex,
          let type = method.body[index + 2].literalText,
          let plist = plists.first(where: { $0.value != nil }),
          !plist.texts("NSUserActivityTypes").contains(where: { $0.text == type })
        else { return nil }
        return AuditFinding(
          .restoration, .warning, at: FindingPlace(method.body[index], in: method.file),
          "NSUserActivityTypes of \(plist.title) does not list “\(type)”, so nothing is restored.",
          facts: [261], life: .restoration)
      }
    }
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
