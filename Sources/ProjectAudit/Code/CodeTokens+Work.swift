import SourceCode

// Work that goes on when the code that has started it returns.
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
  /// What is called here, in order.
  var invocations: [Invocation] { indices.compactMap { invocation(at: $0) } }
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
