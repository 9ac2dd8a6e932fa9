import LifecycleModels
import SourceCode

// Tasks of `BGTaskScheduler` whose time is up before their work is done.
extension AuditCheck {
  /// An expiration handler that does not schedule the next task, if only the interrupted work does.
  static let unplannedTasks = AuditCheck(
    .lockedWork, .warning, facts: [199, 200], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    let planners = app.planners
    return app.followedTasks.compactMap { method, _ in
      let body = method.body
      guard let handler = body.expirationClosure else { return nil }
      let outside = Set(body.outsideClosures)
      let planning = body.indices.filter { index in
        body.invocation(at: index).map { planners.contains($0.baseName.text) } ?? false
      }
      // A task that is scheduled before the handler is set may come first, or at the end of the
      // cancelled work.
      guard let first = planning.first, first >= handler.upperBound,
        !planning.contains(where: outside.contains), !body[handler].cancelsWork
      else { return nil }
      return Match(
        at: .init(body[handler.lowerBound], in: method.file),
        "When the time of this task is up, no further one is planned: only the work that is cut off does so "
          + "at its end. A launch uses its request up, so none follows until something else asks. Plan the "
          + "next task first.")
    }
  }

  /// A task that is completed later, without an expiration handler.
  static let missingExpiry = AuditCheck(
    .lockedWork, .note, facts: [199, 201], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    app.followedTasks.compactMap { method, task in
      let body = method.body
      guard !body.mentions("expirationHandler"), !body.mentions("setExpirationHandler"),
        let later = app.laterCompletion(in: method), !body.isPassedOn(task),
        !app.hasHandlerAssigned(beforeCallOf: method)
      else { return nil }
      return Match(
        at: .init(body[later], in: method.file),
        "This task is completed when its work is done, and nothing stops that when the time is up: it has no "
          + "expirationHandler. The task counts as failed then, and its work goes on the next time that the "
          + "app runs.")
    }
  }

  /// An expiration handler that only writes a log or reports the expiration.
  static let idleExpiry = AuditCheck(
    .lockedWork, .warning, facts: [199, 201], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    app.followedTasks.compactMap { method, _ in
      let body = method.body
      guard let handler = body.expirationClosure,
        let open = body[handler].firstIndex(where: { $0.isSymbol("{") }),
        body[(open + 1)..<handler.upperBound].onlyLogs, app.laterCompletion(in: method) != nil
      else { return nil }
      return Match(
        at: .init(body[handler.lowerBound], in: method.file),
        "This expiration handler neither stops the work of the task nor completes it: if the work is not done "
          + "when the time is up, the system may end the process. Stop the work there, and call "
          + "setTaskCompleted(success: false).")
    }
  }

  /// An expiration handler that is set only after the function has waited.
  static let lateExpiry = AuditCheck(
    .lockedWork, .warning, facts: [199, 201], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    app.followedTasks.compactMap { method, task in
      let body = method.body
      let outside = body.outsideClosures
      guard let index = outside.first(where: { body.isExpiration(at: $0, of: task) }),
        let wait = outside.first(where: { body[$0].isWord("await") && $0 < index })
      else { return nil }
      return Match(
        at: .init(body[index], in: method.file),
        "This task has an expiration handler only after line \(body[wait].place.line) has been waited for. If its "
          + "time is up before, nothing stops the work, and the system may end the process: set it first."
      )
    }
  }
}

extension TargetFacts {
  /// The calls that submit a request to the scheduler.
  private static let requests: Set = ["submit", "submitTaskRequest"]

  /// The functions that submit a request to the scheduler, including the scheduler's own.
  fileprivate var planners: Set<String> {
    let files = code.files(mentioning: "BGTaskScheduler")
    let functions = files.flatMap { file in
      (file.parts.flatMap(\.functions) + file.functions).filter { function in
        let body = function.body.map(file.tokens) ?? CodeTokens()
        return body.mentions("BGTaskScheduler") && body.first(of: Self.requests) != nil
      }
    }
    return Self.requests.union(
      functions.map(\.baseName).filter { graph.onlyFunction(named: $0) != nil })
  }

  /// The place where a task is completed after a wait, or in a closure.
  fileprivate func laterCompletion(in method: CodeMethod) -> Int? {
    let body = method.body
    let outside = Set(body.outsideClosures).subtracting(body.localFunctions)
    let wait = body.indices.first { body[$0].isWord("await") && outside.contains($0) }
    return body.indices.first { index in
      Self.taskCompletions.contains(body[index].text)
        && (!outside.contains(index) || wait.map { $0 < index } ?? false)
        && !(body.expirationClosure?.contains(index) ?? false)
    }
  }

  /// Whether a caller of the function, or the caller's class, sets an expiration handler itself.
  fileprivate func hasHandlerAssigned(beforeCallOf method: CodeMethod) -> Bool {
    // Only the scheduler calls a closure.
    guard method.function.name.contains("(") || !method.isSwift else { return false }
    return !code.places(of: [method.function.baseName]) { place in
      place.function?.body.map { place.tokens[$0].setsExpirationHandler } ?? false
    }.isEmpty
  }
}

extension CodeTokens {
  /// Whether the expiration handler of a background task is set. An argument label does not count.
  var setsExpirationHandler: Bool {
    has("expirationHandler", "=") || mentions("setExpirationHandler")
  }

  /// The tokens of local functions, which are called by the code that receives them.
  fileprivate var localFunctions: Set<Int> {
    Set(nodes(.function).compactMap { $0.child(.block)?.range }.joined())
  }

  /// Whether statements only write a log or count something: they set no value, start nothing and
  /// call nothing else.
  fileprivate var onlyLogs: Bool {
    if contains(where: { $0.isSymbol("=") || $0.isSymbol("{") }) { return false }
    return invocations.allSatisfy { $0.isAside || $0.isInText }
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

  /// Whether the word at an index sets a task's expiration handler.
  fileprivate func isExpiration(at index: Int, of task: String) -> Bool {
    self[index].isWord("expirationHandler") && isAssigned(at: index) && index > startIndex + 1
      && self[index - 1].isSymbol(".") && self[index - 2].isWord(task)
  }

  /// Whether it cancels work that may then run to its end.
  fileprivate var cancelsWork: Bool {
    contains { token in
      token.kind == .word
        && ["cancel", "finish", "stop", "end", "abort"].contains(where: token.text.hasPrefix)
    }
  }
}

extension Invocation {
  /// Whether it builds a text, or a number for a text.
  fileprivate var isInText: Bool { ["String", "Int", "Date"].contains(name) }
}
