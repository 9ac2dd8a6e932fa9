import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Handlers of pushes and fetches that are called before the work for which the app was woken is
  /// done.
  static let earlyHandlers = AuditCheck(
    .completion, .warning, facts: [58, 69], life: .backgroundLaunch
  ) { app in
    app.wakingMethods.filter {
      $0.function.name.hasSuffix("ompletionHandler:)") || !$0.isSwift
    }.prefix(TargetFacts.maxMethods).compactMap { method in
      method.function.parameterNames.last.flatMap { app.earlyCall(of: $0, in: method) }
    }
  }

  /// Background tasks that are completed before their work is done.
  static let earlyTasks = AuditCheck(
    .completion, .warning, facts: [199], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    app.followedTasks.compactMap { method, task in
      app.earlyCall(of: task, in: method, members: TargetFacts.taskCompletions)
    }
  }
}

extension TargetFacts {
  /// The finding that a method starts work and calls its handler without waiting for it.
  fileprivate func earlyCall(
    of handler: String, in method: CodeMethod, members: Set<String> = []
  ) -> Match? {
    let body = method.body
    guard body.count < InputFlow.maxTokens else { return nil }
    let outside = body.outsideClosures
    let calls = outside.filter { index in
      members.isEmpty
        ? body[index].isWord(handler) && index + 1 < body.endIndex && body[index + 1].isSymbol("(")
        : members.contains(body[index].text)
    }
    for start in outside {
      guard
        let end = body.endOfWork(at: start, ignoring: handler)
          ?? endOfStart(at: start, in: method, handler),
        let call = calls.first(where: { $0 > end && body.canFollow($0, after: end) })
      else { continue }
      let name = members.isEmpty ? handler : "\(handler).\(body[call].text)"
      return Match(
        at: .init(body[call], in: method.file),
        "\(method.title) calls \(name) while the work goes on that it has started in line "
          + "\(body[start].place.line): the app may be suspended before that is done. Call it when the "
          + "work has ended.")
    }
    return nil
  }

  /// The end of a call at an index that starts work without waiting for it; nil if there is none.
  private func endOfStart(at start: Int, in method: CodeMethod, _ handler: String) -> Int? {
    let body = method.body
    guard let call = body.invocation(at: start), !call.isAside, body.isStatement(call),
      !body[call.range].mentions(handler), !body.isAwaited(at: start),
      let callee = graph.onlyFunction(named: call.baseName.text),
      !callee.function.parameterNames.contains(where: { $0.lowercased().contains("completion") }),
      !call.arguments.contains(where: { $0.first?.isSymbol("{") ?? false })
    else { return nil }
    return callee.startsWork(ignoring: handler) ? call.range.upperBound - 1 : nil
  }
}

extension CodeTokens {
  /// Whether the result of a call is unused, so that nothing waits for it.
  fileprivate func isStatement(_ call: Invocation) -> Bool {
    let start = call.range.lowerBound
    guard start > startIndex else { return true }
    return self[start - 1].place.line < self[start].place.line && !self[start - 1].isSymbol("=")
      || ["{", "}", ";", ".", "?"].contains { self[start - 1].isSymbol($0) }
  }
}
