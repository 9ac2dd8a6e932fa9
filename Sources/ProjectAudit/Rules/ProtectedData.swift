import LifecycleModels
import SourceCode

extension AuditRule {
  static let protectedData = AuditRule(17, "Protected data is read only when it can be.")
}

extension AuditCheck {
  /// Launch methods that use the keychain.
  static let keychainAtLaunch: AuditCheck = .init(
    .protectedData, .warning, facts: [73, 290], life: .backgroundLaunch,
    if: [\.hasBackgroundModes, \.hasEntry],
    mentioning: ["SecItemCopyMatching", "SecItemAdd", "SecItemUpdate"]
  ) { app in
    app.launchMethods.filter { !$0.body.mentions("isProtectedDataAvailable") }
      .compactMap { method in
        method.body.first(of: keychainAtLaunch.words).map {
          Match(
            at: .init($0, in: method.file),
            "The keychain is used in a launch method. Before the first unlock it may answer “not found”; "
              + "do not take this for an empty keychain: ask isProtectedDataAvailable, and try again on "
              + "applicationProtectedDataDidBecomeAvailable.")
        }
      }
  }

  /// Launch methods that empty the keychain because the user defaults say that the app has never run.
  static let emptiedKeychain = AuditCheck(
    .protectedData, .warning, facts: [73, 290], life: .backgroundLaunch, if: [\.hasEntry]
  ) { app in
    if app.code.mentions("isProtectedDataAvailable") { return [] }
    return app.launchMethods.filter { $0.body.count < InputFlow.maxTokens }.compactMap { method in
      let body = method.body
      return body.nodes(.condition).lazy.filter { body[$0.range.lowerBound - 1].isWord("if") }
        .compactMap { app.emptying(dependingOn: $0, in: method) }.first.map { index in
          Match(
            at: .init(body[index], in: method.file),
            "The keychain is emptied here because the user defaults hold nothing. The system may start the app "
              + "before the first unlock, when they cannot be read: then users who have run the app before lose "
              + "what they have stored. Ask isProtectedDataAvailable first.",
            severity: app.isStartedUnseen ? .warning : .note)
        }
    }
  }
}

extension TargetFacts {
  /// Whether the app asks the system to start it in the background.
  fileprivate var isStartedUnseen: Bool {
    hasBackgroundModes || plists.contains { $0.text("NSSupportsLiveActivities") != nil }
      || code.mentions("ActivityKit", "BGTaskScheduler")
  }

  /// The place that empties the keychain in a branch for empty user defaults; nil if there is none.
  fileprivate func emptying(dependingOn condition: SyntaxNode, in method: CodeMethod) -> Int? {
    // A condition with others is followed by them.
    guard let branch = condition.next, branch.kind == .block,
      let isTaken = holdsWithoutDefaults(condition.tokens, in: method),
      let taken = isTaken ? branch : branch.next, taken.kind == .block
    else { return nil }
    return taken.tokens.firstEmptying
  }

  /// Whether a condition on the user defaults, or on a property that reads them, holds if they are
  /// empty; nil if it depends on anything else.
  private func holdsWithoutDefaults(_ condition: CodeTokens, in method: CodeMethod) -> Bool? {
    let isJoined = condition.contains { token in
      [",", "&", "|"].contains(where: token.isSymbol) || token.isWord("let")
    }
    if isJoined { return nil }
    if condition.mentions("UserDefaults") || condition.mentions("NSUserDefaults") {
      return condition.isNegated
    }
    let names = Set(condition.filter { $0.kind == .word }.map(\.text)).subtracting(["self"])
    guard names.count == 1, let name = names.first,
      let body = method.type.flatMap(code.type)?.defaultsProperty(named: name)
    else { return nil }
    return condition.isNegated != body.isNegated
  }
}

extension CodeType {
  /// The body of a property that only reads one value of the user defaults.
  fileprivate func defaultsProperty(named name: String) -> CodeTokens? {
    parts.lazy.flatMap { part in
      part.file.deferredProperties(of: part.part).filter { $0.name == name }.compactMap(\.body)
        .map { part.file.tokens(in: $0) }
    }.map { tokens in
      // The setter of the property is irrelevant.
      tokens.prefix { !$0.isWord("set") }
    }.first { $0.indices(of: ["UserDefaults"]).count == 1 && !$0.mentions("if") }
  }
}

extension CodeTokens {
  /// Whether it tests for false or nil.
  fileprivate var isNegated: Bool {
    let signs = indices.filter { index in
      self[index].isSymbol("!") && index + 1 < endIndex
        && (self[index + 1].kind == .word || self[index + 1].isSymbol("["))
    }
    return
      (signs.count + indices(of: ["=", "=", "nil"]).count
      + indices(of: ["=", "=", "false"]).count) % 2 == 1
  }

  /// The first place that empties the keychain.
  fileprivate var firstEmptying: Int? {
    let beginnings = ["clear", "remove", "delete", "reset", "wipe", "purge"]
    return indices.first { index in
      if self[index].isWord("SecItemDelete") { return true }
      guard beginnings.contains(where: self[index].text.hasPrefix), index + 1 < endIndex,
        ["(", "]", ":"].contains(where: self[index + 1].isSymbol)
      else { return false }
      return statement(around: index)[...index].contains {
        $0.text.lowercased().contains("keychain")
      }
    }
  }
}
