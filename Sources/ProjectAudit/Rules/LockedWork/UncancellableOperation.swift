import LifecycleModels
import SourceCode

extension AuditCheck {
  /// An operation that is cancelled on expiration although its class ignores cancellation.
  static let uncancellableOperations = AuditCheck(
    .lockedWork, .warning, facts: [199, 201], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    app.operationTasks.compactMap { method, _ in
      let body = method.body
      guard let handler = body.expirationClosure, body[handler].onlyCancels,
        let type = body.made.lazy.compactMap(app.code.type).first(where: app.isOperation),
        app.ignoresCancellation(type)
      else { return nil }
      return Match(
        at: .init(body[handler.lowerBound], in: method.file),
        "When the time of this task is up, its operation is cancelled. One that runs goes on, because \(type.name) "
          + "never asks for isCancelled, and the task is completed when it ends: the system may end the process "
          + "before. Ask there, or complete the task here.")
    }
  }
}

extension TargetFacts {
  /// Whether a type is an operation whose superclasses have all been read.
  fileprivate func isOperation(_ type: CodeType) -> Bool {
    ["Operation", "NSOperation"].contains(code.unknownSuperclass(of: type))
  }

  /// Whether neither a type nor its superclasses can notice a cancellation.
  fileprivate func ignoresCancellation(_ type: CodeType) -> Bool {
    let types = [type] + code.ancestorNames(of: type).compactMap(code.type)
    let words: Set = ["isCancelled", "cancel", "cancelled"]
    return types.allSatisfy { type in type.bodies.allSatisfy { $0.tokens.first(of: words) == nil } }
  }
}

extension CodeTokens {
  /// The constants that hold new objects.
  fileprivate var made: [String] {
    indices.filter { index in
      self[index].kind == .word && index > startIndex && self[index - 1].isSymbol("=")
        && index + 1 < endIndex && self[index + 1].isSymbol("(")
    }.map { self[$0].text }
  }

  /// Whether an expiration handler only cancels operations and reports.
  fileprivate var onlyCancels: Bool {
    guard let open = firstIndex(where: { $0.isSymbol("{") }) else { return false }
    let calls = self[(open + 1)...].invocations.filter { !$0.isAside }
    return !calls.isEmpty
      && calls.allSatisfy { ["cancel", "cancelAllOperations"].contains($0.baseName.text) }
  }
}
