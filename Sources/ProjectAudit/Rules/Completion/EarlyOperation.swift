import LifecycleModels
import SourceCode

extension AuditCheck {
  /// A task that is completed when the block of an operation returns, although the block only starts
  /// the work.
  static let earlyOperations = AuditCheck(
    .completion, .warning, facts: [199], life: .backgroundLaunch,
    mentioning: TargetFacts.taskCompletions
  ) { app in
    app.operationTasks.compactMap { method, task in
      let body = method.body
      guard let block = body.blockOfOperation, !block.waits,
        let start = block.indices.first(where: { app.startsWithCallback(body, at: $0, in: method) })
      else { return nil }
      return Match(
        at: .init(body[start], in: method.file),
        "The operation ends as soon as this call returns, and its completionBlock completes \(task) while the "
          + "work goes on: the app may be suspended before that is done. Complete the task where the work "
          + "has ended.")
    }
  }
}

extension TargetFacts {
  /// Whether the function called at an index stores the closure that it receives.
  fileprivate func startsWithCallback(
    _ tokens: CodeTokens, at index: Int, in method: CodeMethod
  ) -> Bool {
    guard method.isSwift, let name = tokens.nameOfCallWithClosure(at: index),
      let callee = graph.onlyFunction(named: name)
    else { return false }
    return callee.keepsClosure
  }
}

extension CodeMethod {
  /// Whether it stores a closure that it receives.
  fileprivate var keepsClosure: Bool {
    guard isSwift, let block = function.block, let declaration = block.parent else { return false }
    let head = declaration.tokens[..<block.range.lowerBound]
    return head.mentions("escaping") && !head.mentions("async")
  }
}

extension CodeTokens {
  /// The block of an operation.
  fileprivate var blockOfOperation: CodeTokens? {
    firstIndex { $0.isWord("BlockOperation") }.flatMap { call(of: $0)?.closures.first?.statements }
  }

  /// Whether it waits for other work.
  fileprivate var waits: Bool {
    first(of: ["wait", "await", "sync", "semaphore", "waitUntilFinished"]) != nil
  }

  /// The name of the function called at an index with a closure, as an argument or trailing; nil if
  /// there is none.
  fileprivate func nameOfCallWithClosure(at index: Int) -> String? {
    guard self[index].kind == .word, let call = call(of: index), !call.closures.isEmpty,
      !(invocation(at: index)?.isAside ?? false)
    else { return nil }
    return self[index].text
  }
}
