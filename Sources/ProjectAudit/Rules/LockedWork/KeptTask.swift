import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Background tasks that are stored and completed later, where no code sets an expiration handler.
  static let keptTasks: AuditCheck = .init(
    .lockedWork, .note, facts: [199, 201], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    let setters = ["expirationHandler", "setExpirationHandler"]
    guard !app.code.files(mentioning: setters).contains(where: { $0.tokens.setsExpirationHandler })
    else { return [] }
    return app.code.files(mentioning: keptTasks.words).compactMap { file in
      let tokens = file.tokens
      return tokens.indices.first {
        keptTasks.words.contains(tokens[$0].text) && app.isOfKeptTask(at: $0, in: file)
      }.map {
        Match(
          at: .init(tokens[$0], in: file),
          "This background task is completed when its work is done, and nothing stops that when the time is "
            + "up: no code sets its expirationHandler. The task counts as failed then, and its work goes on the "
            + "next time that the app runs.")
      }
    }
  }
}

extension TargetFacts {
  /// Whether the task completed at an index was passed on before, and is completed in a closure. A
  /// task that a function receives as a parameter is judged with that function.
  fileprivate func isOfKeptTask(at index: Int, in file: CodeFile) -> Bool {
    let tokens = file.tokens
    guard let function = file.function(around: tokens[index]), let body = function.body,
      body.count < InputFlow.maxTokens,
      let name = tokens[..<index].last(where: { $0.kind == .word })?.text
    else { return false }
    let isOwn = taskFunctions.contains { $0.method.file.path == file.path && $0.task == name }
    let outside = file.tokens(in: body).outsideClosures
    return !isOwn && !outside.contains(index)
  }
}
