import DelegateSource
import LifecycleModels
import SourceCode

// The rules about `BGTaskScheduler` tasks whose time is up before their work is done.
extension TargetFacts {
  /// A task that is completed later, without an expiration handler.
  func missingExpiry(of method: CodeMethod, _ task: String) -> AuditFinding? {
    let body = method.body
    guard body.count < InputFlow.maxTokens, !body.mentions("expirationHandler"),
      !body.mentions("setExpirationHandler"), let later = laterCompletion(in: method),
      !body.isPassedOn(task), !hasHandlerAssigned(beforeCallOf: method)
    else { return nil }
    return AuditFinding(
      .lockedWork, .note, at: FindingPlace(body[later], in: method.file),
      "This task is completed when its work is done, and nothing stops that when the time is up: it has no "
        + "expirationHandler. The task counts as failed then, and its work goes on the next time that the "
        + "app runs.",
      facts: [199, 201], life: .backgroundLaunch)
  }

  /// An expiration handler that only writes a log or reports the expiration.
  func idleExpiry(of method: CodeMethod) -> AuditFinding? {
    let body = method.body
    guard body.count < InputFlow.maxTokens, let handler = body.expirationClosure,
      let open = body[handler].firstIndex(where: { $0.isSymbol("{") }),
      body[(open + 1)..<handler.upperBound].onlyLogs,
      laterCompletion(in: method) != nil
    else { return nil }
    return AuditFinding(
      .lockedWork, .warning, at: FindingPlace(body[handler.lowerBound], in: method.file),
      "This expiration handler neither stops the work of the task nor completes it: if the work is not done "
        + "when the time is up, the system may end the process. Stop the work there, and call "
        + "setTaskCompleted(success: false).",
      facts: [199, 201], life: .backgroundLaunch)
  }

  /// The place where a task is completed after a wait, or in a closure.
  private func laterCompletion(in method: CodeMethod) -> Int? {
    let body = method.body
    let outside = Set(body.outsideClosures).subtracting(
      body.localFunctions)
    let wait = body.indices.first { body[$0].isWord("await") && outside.contains($0) }
    return body.indices.first { index in
      Self.taskCompletions.contains(body[index].text)
        && (!outside.contains(index) || wait.map { $0 < index } ?? false)
        && !(body.expirationClosure?.contains(index) ?? false)
    }
  }

  /// Whether a caller of the function, or the caller's class, sets an expiration handler itself.
  private func hasHandlerAssigned(beforeCallOf method: CodeMethod) -> Bool {
    // Only the scheduler calls a closure.
    guard method.function.name.contains("(") || !method.isSwift else { return false }
    return code.files(mentioning: method.function.baseName).contains { file in
      file.tokens.indices.contains { index in
        guard file.tokens[index].isWord(method.function.baseName),
          let caller = file.function(around: file.tokens[index]), let body = caller.body
        else { return false }
        let words = file.tokens(in: body)
        return words.has("expirationHandler", "=") || words.mentions("setExpirationHandler")
      }
    }
  }
}

extension CodeTokens {
  /// The tokens of local functions, which are called by the code that receives them.
  fileprivate var localFunctions: Set<Int> {
    Set(nodes(.function).compactMap { $0.child(.block)?.range }.joined())
  }

  /// The tokens of the expiration handler's closure, from the name of the property on.
  var expirationClosure: Range<Int>? {
    guard let start = indices(of: ["expirationHandler", "="]).first,
      let closure = statement(around: start).nodes(.closure).first
    else { return nil }
    return start..<(closure.range.upperBound - 1)
  }

  /// Whether statements only write a log or count something: they set no value, start nothing and
  /// call nothing else.
  fileprivate var onlyLogs: Bool {
    if contains(where: { $0.isSymbol("=") || $0.isSymbol("{") }) { return false }
    return indices.compactMap { invocation(at: $0) }.allSatisfy { call in
      call.isAside || call.isInText
    }
  }

  /// Whether a name is an argument of some call, or is stored.
  fileprivate func isPassedOn(_ name: String) -> Bool {
    indices.contains { index in
      self[index].isWord(name) && index > startIndex && index + 1 < endIndex
        && ["(", ",", ":", "="].contains(where: self[index - 1].isSymbol)
        && ![".", "?", "!"].contains(where: self[index + 1].isSymbol)
        && !self[index + 1].isWord("as")
    }
  }
}

extension Invocation {
  /// Whether it builds a text, or a number for a text.
  fileprivate var isInText: Bool { ["String", "Int", "Date"].contains(name) }
}
