import LifecycleModels
import SourceCode

// Tasks of `BGTaskScheduler` that are completed never or twice.
extension AuditCheck {
  /// Paths that leave a task incomplete.
  static let forgottenTasks = AuditCheck(
    .completion, .warning, facts: [199], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    app.taskFunctions.flatMap { method, task -> [Match] in
      let words = TargetFacts.taskCompletions.union([task])
      if method.file.hasConditions(in: method.body, about: words) { return [] }
      return CompletionPaths(method, handler: task, members: TargetFacts.taskCompletions).forgotten
        .map { token in
          Match(
            at: .init(token, in: method.file),
            "A path through \(method.title) ends here without completing \(task). When its time is up, the "
              + "system may end the process, and it runs the task less often.")
        }
    }
  }

  /// Handlers of background tasks, if no code completes any task.
  static let uncompletedTasks = AuditCheck(
    .completion, .warning, facts: [199], life: .backgroundLaunch, if: [{ !$0.completesTasks }],
    mentioning: ["BGTaskScheduler"]
  ) { app in
    let registers: Set = ["forTaskWithIdentifier", "registerForTaskWithIdentifier"]
    return app.code.files(mentioning: "BGTaskScheduler").filter {
      $0.tokens.mentions("BGTaskScheduler")
    }.compactMap { file in
      file.tokens.indices.first {
        registers.contains(file.tokens[$0].text) && !file.forwardsHandler(after: $0)
      }.map {
        Match(
          at: .init(file.tokens[$0], in: file),
          "A background task is registered here, and nothing calls setTaskCompleted. When its time is "
            + "up, the system may end the process, and it runs the task less often.")
      }
    }
  }

  /// A task that is completed on expiration, and again by the work that continues.
  static let tasksCompletedTwice = AuditCheck(
    .completion, .note, facts: [199], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    let completions = TargetFacts.taskCompletions
    return app.followedTasks.compactMap { method, _ in
      let body = method.body
      guard let handler = body.expirationClosure, body[handler].first(of: completions) != nil
      else { return nil }
      let outside = Set(body.outsideClosures)
      return body.indices.first { index in
        completions.contains(body[index].text) && !handler.contains(index)
          && !outside.contains(index) && !body.asksFirst(before: index)
      }.map {
        Match(
          at: .init(body[$0], in: method.file),
          "This task is completed when its time is up, and here once more when its work ends after that. It may "
            + "be completed once: ask whether the time was up.")
      }
    }
  }
}

extension TargetFacts {
  /// Whether some code completes a background task.
  var completesTasks: Bool { Self.taskCompletions.contains { code.mentions($0) } }
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

extension CodeTokens {
  /// Whether the code at an index runs only if a condition holds, for example that the work was not
  /// cancelled.
  fileprivate func asksFirst(before index: Int) -> Bool {
    let asking: Set = ["guard", "isCancelled", "checkCancellation", "if", "switch"]
    let start = closures(around: index).first?.range.lowerBound ?? startIndex
    return self[Swift.max(start, startIndex)..<index].first(of: asking) != nil
  }
}
