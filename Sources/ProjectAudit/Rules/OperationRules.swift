import DelegateSource
import LifecycleModels
import SourceCode

// Background tasks whose work is an `Operation`.
extension TargetFacts {
  /// R18, R16: tasks that are completed when an operation has only started its work, and operations
  /// that cannot be cancelled on expiration.
  var operationFindings: [AuditFinding] {
    taskFunctions.prefix(Self.maxMethods).filter { method, _ in
      method.body.count < InputFlow.maxTokens && method.body.completesInBlock
    }.flatMap { method, task in
      [earlyOperation(in: method, task), uncancellableOperation(in: method)].compactMap { $0 }
    }
  }

  /// A task that is completed when the block of an operation returns, although the block only
  /// starts the work.
  private func earlyOperation(in method: CodeMethod, _ task: String) -> AuditFinding? {
    let body = method.body
    guard let block = body.blockOfOperation, !block.waits,
      let start = block.indices.first(where: { startsWithCallback(body, at: $0, in: method) })
    else { return nil }
    return AuditFinding(
      .completion, .warning, at: FindingPlace(body[start], in: method.file),
      "The operation ends as soon as this call returns, and its completionBlock completes \(task) while the "
        + "work goes on: the app may be suspended before that is done. Complete the task where the work "
        + "has ended.",
      facts: [199], life: .backgroundLaunch)
  }

  /// Whether the function called at an index stores the closure that it receives.
  private func startsWithCallback(
    _ tokens: CodeTokens, at index: Int, in method: CodeMethod
  ) -> Bool {
    guard method.isSwift, let name = tokens.nameOfCallWithClosure(at: index),
      let callee = graph.onlyFunction(named: name)
    else { return false }
    return callee.keepsClosure
  }

  /// An operation that is cancelled on expiration although its class ignores cancellation.
  private func uncancellableOperation(in method: CodeMethod) -> AuditFinding? {
    let body = method.body
    guard let handler = body.expirationClosure, body[handler].onlyCancels,
      let type = body.made.lazy.compactMap(code.type).first(where: isOperation),
      ignoresCancellation(type)
    else { return nil }
    return AuditFinding(
      .lockedWork, .warning, at: FindingPlace(body[handler.lowerBound], in: method.file),
      "When the time of this task is up, its operation is cancelled. One that runs goes on, because \(type.name) "
        + "never asks for isCancelled, and the task is completed when it ends: the system may end the process "
        + "before. Ask there, or complete the task here.",
      facts: [199, 201], life: .backgroundLaunch)
  }

  /// Whether a type is an operation whose superclasses have all been read.
  private func isOperation(_ type: CodeType) -> Bool {
    let unknownAncestors = code.unknownAncestors(of: type)
    return !unknownAncestors.isEmpty
      && Set(unknownAncestors).isSubset(of: ["Operation", "NSOperation"])
  }

  /// Whether neither a type nor its superclasses can notice a cancellation.
  private func ignoresCancellation(_ type: CodeType) -> Bool {
    let types = [type] + code.ancestorNames(of: type).compactMap(code.type)
    let words: Set = ["isCancelled", "cancel", "cancelled"]
    return types.allSatisfy { type in type.bodies.allSatisfy { $0.tokens.first(of: words) == nil } }
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
  /// Whether a task is completed in the completion block of an operation.
  fileprivate var completesInBlock: Bool {
    guard let start = indices(of: ["completionBlock", "="]).first else { return false }
    let block = statement(around: start).nodes(.closure).first
    return block?.tokens.first(of: TargetFacts.taskCompletions) != nil
  }

  /// The block of an operation.
  fileprivate var blockOfOperation: CodeTokens? {
    firstIndex { $0.isWord("BlockOperation") }.flatMap { call(of: $0)?.closures.first?.statements }
  }

  /// The constants that hold new objects.
  fileprivate var made: [String] {
    indices.filter { index in
      self[index].kind == .word && index > startIndex && self[index - 1].isSymbol("=")
        && index + 1 < endIndex && self[index + 1].isSymbol("(")
    }.map { self[$0].text }
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

  /// Whether an expiration handler only cancels operations and reports.
  fileprivate var onlyCancels: Bool {
    guard let open = firstIndex(where: { $0.isSymbol("{") }) else { return false }
    let calls = self[(open + 1)...].indices.compactMap { invocation(at: $0) }
      .filter { !$0.isAside }
    return !calls.isEmpty
      && calls.allSatisfy { ["cancel", "cancelAllOperations"].contains($0.baseName.text) }
  }
}
