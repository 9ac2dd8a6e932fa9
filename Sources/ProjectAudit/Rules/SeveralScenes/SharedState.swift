import DelegateSource
import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Transitions of one window that release what the whole process shares.
  static let sharedState = AuditCheck(
    .severalScenes, .warning, facts: [163, 164], life: .home,
    if: [\.hasEntry, \.isUIKit, \.allowsSeveralWindows]
  ) { app in
    let leaving =
      app.sceneMethods(.sceneDidEnterBackground) + app.sceneMethods(.sceneWillResignActive)
    return leaving.compactMap { method in
      app.withdrawal(in: method).map {
        Match(
          at: .init($0, in: method.file),
          "The app allows several windows, and this changes what they share when one of them leaves. "
            + "Ask whether another scene is still in the foreground.")
      }
    }
  }
}

extension TargetFacts {
  /// The place where a method changes a shared object, directly or through the app delegate.
  fileprivate func withdrawal(in method: CodeMethod) -> CodeToken? {
    let body = method.body
    if body.asksForOthers { return nil }
    return body.sharedChange
      ?? body.indices.first { index in
        guard body[index].kind == .word, body.isForAppDelegate(at: index) else { return false }
        if body.isReassigned(at: index) { return !body[index + 2].isWord("self") }
        return body.isCalled(at: index) && !isHarmless(callOf: body[index].text)
      }.map { body[$0] }
  }

  /// Whether calling a method of the app delegate for one window leaves the others unharmed.
  private func isHarmless(callOf name: String) -> Bool {
    let callees = appDelegates.flatMap(\.methods).filter { callee in
      callee.function.baseName == name
        || callee.delegateMethods.contains { $0.function.name == name }
    }
    if callees.isEmpty { return CodeToken.soundsHarmless(name) }
    return callees.allSatisfy { callee in
      let body = callee.body
      return body.asksForOthers
        || !body.indices.contains {
          body.isCalled(at: $0) && CodeToken.soundsDestructive(body[$0].text)
        }
    }
  }
}

extension CodeTokens {
  /// The first harmful call on a shared object.
  var sharedChange: CodeToken? {
    indices.first { index in
      guard self[index].isWord("shared"), index > startIndex + 1, self[index - 1].isSymbol(".")
      else { return false }
      return !Self.harmless.contains(self[index - 2].text) && isChanged(after: index)
    }.map { self[$0] }
  }

  private static let harmless: Set = [
    "UIApplication", "UIScreen", "URLSession", "UserDefaults", "NotificationCenter",
  ]

  /// Whether the object at an index is called, or one of its members is set to something other than
  /// this scene.
  private func isChanged(after index: Int) -> Bool {
    var end = index + 1
    while end + 1 < endIndex,
      [".", "?", "!"].contains(where: self[end].isSymbol)
        || self[end].kind == .word && self[end - 1].isSymbol(".")
    { end += 1 }
    guard end < endIndex else { return false }
    return self[end].isSymbol("(") && !CodeToken.soundsHarmless(self[end - 1].text)
      || self[end].isSymbol("=") && end + 1 < endIndex && !self[end + 1].isWord("self")
        && !self[end + 1].isSymbol("=")
  }

  /// Whether the word at an index is a member of the app delegate.
  fileprivate func isForAppDelegate(at index: Int) -> Bool {
    let receiver = receiver(before: index)
    return [".", "]"].contains(receiver.last?.text)
      && receiver.first(of: ["AppDelegate", "appDelegate"]) != nil
  }

  /// Whether the function named at an index is called.
  fileprivate func isCalled(at index: Int) -> Bool {
    let keywords: Set = ["if", "guard", "switch", "while", "for", "return", "in", "catch"]
    guard self[index].kind == .word, index + 1 < endIndex, !keywords.contains(self[index].text)
    else { return false }
    if self[index + 1].isSymbol("(") { return true }
    return tree.language == .objectiveC && index > startIndex && self[index + 1].isSymbol("]")
      && (self[index - 1].kind == .word || self[index - 1].isSymbol("]"))
  }

  /// Whether a body reads or counts the other scenes.
  var asksForOthers: Bool {
    contains { token in
      token.isWord("connectedScenes") || token.isWord("applicationState")
        || token.isWord("activationState") || token.text.lowercased().contains("scenecount")
    }
  }
}

extension CodeToken {
  /// Whether a function's name says that it removes something.
  fileprivate static func soundsDestructive(_ name: String) -> Bool {
    let beginnings = [
      "stop", "pause", "suspend", "lock", "disconnect", "disable", "close", "clear", "hide",
      "invalidate", "cancel", "logout", "logOut", "signOut", "sleep", "tearDown", "teardown",
      "unload", "deactivate", "shutdown", "shutDown", "terminate", "quit", "mute", "removeAll",
      "reset",
    ]
    return beginnings.contains(where: name.hasPrefix)
  }

  /// Whether a function's name says that it removes nothing: it saves, schedules or reports.
  fileprivate static func soundsHarmless(_ name: String) -> Bool {
    let beginnings = [
      "save", "store", "persist", "flush", "write", "archive", "schedule", "submit", "sync",
      "record", "track", "log", "report", "post", "donate", "remember", "update", "refresh",
      "reload", "backup", "synchronize", "print", "NSLog", "debug", "info", "send", "append",
      "insert", "async", "current", "configure",
    ]
    return beginnings.contains(where: name.hasPrefix) || name.first?.isUppercase ?? false
  }
}
