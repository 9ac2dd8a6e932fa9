import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R18: background tasks that their handlers ignore, so that nothing completes them. If no task
  /// is ever completed, another finding says so.
  var ignoredTaskFindings: [AuditFinding] {
    guard Self.taskCompletions.contains(where: { code.mentions($0) }) else { return [] }
    return taskHandlers.compactMap { file, handler in finding(handler, in: file) }
  }

  /// The closures that handle background tasks.
  private var taskHandlers: [(CodeFile, TaskHandler)] {
    let labels = ["forTaskWithIdentifier", "registerForTaskWithIdentifier"]
    return code.files(mentioning: "BGTaskScheduler").flatMap { file in
      file.tokens.indices.filter { labels.contains(file.tokens[$0].text) }
        .compactMap { file.tokens.taskHandler(registeredAt: $0) }
        .map { (file, $0) }
    }
  }

  /// The closures that complete the background task they handle, as methods with that parameter.
  var taskClosures: [(method: CodeMethod, task: String)] {
    taskHandlers.compactMap { file, handler in
      let body = file.tokens(in: handler.body)
      guard body.first(of: Self.taskCompletions) != nil else { return nil }
      let function = CodeFunction(
        name: "the closure that handles the task", parameterNames: [handler.task],
        place: file.tokens[handler.body.lowerBound - 1].place, body: handler.body)
      return (CodeMethod(type: nil, file: file, function: function), handler.task)
    }
  }

  private func finding(_ handler: TaskHandler, in file: CodeFile) -> AuditFinding? {
    let body = file.tokens(in: handler.body)
    guard body.mentions(handler.task) else {
      return finding(FindingPlace(file.tokens[handler.body.lowerBound - 1], in: file))
    }
    let uses = body.indices.filter { body[$0].isWord(handler.task) }
    guard uses.count == 1, let call = body.callee(givenOnly: uses[0]),
      let callee = graph.onlyFunction(named: call), callee.function.parameterNames.count == 1,
      let name = callee.parameter(0), callee.function.body != nil,
      name == "_" || !callee.body.mentions(name)
    else { return nil }
    return finding(FindingPlace(callee))
  }

  private func finding(_ place: FindingPlace) -> AuditFinding {
    AuditFinding(
      .completion, .warning, at: place,
      "What handles a background task here does not look at it, so nothing calls setTaskCompleted. When its "
        + "time is up, the system may end the process, and it runs the task less often.",
      facts: [199], life: .backgroundLaunch)
  }
}

/// The closure that handles a background task.
private struct TaskHandler {
  /// The name of the task in the closure.
  let task: String
  /// The body of the closure.
  let body: Range<Int>
}

extension CodeTokens {
  /// The call that registers a background task, whose first label stands at an index.
  func registration(at index: Int) -> SyntaxNode? {
    callAround(index).flatMap { $0.child(.argument)?.range.lowerBound == index ? $0 : nil }
  }

  /// The closure that handles the task registered at an index; nil if the handler is no closure.
  fileprivate func taskHandler(registeredAt index: Int) -> TaskHandler? {
    guard let closure = registration(at: index)?.closures.last else { return nil }
    let body = closure.statements
    let head =
      tree.language == .swift
      ? closure.child(.signature)?.tokens : closure.tokens[..<body.startIndex]
    guard let head else { return TaskHandler(task: "$0", body: body.startIndex..<body.endIndex) }
    return head.closureParameter.map {
      TaskHandler(task: $0, body: body.startIndex..<body.endIndex)
    }
  }

  /// The name of the only closure parameter. The head may also have attributes, a capture list and
  /// a type.
  private var closureParameter: String? {
    let start = lastIndex { $0.isSymbol("]") } ?? startIndex
    return self[start...].prefix { !$0.isSymbol(":") }.last { $0.kind == .word }?.text
  }

  /// The name of the function whose only argument is the word at an index.
  fileprivate func callee(givenOnly index: Int) -> String? {
    guard tree.language == .swift, let call = callAround(index), call.arguments.count == 1,
      let name = call.callee?.text, name.first?.isLowercase ?? false
    else { return nil }
    return name
  }
}
