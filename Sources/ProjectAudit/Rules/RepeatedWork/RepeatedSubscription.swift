import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Observers added whenever the user comes back, and not removed before. A removal at the end of the app or of
  /// the scene comes too late for these. For an observer that is added once it is needless but harmless, because
  /// observers end with their process.
  static let repeatedObservers = AuditCheck(
    .repeatedWork, .warning, facts: [149, 153], life: .comeBack, if: [\.hasEntry]
  ) { app in
    app.returnMethods.prefix(TargetFacts.maxMethods).flatMap { method in
      app.observers(addedBy: method).map {
        Match(
          at: $0,
          "An observer is added each time that the user comes back, and none is removed when the user leaves: "
            + "what it does is done once more each time.")
      }
    }
  }

  /// Launch work of another object that each scene connection repeats.
  static let repeatedLaunches = AuditCheck(
    .repeatedWork, .note, facts: [158, 159], life: .restoration, if: [\.hasEntry]
  ) { app in
    app.sceneMethods(.sceneWillConnect).prefix(TargetFacts.maxMethods).compactMap { method in
      let body = method.body
      return body.indices.first { index in
        body[index].text.hasPrefix("didFinishLaunching") && body.isLabel(at: index)
      }.map { index in
        Match(
          at: .init(body[index], in: method.file),
          "The work of a launch is done here each time that a scene connects, also when the user comes "
            + "back to one that the system had disconnected, or opens another window.")
      }
    }
  }
}

extension TargetFacts {
  /// The places where a method or its helpers add an observer, if its type removes none.
  fileprivate func observers(addedBy method: CodeMethod) -> [FindingPlace] {
    let type = method.type.flatMap(code.type)
    let removes = type?.removesObservers ?? false
    let own = method.plainCalls.compactMap(\.helper).flatMap { helper in
      type?.methods.filter { $0.function.baseName == helper } ?? []
    }
    if removes || method.hasReentryGuard { return [] }
    return ([method] + own.filter { !$0.hasReentryGuard }).compactMap { method in
      let body = method.body
      let index = body.outsideClosures.first {
        body[$0].text.hasPrefix("addObserver") && !(body[..<$0].last?.isWord("func") ?? false)
      }
      guard let index, !body[..<index].contains(where: { $0.isWord("if") || $0.isWord("guard") })
      else { return nil }
      return FindingPlace(body[index], in: method.file)
    }
  }
}

extension CodeType {
  /// Whether it removes observers before it, its scene or the process ends.
  fileprivate var removesObservers: Bool {
    let ends: Set = ["applicationWillTerminate", "sceneDidDisconnect", "deinit", "dealloc"]
    return bodies.contains { _, tokens in
      tokens.contains { token in
        guard token.isWord("removeObserver") else { return false }
        let function = tokens.tree.node(at: token.position).enclosing(.function)
        let head = function?.tokens.prefix { !$0.isSymbol("{") }
        return head?.first(of: ends) == nil
      }
    }
  }
}
