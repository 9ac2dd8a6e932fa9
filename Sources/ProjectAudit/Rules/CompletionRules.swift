import DelegateSource
import LifecycleModels

extension TargetFacts {
  /// R18: completion handlers that a path never calls or calls twice, and tasks that nothing
  /// completes.
  var completionFindings: [AuditFinding] {
    (appDelegates + sceneDelegates).flatMap(\.methods).flatMap(handlerFindings)
      + notificationMethods.flatMap(promiseFindings) + handedFindings
      + taskFunctions.flatMap(taskFindings) + taskCompletionFindings
  }

  private func handlerFindings(_ method: CodeMethod) -> [AuditFinding] {
    guard method.doesSomething || method.body.isEmpty || method.onlyWritesLog,
      let form = method.delegateMethods.first,
      form.hasHandler,
      method.function.parameterNames.count == form.function.parameters.count,
      !(hasScenes && method.isReplacedByScenes && !isCalled(method))
    else { return [] }
    return promiseFindings(method)
  }

  /// The methods of notification centre and PushKit delegates, all of which have a handler.
  private var notificationMethods: [CodeMethod] {
    let names: Set = [
      "userNotificationCenter(_:willPresent:withCompletionHandler:)",
      "userNotificationCenter(_:didReceive:withCompletionHandler:)",
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
      "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
      "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
    ]
    let types = code.types(mentioning: "userNotificationCenter", "pushRegistry")
    return types.flatMap(\.methods).filter { names.contains($0.function.name) && !$0.answers }
  }

  /// The findings about paths that do not call the handler exactly once.
  func promiseFindings(_ method: CodeMethod) -> [AuditFinding] {
    guard let handler = method.function.parameterNames.last, method.function.body != nil else {
      return []
    }
    // A parameter without a name cannot be called, whichever branch is compiled.
    if handler == "_" { return [neglectedHandlerFinding(method)].compactMap { $0 } }
    // The compiled branch is unknown, so no path can be followed.
    if method.file.hasConditions(in: method.body, about: [handler]) { return [] }
    let paths = CompletionPaths(method, handler: handler)
    if method.body.isEmpty || !paths.forgotten.isEmpty, let broken = neglectedHandlerFinding(method)
    {
      return [broken]
    }
    let forgotten = paths.forgotten.map { token in
      completionFinding(
        method, FindingPlace(token, in: method.file),
        "A path through \(method.title) ends here without a call of \(handler), and the system waits "
          + "for it.")
    }
    let repeated = paths.repeated.first.map { token in
      completionFinding(
        method, FindingPlace(token, in: method.file),
        "A path through \(method.title) has called \(handler) already when it gets here. It may be "
          + "called once.")
    }
    return forgotten + [repeated].compactMap { $0 }
      + (forgotten.isEmpty
        ? forwardedFindings(method, handler) + closureFindings(method, handler) : [])
  }

  /// The functions and closures that complete the background task in one of their parameters.
  var taskFunctions: [(method: CodeMethod, task: String)] { namedTaskFunctions + taskClosures }

  private var namedTaskFunctions: [(method: CodeMethod, task: String)] {
    let methods = code.files(mentioning: Self.taskCompletions)
      .flatMap { file in
        file.parts.flatMap { part in
          part.functions.map { CodeMethod(type: part.name, file: file, function: $0) }
        }
      }
    return methods.compactMap { method in
      let body = method.body
      let task = method.function.parameterNames.first { name in
        body.indices.contains { index in
          Self.taskCompletions.contains(body[index].text)
            && (body[..<index].last(where: { $0.kind == .word })?.isWord(name) ?? false)
        }
      }
      return task.map { (method, $0) }
    }
  }

  /// The calls that complete a background task.
  static let taskCompletions: Set = ["setTaskCompleted", "setTaskCompletedWithSuccess"]

  /// The findings about paths that leave a task incomplete.
  private func taskFindings(_ method: CodeMethod, task: String) -> [AuditFinding] {
    let words = Self.taskCompletions.union([task])
    if method.file.hasConditions(in: method.body, about: words) { return [] }
    return CompletionPaths(method, handler: task, members: Self.taskCompletions).forgotten.map {
      token in
      AuditFinding(
        .completion, .warning, at: FindingPlace(token, in: method.file),
        "A path through \(method.title) ends here without completing \(task). When its time is up, the "
          + "system may end the process, and it runs the task less often.",
        facts: [199], life: .backgroundLaunch)
    }
  }

  /// The finding that a method never mentions its handler.
  func neglectedHandlerFinding(_ method: CodeMethod) -> AuditFinding? {
    guard let handler = method.function.parameterNames.last,
      handler == "_" || !method.body.mentions(handler)
    else { return nil }
    return completionFinding(
      method, FindingPlace(method),
      "\(method.title) never calls its completion handler, and the system waits for it.")
  }

  /// Handlers of background tasks, if no code completes any task.
  private var taskCompletionFindings: [AuditFinding] {
    let registers: Set = ["forTaskWithIdentifier", "registerForTaskWithIdentifier"]
    if Self.taskCompletions.contains(where: { code.mentions($0) }) { return [] }
    return code.files(mentioning: "BGTaskScheduler").filter {
      $0.tokens.mentions("BGTaskScheduler")
    }.compactMap { file in
      let tokens = file.tokens
      let index = tokens.indices.first {
        registers.contains(tokens[$0].text) && !file.forwardsHandler(after: $0)
      }
      return index.map { tokens[$0] }.map { token in
        AuditFinding(
          .completion, .warning, at: FindingPlace(token, in: file),
          "A background task is registered here, and nothing calls setTaskCompleted. When its time is "
            + "up, the system may end the process, and it runs the task less often.",
          facts: [199], life: .backgroundLaunch)
      }
    }
  }

  /// A finding about the handler of a method.
  func completionFinding(
    _ method: CodeMethod, _ place: FindingPlace, _ message: String
  ) -> AuditFinding {
    let isTimed = method.callbacks.contains {
      [.didReceiveRemoteNotification, .performFetch].contains($0)
    }
    return AuditFinding(
      .completion, .warning, at: place, message, facts: isTimed ? [58, 69] : [], life: nil)
  }
}

extension CodeFile {
  /// Whether the handler of the task registered at an index is one that the enclosing function
  /// receives.
  fileprivate func forwardsHandler(after index: Int) -> Bool {
    let parameters = function(around: tokens[index])?.parameterNames ?? []
    let handler = tokens.registration(at: index)?.argument("launchHandler")?.first
    return handler.map { parameters.contains($0.text) } ?? false
  }
}

extension CodeMethod {
  /// Whether it returns a value. No such delegate method does, so this is a helper with the same
  /// name.
  var answers: Bool {
    guard let parameters = function.parameters else { return false }
    let result = function.head[parameters.range.upperBound...].drop { !$0.isSymbol("->") }
    return !["", "Void", "()"].contains(result.dropFirst().map(\.text).joined())
  }
}

extension DelegateMethod {
  /// Whether its last parameter is a completion handler.
  fileprivate var hasHandler: Bool {
    let label = function.parameters.last?.label ?? ""
    return label.hasSuffix("ompletionHandler") || label == "reply"
  }
}
