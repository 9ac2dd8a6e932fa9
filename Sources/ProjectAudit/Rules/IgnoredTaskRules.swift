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
        .compactMap { file.tokens.taskHandler(after: $0, in: file.language) }
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
    guard uses.count == 1, let call = body.call(with: uses[0], in: file.language),
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
  /// The closure that handles the task registered at an index; nil if the handler is no closure.
  fileprivate func taskHandler(after index: Int, in language: SourceLanguage) -> TaskHandler? {
    guard let open = self[index...].prefix(60).firstIndex(where: { $0.isSymbol("{") }),
      !self[index..<open].mentions("func"),
      language == .objectiveC || isOfCall(closureAt: open, labelAt: index)
    else { return nil }
    let close = Swift.min(partner(of: open), endIndex)
    if language == .objectiveC {
      guard let name = self[index..<open].last(where: { $0.kind == .word })?.text else {
        return nil
      }
      return TaskHandler(task: name, body: (open + 1)..<close)
    }
    let head = self[open..<close].prefix(24)
    guard let end = head.firstIndex(where: { $0.isWord("in") }) else {
      return TaskHandler(task: "$0", body: (open + 1)..<close)
    }
    return head[..<end].closureParameter.map { TaskHandler(task: $0, body: (end + 1)..<close) }
  }

  /// Whether the closure at an index is an argument of the call with a label, or trails that call.
  /// The declaration of such a function has no closure.
  private func isOfCall(closureAt open: Int, labelAt index: Int) -> Bool {
    guard let start = opening(around: index), self[start].isSymbol("("), start > startIndex + 1,
      !self[start - 2].isWord("func")
    else { return false }
    return open <= partner(of: start) + 1
  }

  /// The name of the only closure parameter. The head may also have attributes, a capture list and
  /// a type.
  private var closureParameter: String? {
    let start = (lastIndex { $0.isSymbol("]") } ?? startIndex) + 1
    let names = self[start...].filter { $0.kind == .word || $0.isSymbol(":") }
    let name = names.prefix { !$0.isSymbol(":") }.last { $0.kind == .word }
    return names.contains { $0.isSymbol(",") } ? nil : name?.text
  }

  /// The name of the function whose only argument is the word at an index.
  fileprivate func call(with index: Int, in language: SourceLanguage) -> String? {
    guard language == .swift, let open = opening(around: index), self[open].isSymbol("("),
      open > startIndex, self[open - 1].kind == .word
    else { return nil }
    let isAlone = !self[open..<partner(of: open)].contains { $0.isSymbol(",") }
    return isAlone && self[open - 1].text.first?.isLowercase ?? false ? self[open - 1].text : nil
  }
}
