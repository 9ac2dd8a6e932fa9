import LifecycleModels
import SourceCode

extension AuditRule {
  static let readiness = AuditRule(
    24, "What arrives before the app can handle it is kept, and handled then.")
}

extension AuditCheck {
  /// Pushes and fetches that are dropped because the app, which they have just started, is not ready.
  static let droppedPushes = AuditCheck(
    .readiness, .warning, facts: [58, 69], life: .backgroundLaunch, if: [\.hasEntry]
  ) { app in
    app.wakingMethods.prefix(TargetFacts.maxMethods).compactMap { method in
      let body = method.body
      guard body.count < InputFlow.maxTokens,
        let place = body.indices.lazy.filter({ body.askedFlag(at: $0) != nil })
          .prefix(TargetFacts.maxMethods).first(where: { app.isGivenUp(at: $0, in: method) })
      else { return nil }
      let name = body.askedFlag(at: place) ?? "something"
      return Match(
        at: .init(body[place], in: method.file),
        "\(method.title) does nothing until \(name) is set, and a launch sets it only after it has returned. "
          + "What starts the app in the background comes before, and is given up: keep it, and do the work "
          + "when \(name) is set.")
    }
  }
}

extension TargetFacts {
  /// Whether the condition at an index leaves the method unless a property says that the app is
  /// ready. The launch sets that property too late.
  fileprivate func isGivenUp(at index: Int, in method: CodeMethod) -> Bool {
    let body = method.body
    guard let handler = method.function.parameterNames.last, let flag = body.askedFlag(at: index),
      let branch = body.branch(decidedAt: index)?.body
    else { return false }
    return branch.count < Self.maxRefusalTokens && branch.mentions(handler)
      && branch.mentions("return") && isSetLater(stored(flag, of: method))
  }

  /// The property that a computed property of the same type returns, or the property itself if it
  /// is stored.
  private func stored(_ flag: String, of method: CodeMethod) -> String {
    let parts = method.type.flatMap(code.type)?.parts ?? []
    let accessor = parts.lazy.flatMap { part in
      part.file.deferredProperties(of: part.part).filter { $0.name == flag }
        .map { CodeMethod(type: method.type, file: part.file, function: $0) }
    }.first
    return accessor?.body.returnedProperty ?? flag
  }

  /// A longer refusal may store the input.
  private static let maxRefusalTokens = 24

  /// Whether a property becomes true only in code that runs after the launch methods have returned.
  private func isSetLater(_ flag: String) -> Bool {
    let places = code.places(of: [flag, "_" + flag]) {
      $0.tokens.isReassigned(at: $0.index)
        && ["true", "YES"].contains($0.tokens[$0.index + 2].text)
    }
    return !places.isEmpty && !places.contains(where: runsInLaunch)
  }

  /// Whether a place runs during a launch method, directly or through a call.
  private func runsInLaunch(_ place: CodePlace) -> Bool {
    guard let function = place.function, let body = function.body,
      place.tokens[body].outsideClosures.contains(place.index)
    else { return false }
    return launchMethods.contains { $0.function == function || $0.callsAtOnce(function) }
  }
}

extension CodeTokens {
  /// The property after the last `return`.
  fileprivate var returnedProperty: String? {
    guard let last = lastIndex(where: { $0.isWord("return") }), last + 1 < endIndex else {
      return nil
    }
    return self[last + 1].kind == .word ? self[last + 1].text : nil
  }

  /// The only property in the condition at an index whose block runs if the property is false.
  fileprivate func askedFlag(at index: Int) -> String? {
    let isGuard = self[index].isWord("guard")
    guard isGuard || self[index].isWord("if"),
      let condition = branch(decidedAt: index)?.condition.dropFirst()
    else { return nil }
    let words = condition.filter { $0.kind == .word && !["self", "else"].contains($0.text) }
    let signs = condition.filter { $0.kind == .symbol }.map(\.text)
    guard words.count == 1, Set(signs).isSubset(of: ["!", ".", "(", ")"]),
      isGuard != signs.contains("!"), condition.allSatisfy({ $0.kind != .literal })
    else { return nil }
    return words.first.map { $0.text.withoutUnderscore }
  }
}
