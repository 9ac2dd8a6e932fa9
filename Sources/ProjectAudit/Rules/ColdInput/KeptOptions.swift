import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Closures that capture the connection options and handle them whenever a value is published.
  static let keptOptions = AuditCheck(
    .coldInput, .warning, facts: [154], life: .coldURL, if: [\.hasEntry]
  ) { app in
    app.sceneMethods(.sceneWillConnect).prefix(TargetFacts.maxMethods).compactMap { method in
      let body = method.body
      guard let name = method.parameter(2), body.count < InputFlow.maxTokens,
        let start = body.indices.first(where: { body.keeps(name, inSubscriptionAt: $0) })
      else { return nil }
      return Match(
        at: .init(body[start], in: method.file),
        "This closure keeps \(name), and runs each time that something is published: what started the "
          + "app is handled once more, for example after the user has logged in again. Take the first value "
          + "only.")
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
