import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R18: handlers that are called before the work for which the app was woken is done.
  var earlyCompletionFindings: [AuditFinding] {
    let waking = (appMethods(.didReceiveRemoteNotification) + appMethods(.performFetch))
      .filter { $0.function.name.hasSuffix("ompletionHandler:)") || !$0.isSwift }
    let pushes = waking.prefix(Self.maxMethods).compactMap { method in
      method.function.parameterNames.last.flatMap { earlyCall(of: $0, in: method) }
    }
    let tasks = taskFunctions.prefix(Self.maxMethods).compactMap { method, task in
      earlyCall(of: task, in: method, members: Self.taskCompletions)
    }
    return pushes + tasks
  }

  /// The finding that a method starts work and calls its handler without waiting for it.
  private func earlyCall(
    of handler: String, in method: CodeMethod, members: Set<String> = []
  ) -> AuditFinding? {
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
      return AuditFinding(
        .completion, .warning, at: FindingPlace(body[call], in: method.file),
        "\(method.title) calls \(name) while the work goes on that it has started in line "
          + "\(body[start].place.line): the app may be suspended before that is done. Call it when the "
          + "work has ended.",
        facts: members.isEmpty ? [58, 69] : [199], life: .backgroundLaunch)
    }
    return nil
  }

  /// The end of a call at an index that starts work without waiting for it; nil if there is none.
  private func endOfStart(at start: Int, in method: CodeMethod, _ handler: String) -> Int? {
    let body = method.body
    guard let call = body.invocation(at: start), !call.isAside,
      body.isStatement(call),
      !body[call.range].mentions(handler),
      !body.isAwaited(at: start),
      let callee = graph.onlyFunction(named: call.baseName.text),
      !callee.function.parameterNames.contains(where: { $0.lowercased().contains("completion") }),
      !call.arguments.contains(where: { $0.first?.isSymbol("{") ?? false })
    else { return nil }
    return callee.startsWork(ignoring: handler) ? call.range.upperBound - 1 : nil
  }
}

extension CodeMethod {
  /// Whether it starts lengthy work that does not know the handler, and returns.
  func startsWork(ignoring handler: String) -> Bool {
    let body = body
    return body.outsideClosures
      .contains { body.endOfWork(at: $0, ignoring: handler) != nil }
  }
}

extension CodeTokens {
  /// System functions that return at once and call a closure when they are done.
  private static var asynchronous: Set<String> {
    ["getDeliveredNotifications", "getPendingNotificationRequests", "getNotificationSettings"]
  }

  /// The end of lengthy work started at an index that does not know the handler; nil if there is
  /// none.
  func endOfWork(at start: Int, ignoring handler: String) -> Int? {
    let name = self[start].text
    let receiver = tree.node(at: start).tokens[..<start]
    let isMember = receiver.last?.isSymbol(".") ?? false
    let call: SyntaxNode?
    switch name {
    // Also what is made by `Task.detached`.
    case "Task": call = tree.node(at: start).child(.call)
    case "async" where isMember && !receiver.mentions("main"): call = self.call(of: start)
    case "dispatch_async":
      call = self.call(of: start)
      let queue = call?.arguments.first?.value
      if queue?.contains(where: { $0.text.hasSuffix("main_queue") }) ?? false { return nil }
    case _ where isMember && Self.asynchronous.contains(name): call = self.call(of: start)
    default: return nil
    }
    guard let work = call?.closures.first else { return nil }
    let needsTime = name != "Task" || work.tokens.mentions("await")
    return needsTime && !work.tokens.mentions(handler) ? work.range.upperBound - 1 : nil
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

extension Invocation {
  /// Whether it only writes a log or counts something.
  var isAside: Bool {
    let words = name.lowercased()
    return writesLog
      || ["log", "analytics", "track", "telemetry", "badge", "metric"].contains(
        where: words.contains)
  }
}
