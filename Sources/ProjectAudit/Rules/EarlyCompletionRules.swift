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
      !body[..<start].suffix(6).contains(where: { $0.isWord("await") }),
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
    let open: Int?
    switch self[start].text {
    case "Task"
    where start + 1 < endIndex && ["{", "(", "."].contains(self[start + 1].text)
      && !["sleep", "yield", "isCancelled", "checkCancellation"].contains(
        self[start...].prefix(3).last?.text):
      open = self[start...].prefix(12).firstIndex { $0.isSymbol("{") }
    case "async" where start > startIndex && self[start - 1].isSymbol("."):
      let isMain = self[..<start].suffix(8).contains { $0.isWord("main") }
      open = isMain ? nil : self[start...].prefix(12).firstIndex { $0.isSymbol("{") }
    case "dispatch_async":
      let isMain = self[start...].prefix(6).contains { $0.text.hasSuffix("main_queue") }
      open = isMain ? nil : self[start...].prefix(16).firstIndex { $0.isSymbol("{") }
    case let name
    where Self.asynchronous.contains(name) && start > startIndex
      && self[start - 1].isSymbol(".") && start + 1 < endIndex && self[start + 1].isSymbol("{"):
      open = start + 1
    default: return nil
    }
    guard let open else { return nil }
    let end = partner(of: open)
    let work = self[open..<end]
    let needsTime = !self[start].isWord("Task") || work.mentions("await")
    return needsTime && !work.mentions(handler) ? end : nil
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
