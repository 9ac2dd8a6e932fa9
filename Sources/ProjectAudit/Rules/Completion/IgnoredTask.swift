import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Background tasks that their handlers ignore, so that nothing completes them. If no task is ever
  /// completed, another check says so.
  static let ignoredTasks = AuditCheck(
    .completion, .warning, facts: [199], life: .backgroundLaunch, if: [\.completesTasks],
    mentioning: ["BGTaskScheduler"]
  ) { app in
    app.taskHandlers.compactMap { file, handler in
      app.ignorance(of: handler, in: file).map {
        Match(
          at: $0,
          "What handles a background task here does not look at it, so nothing calls setTaskCompleted. When its "
            + "time is up, the system may end the process, and it runs the task less often.")
      }
    }
  }
}

extension TargetFacts {
  /// Where a task is ignored; nil if something looks at it.
  fileprivate func ignorance(of handler: TaskHandler, in file: CodeFile) -> FindingPlace? {
    let body = file.tokens(in: handler.body)
    guard body.mentions(handler.task) else {
      return FindingPlace(file.tokens[handler.body.lowerBound - 1], in: file)
    }
    let uses = body.indices.filter { body[$0].isWord(handler.task) }
    guard uses.count == 1, let call = body.callee(givenOnly: uses[0]),
      let callee = graph.onlyFunction(named: call), callee.function.parameterNames.count == 1,
      let name = callee.parameter(0), callee.function.body != nil,
      name == "_" || !callee.body.mentions(name)
    else { return nil }
    return FindingPlace(callee)
  }
}

extension CodeTokens {
  /// The name of the function whose only argument is the word at an index.
  fileprivate func callee(givenOnly index: Int) -> String? {
    guard tree.language == .swift, let call = callsAround(index).first, call.arguments.count == 1,
      let name = call.callee?.text, name.first?.isLowercase ?? false
    else { return nil }
    return name
  }
}
