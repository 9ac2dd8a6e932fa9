import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R16: background tasks that are stored and completed later, where no code sets an expiration
  /// handler.
  var keptTaskFindings: [AuditFinding] {
    let setters = ["expirationHandler", "setExpirationHandler"]
    guard !code.files(mentioning: setters).contains(where: { $0.tokens.setsExpirationHandler })
    else { return [] }
    return code.files(mentioning: Self.taskCompletions).compactMap { file in
      let tokens = file.tokens
      let index = tokens.indices.first {
        Self.taskCompletions.contains(tokens[$0].text) && isOfKeptTask(at: $0, in: file)
      }
      return index.map { tokens[$0] }.map { token in
        AuditFinding(
          .lockedWork, .note, at: FindingPlace(token, in: file),
          "This background task is completed when its work is done, and nothing stops that when the time is "
            + "up: no code sets its expirationHandler. The task counts as failed then, and its work goes on the "
            + "next time that the app runs.",
          facts: [199, 201], life: .backgroundLaunch)
      }
    }
  }

  /// Whether the task completed at an index was passed on before, and is completed in a closure. A
  /// task that a function receives as a parameter is judged with that function.
  private func isOfKeptTask(at index: Int, in file: CodeFile) -> Bool {
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

extension CodeTokens {
  /// Whether the expiration handler of a background task is set. An argument label does not count.
  fileprivate var setsExpirationHandler: Bool {
    has("expirationHandler", "=") || mentions("setExpirationHandler")
  }
}
