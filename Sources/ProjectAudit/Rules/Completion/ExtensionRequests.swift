import LifecycleModels
import SourceCode

extension AuditRule {
  static let extensionRequests = AuditRule(
    28, "An extension answers each request, before its time is up.")
}

extension AuditCheck {
  /// Requests that an extension does not answer on every path.
  static let unansweredRequests = AuditCheck(.extensionRequests, .warning, facts: [], life: nil) {
    app in
    app.extensionCode.types.flatMap { type in
      type.methods.filter(\.isExtensionRequest).flatMap { method in
        app.unanswered(method, of: type)
      }
    }
  }

  /// Notification service extensions that have nothing to say when their time is up.
  static let unheardTimeouts = AuditCheck(.extensionRequests, .warning, facts: [338], life: nil) {
    app in
    app.extensionCode.notificationServices.compactMap(app.unheardTimeout)
  }

  /// Share extensions that do not tell the host app that they are done.
  static let unfinishedPosts = AuditCheck(.extensionRequests, .warning, facts: [337], life: nil) {
    app in
    let ends: Set = [
      "completeRequest", "completeRequestReturningItems", "cancelRequest", "cancelRequestWithError",
      "super",
    ]
    let posts = app.extensionCode.methods(mentioning: "didSelectPost").filter {
      ["didSelectPost()", "didSelectPost"].contains($0.function.name) && $0.function.body != nil
    }
    return posts.filter { method in
      !app.extensionGraph.reach(from: [method], until: ends).hasGoal
    }.map { method in
      Match(
        at: .init(method),
        "\(method.title) never completes the request of the extension, and the host app waits for it. Call "
          + "completeRequest(returningItems:completionHandler:) of extensionContext.")
    }
  }
}

extension CodeMethod {
  /// Whether the system calls it with a handler that it has to call with its answer.
  fileprivate var isExtensionRequest: Bool {
    isNotificationRequest || isTimelineRequest
  }

  fileprivate var isNotificationRequest: Bool {
    [
      "didReceive(_:withContentHandler:)", "didReceiveNotificationRequest:withContentHandler:",
    ].contains(function.name)
  }

  private var isTimelineRequest: Bool {
    [
      "getTimeline(in:completion:)", "getTimeline(for:in:completion:)",
      "getSnapshot(in:completion:)", "getSnapshot(for:in:completion:)",
    ].contains(function.name)
  }

  /// What becomes of a request that is not answered.
  fileprivate var lossWithoutAnswer: String {
    isNotificationRequest
      ? "The user waits for about 30 seconds, and then sees the original notification."
      : "The widget keeps what it shows."
  }

  /// The variables in which the handler is kept.
  fileprivate var keepsOfHandler: Set<String> {
    guard let handler = function.parameterNames.last else { return [] }
    return Set(
      body.indices.filter { body.isReassigned(at: $0) && body[$0 + 2].isWord(handler) }
        .map { body[$0].text })
  }
}

extension Codebase {
  /// The classes of notification service extensions whose superclasses are all known.
  fileprivate var notificationServices: [CodeType] {
    types(mentioning: "UNNotificationServiceExtension").filter { type in
      type.isDeclared && unknownSuperclass(of: type) == nil
        && ancestorNames(of: type).contains("UNNotificationServiceExtension")
    }
  }
}

extension TargetFacts {
  /// Where a path through the method for a request ends without an answer.
  fileprivate func unanswered(_ method: CodeMethod, of type: CodeType) -> [Match] {
    guard let handler = method.function.parameterNames.last, method.function.body != nil,
      !method.file.hasConditions(in: method.body, about: [handler])
    else { return [] }
    let facts: [Citation] = method.isNotificationRequest ? [338] : [348]
    guard handler != "_", method.body.mentions(handler) else {
      return [
        Match(
          at: .init(method), "\(method.title) never calls its handler. \(method.lossWithoutAnswer)",
          facts: facts)
      ]
    }
    let kept = method.keepsOfHandler
    let paths = CompletionPaths(
      method, handler: handler, keptIn: kept.union(users(of: kept, in: type, besides: method)))
    // Who keeps the handler may have started something that answers later. The system keeps the object
    // of the extension as long as it serves a request.
    let ends = paths.forgotten.filter { token in
      (kept.isEmpty || token.isWord("return")) && !method.body.asksForSelf(before: token)
    }
    return ends.map { token in
      Match(
        at: .init(token, in: method.file),
        "A path through \(method.title) ends here without a call of \(handler). "
          + method.lossWithoutAnswer, facts: facts)
    }
  }

  /// The names of the methods of a type that come to use one of some variables.
  private func users(
    of variables: Set<String>, in type: CodeType, besides method: CodeMethod
  ) -> Set<String> {
    if variables.isEmpty { return [] }
    let users = type.methods.filter {
      $0.function.name != method.function.name
        && extensionGraph.reach(from: [$0], until: variables).hasGoal
    }
    return Set(users.map { String($0.function.name.prefix { $0 != "(" && $0 != ":" }) })
  }

  /// The finding that a service does not hear, or does not use, that its time is nearly up.
  fileprivate func unheardTimeout(of type: CodeType) -> Match? {
    let methods = extensionCode.methods(of: type)
    guard let request = methods.first(where: \.isNotificationRequest) else { return nil }
    let name = "serviceExtensionTimeWillExpire"
    if let last = methods.first(where: { $0.function.name.hasPrefix(name) }) {
      guard !last.doesSomething, last.function.body != nil else { return nil }
      return Match(
        at: .init(last),
        "\(last.title) does nothing. It is the last chance to call the content handler; without that the "
          + "user sees the original notification.")
    }
    guard answersLater(request, of: type) else { return nil }
    return Match(
      at: .init(request),
      "\(type.name) answers later, and has no \(name)(). If that takes longer than about 30 seconds, the "
        + "user sees the original notification.")
  }

  /// Whether something else than the statements of a method calls its handler.
  private func answersLater(_ method: CodeMethod, of type: CodeType) -> Bool {
    guard let handler = method.function.parameterNames.last else { return false }
    let kept = method.keepsOfHandler
    if !users(of: kept, in: type, besides: method).isEmpty { return true }
    return method.body.nodes(.closure).contains { node in
      node.tokens.contains { token in token.isWord(handler) || kept.contains(where: token.isWord) }
    }
  }
}

extension CodeTokens {
  /// Whether a token is in the branch of a guard that asks only whether `self` is still there.
  fileprivate func asksForSelf(before token: CodeToken) -> Bool {
    guard let node = tree.node(at: token.position).enclosing(.guard) else { return false }
    let condition = node.tokens.prefix { !$0.isWord("else") }.filter { $0.kind == .word }
    return Set(condition.map(\.text)).isSubset(of: [
      "guard", "let", "self", "nil", "_", "strongSelf", "this",
    ])
      && condition.contains { $0.isWord("self") }
  }
}
