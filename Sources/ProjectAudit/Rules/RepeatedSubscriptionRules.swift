import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R21 and R7: observers that are added again whenever a scene connects or the user comes back.
  var repeatedSubscriptionFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    return keptOptions + repeatedObservers + repeatedLaunches
  }

  /// Closures that capture the connection options and handle them whenever a value is published.
  private var keptOptions: [AuditFinding] {
    sceneMethods(.sceneWillConnect).prefix(Self.maxMethods).compactMap { method in
      let body = method.body
      guard let name = method.parameter(2), body.count < InputFlow.maxTokens,
        let start = body.indices.first(where: { body.keeps(name, inSubscriptionAt: $0) })
      else { return nil }
      return AuditFinding(
        .coldInput, .warning, at: FindingPlace(body[start], in: method.file),
        "This closure keeps \(name), and runs each time that something is published: what started the "
          + "app is handled once more, for example after the user has logged in again. Take the first value "
          + "only.",
        facts: [154], life: .coldURL)
    }
  }

  /// Observers added whenever the user comes back, and never removed.
  private var repeatedObservers: [AuditFinding] {
    let coming =
      hasScenes
      ? sceneMethods(.sceneWillEnterForeground) + sceneMethods(.sceneDidBecomeActive)
      : appMethods(.willEnterForeground) + appMethods(.didBecomeActive)
    return coming.prefix(Self.maxMethods).flatMap { method -> [AuditFinding] in
      let type = method.type.flatMap(code.type)
      let removes = type?.bodies.contains { $0.tokens.mentions("removeObserver") } ?? false
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
        return AuditFinding(
          .repeatedWork, .warning, at: FindingPlace(body[index], in: method.file),
          "An observer is added each time that the user comes back, and none is removed: what it does is "
            + "done once more each time.",
          facts: [149, 153], life: .comeBack)
      }
    }
  }

  /// Launch work of another object that each scene connection repeats.
  private var repeatedLaunches: [AuditFinding] {
    sceneMethods(.sceneWillConnect).prefix(Self.maxMethods).compactMap { method in
      let body = method.body
      let index = body.indices.first { index in
        body[index].text.hasPrefix("didFinishLaunching") && index + 1 < body.endIndex
          && body[index + 1].isSymbol(":")
      }
      return index.map { index in
        AuditFinding(
          .repeatedWork, .note, at: FindingPlace(body[index], in: method.file),
          "The work of a launch is done here each time that a scene connects, also when the user comes "
            + "back to one that the system had disconnected, or opens another window.",
          facts: [158, 159], life: .restoration)
      }
    }
  }
}

extension CodeTokens {
  /// Whether the closure at an index receives every published value and mentions a name.
  fileprivate func keeps(_ name: String, inSubscriptionAt index: Int) -> Bool {
    let starts: Set = ["sink", "subscribe", "observeValues", "observe", "bind"]
    guard self[index].kind == .word, starts.contains(self[index].text), isMember(at: index),
      let call = call(of: index), !call.closures.isEmpty
    else { return false }
    let limits: Set = ["first", "prefix", "take", "single", "firstValue", "once"]
    return call.tokens.mentions(name) && receiver(before: index).first(of: limits) == nil
  }
}
