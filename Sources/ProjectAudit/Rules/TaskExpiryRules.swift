import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R16: `BGTaskScheduler` tasks that expire before they are done.
  var taskExpiryFindings: [AuditFinding] {
    let planners = planners
    return taskFunctions.prefix(Self.maxMethods).flatMap { method, task in
      [
        unplannedExpiry(of: method, planners), missingExpiry(of: method, task),
        idleExpiry(of: method),
        lateExpiry(of: method, task), secondCompletion(of: method),
      ].compactMap { $0 }
    }
  }

  /// The calls that submit a request to the scheduler.
  private static let requests: Set = ["submit", "submitTaskRequest"]

  /// The functions that submit a request to the scheduler, including the scheduler's own.
  private var planners: Set<String> {
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

  /// An expiration handler that does not schedule the next task, if only the interrupted work does.
  private func unplannedExpiry(
    of method: CodeMethod, _ planners: Set<String>
  ) -> AuditFinding? {
    let body = method.body
    guard body.count < InputFlow.maxTokens, let handler = body.expirationClosure else { return nil }
    let outside = Set(body.outsideClosures)
    let planning = body.indices.filter { index in
      body.invocation(at: index).map {
        planners.contains($0.baseName.text)
      } ?? false
    }
    // A task that is scheduled before the handler is set may come first, or at the end of the
    // cancelled work.
    guard let first = planning.first, first >= handler.upperBound,
      !planning.contains(where: outside.contains), !body[handler].cancelsWork
    else { return nil }
    return AuditFinding(
      .lockedWork, .warning, at: FindingPlace(body[handler.lowerBound], in: method.file),
      "When the time of this task is up, no further one is planned: only the work that is cut off does so "
        + "at its end. A launch uses its request up, so none follows until something else asks. Plan the "
        + "next task first.",
      facts: [199, 200], life: .backgroundLaunch)
  }

  /// An expiration handler that is set only after the function has waited.
  private func lateExpiry(of method: CodeMethod, _ task: String) -> AuditFinding? {
    let body = method.body
    guard body.count < InputFlow.maxTokens else { return nil }
    let outside = body.outsideClosures
    guard
      let index = outside.first(where: { body.isExpiration(at: $0, of: task) }),
      let wait = outside.first(where: { body[$0].isWord("await") && $0 < index })
    else { return nil }
    return AuditFinding(
      .lockedWork, .warning, at: FindingPlace(body[index], in: method.file),
      "This task has an expiration handler only after line \(body[wait].place.line) has been waited for. If its "
        + "time is up before, nothing stops the work, and the system may end the process: set it first.",
      facts: [199, 201], life: .backgroundLaunch)
  }
}

extension TargetFacts {
  /// A task that is completed on expiration, and again by the work that continues.
  private func secondCompletion(of method: CodeMethod) -> AuditFinding? {
    let body = method.body
    guard body.count < InputFlow.maxTokens, let handler = body.expirationClosure,
      body[handler].first(of: Self.taskCompletions) != nil
    else { return nil }
    let outside = Set(body.outsideClosures)
    let again = body.indices.first { index in
      Self.taskCompletions.contains(body[index].text) && !handler.contains(index)
        && !outside.contains(index) && !body.asksFirst(before: index)
    }
    guard let again else { return nil }
    return AuditFinding(
      .completion, .note, at: FindingPlace(body[again], in: method.file),
      "This task is completed when its time is up, and here once more when its work ends after that. It may "
        + "be completed once: ask whether the time was up.",
      facts: [199], life: .backgroundLaunch)
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
