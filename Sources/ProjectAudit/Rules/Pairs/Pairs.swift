import LifecycleModels
import SourceCode

extension AuditRule {
  static let pairs = AuditRule(11, "What one transition undoes, its counterpart redoes.")
}

extension AuditCheck {
  /// Calls that stop something when the app resigns active, and start it again only when it enters the
  /// foreground.
  static let stoppedByInterruption = AuditCheck(
    .pairs, .warning, facts: [26, 153], life: .interruption, if: [\.hasEntry]
  ) { app in
    (app.hasScenes
      ? []
      : app.unpaired(
        app.appMethods(.willResignActive), app.appMethods(.willEnterForeground),
        app.appMethods(.didBecomeActive)))
      + app.unpaired(
        app.sceneMethods(.sceneWillResignActive), app.sceneMethods(.sceneWillEnterForeground),
        app.sceneMethods(.sceneDidBecomeActive))
  }

  /// Calls that end something whenever the user leaves the app, although only a launch begins it.
  static let endedWithoutRestart = AuditCheck(
    .pairs, .warning, facts: [26, 153], life: .comeBack, if: [\.hasEntry]
  ) { app in
    let leaving =
      app.hasScenes
      ? app.sceneMethods(.sceneDidEnterBackground) + app.sceneMethods(.sceneWillResignActive)
      : app.appMethods(.didEnterBackground) + app.appMethods(.willResignActive)
    let starts = app.launchMethods + app.sceneMethods(.sceneWillConnect)
    return leaving.flatMap { method in
      method.plainCalls.compactMap { call in
        guard call.conditions.isEmpty, let start = app.counterpart(of: call, in: starts) else {
          return nil
        }
        return Match(
          at: .init(call.token, in: method.file),
          "\(call.name) runs whenever the app is left, and \(start) only when it is launched. When the "
            + "user comes back, it stays off: start it when the app enters the foreground.")
      }
    }
  }

  /// Calls that remove everything of some kind at each interruption.
  static let removedByInterruption = AuditCheck(
    .pairs, .warning, facts: [26, 299], life: .interruption, if: [\.hasEntry]
  ) { app in
    let leaving =
      app.hasScenes ? app.sceneMethods(.sceneWillResignActive) : app.appMethods(.willResignActive)
    return leaving.flatMap { method in
      let body = method.body
      return body.indices.filter { body.removesEverything(at: $0) }.prefix(TargetFacts.maxMethods)
        .map { index in
          Match(
            at: .init(body[index], in: method.file),
            "\(body[index].text) runs at each interruption: also for Control Centre, a call, or a question "
              + "of the system. Do it when the app enters the background.")
        }
    }
  }

  /// Comparisons of the former phase with the background where the new phase is active.
  static let formerPhases = AuditCheck(
    .pairs, .warning, facts: [211], life: .comeBack, if: [\.hasEntry], mentioning: ["scenePhase"]
  ) { app in
    app.code.places(of: ["background"]) { place in
      place.file.language == .swift && place.file.comparesFormerPhase(at: place.index)
        && place.tokens.mentions("scenePhase")
    }.map {
      Match(
        at: .init($0),
        "On the way back the phase before .active is .inactive, never .background, so this is "
          + "never true. Remember that the app was in the background.")
    }
  }

  /// Publishers that end when the registration for remote notifications fails.
  static let endedPublishers = AuditCheck(
    .pairs, .warning, facts: [], life: nil, if: [\.hasEntry]
  ) { app in
    let name = "application(_:didFailToRegisterForRemoteNotificationsWithError:)"
    return app.appDelegates.flatMap(\.methods).filter { $0.function.name == name }
      .compactMap { method in
        method.body.indices(of: [".", "send", "(", "completion", ":"]).first.map { index in
          Match(
            at: .init(method.body[index + 1], in: method.file),
            "A registration that fails ends this publisher for good. One that succeeds later in the same "
              + "process is told to nobody: send the failure as a value.")
        }
      }
  }
}

extension TargetFacts {
  fileprivate func unpaired(
    _ resigning: [CodeMethod], _ entering: [CodeMethod], _ activating: [CodeMethod]
  ) -> [Match] {
    let redone = Set(activating.flatMap { $0.body.filter { $0.kind == .word }.map(\.text) })
    let started = Set(entering.flatMap { $0.body.filter { $0.kind == .word }.map(\.text) })
    return resigning.flatMap { method in
      method.body.compactMap { token in
        guard token.kind == .word, let counterparts = Self.counterparts(of: token.text),
          let start = counterparts.first(where: started.contains),
          redone.isDisjoint(with: counterparts)
        else { return nil }
        return Match(
          at: .init(token, in: method.file),
          "\(token.text) runs at each interruption, and \(start) only when the app enters the "
            + "foreground. After an interruption it stays off: start it when it becomes active.")
      }
    }
  }

  /// The counterpart of a call, if only the given methods make it.
  fileprivate func counterpart(of call: PlainCall, in starts: [CodeMethod]) -> String? {
    let parts = call.name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, let names = Self.counterparts(of: String(last)),
      let name = names.first(where: { name in starts.contains { $0.body.mentions(name) } })
    else { return nil }
    let whole = (parts.dropLast() + [Substring(name)]).joined(separator: ".")
    let begun = starts.filter { start in start.plainCalls.contains { $0.name == whole } }
    guard !begun.isEmpty else { return nil }
    let others = code.places(of: Set(names)) { place in
      guard let function = place.function else { return false }
      return !begun.contains { $0.function == function } && function.baseName != place.token.text
    }
    return others.isEmpty ? whole : nil
  }

  /// The names that undo a name: `startUpdates` for `stopUpdates`.
  private static func counterparts(of name: String) -> [String]? {
    let pairs = [
      ("stop", ["start", "resume", "restart", "begin"]),
      ("pause", ["resume", "start", "play", "unpause"]),
      ("suspend", ["resume", "start"]), ("disable", ["enable"]), ("disconnect", ["connect"]),
    ]
    for (prefix, others) in pairs where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard rest.first.map(\.isUppercase) ?? true else { continue }
      return others.map { $0 + rest }
    }
    return nil
  }
}

extension CodeTokens {
  /// Whether all user-created items of a kind are removed at an index.
  fileprivate func removesEverything(at index: Int) -> Bool {
    let beginnings = ["removeAll", "deleteAll", "closeAll", "logOut", "logout", "signOut"]
    let harmless = ["Observ", "Animation", "Notification", "Request", "Gesture", "Target"]
    let text = self[index].text
    guard self[index].kind == .word, index + 1 < endIndex, index > startIndex,
      beginnings.contains(where: text.hasPrefix), !harmless.contains(where: text.contains),
      text != "removeAll"
    else { return false }
    return self[index + 1].isSymbol(tree.language == .swift ? "(" : "]")
  }
}

extension CodeFile {
  /// Whether the `… == .background` at an index is in code for the active phase.
  fileprivate func comparesFormerPhase(at index: Int) -> Bool {
    guard index > 2, tokens[index].isWord("background"), tokens[index - 1].isSymbol("."),
      tokens[index - 2].isSymbol("="), tokens[index - 3].isSymbol("=")
    else { return false }
    let former = index > 3 ? tokens[index - 4].text.lowercased() : ""
    guard ["old", "prev", "former", "last", "from"].contains(where: former.contains) else {
      return false
    }
    return isInActiveCase(index) || isBesideActive(index)
  }

  /// Whether the case around an index is the one of the active phase.
  private func isInActiveCase(_ index: Int) -> Bool {
    let node = tokens.tree.node(at: index).enclosing(.case)
    return node?.tokens.map(\.text).starts(with: ["case", ".", "active", ":"]) ?? false
  }

  /// Whether the same condition also tests for the active phase.
  private func isBesideActive(_ index: Int) -> Bool {
    let condition = tokens.branch(decidedAt: index)?.condition ?? tokens.statement(around: index)
    return condition.has("=", "=", ".", "active")
  }
}
