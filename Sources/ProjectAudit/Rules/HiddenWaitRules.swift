import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R14: callbacks on the main thread that call code which waits without a time limit.
  var hiddenWaitFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    let transitions = ScenesReplacement.transitions.flatMap { [$0.callback, $0.successor] }
    let others: [Callback] = [
      .willFinishLaunching, .didFinishLaunching, .sceneWillConnect, .didReceiveRemoteNotification,
    ]
    return (appDelegates + sceneDelegates).flatMap(\.methods).lazy.filter { method in
      method.waits.isEmpty && method.callbacks.contains { (transitions + others).contains($0) }
        && !(hasScenes && method.isReplacedByScenes && !isCalled(method))
    }.prefix(Self.maxCallbacks).compactMap(hiddenWait)
  }

  /// A limit against hostile input. The calls of each callback are followed.
  private static let maxCallbacks = 40

  private func hiddenWait(in method: CodeMethod) -> AuditFinding? {
    let calls = synchronousCalls(in: method)
    guard let (index, callee, waiting) = firstWait(after: calls) else { return nil }
    let isItself = waiting.function == callee.function
    return AuditFinding(
      .longCallback, .note, at: FindingPlace(method.body[index], in: method.file),
      "\(method.title) calls \(callee.function.baseName) on the main thread, and "
        + (isItself ? "that" : waiting.function.baseName)
        + " waits as long as it takes. The system ends a process whose callback takes too long.",
      facts: [93, 104], life: .home)
  }

  /// How many calls may lead from a callback to the wait.
  private static let maxWaitDepth = 3

  /// The first call that leads to a waiting function, and that function.
  private func firstWait(
    after calls: [(index: Int, callee: CodeMethod)]
  ) -> (index: Int, callee: CodeMethod, waiting: CodeMethod)? {
    var visited: Set<CodeFunction> = []
    var frontier = calls.filter { visited.insert($0.callee.function).inserted }
      .map { (start: $0, last: $0.callee) }
    for _ in 0..<Self.maxWaitDepth {
      if let found = frontier.first(where: { $0.last.waitsWithoutLimit }) {
        return (found.start.index, found.start.callee, found.last)
      }
      frontier = frontier.flatMap { start, last in
        synchronousCalls(in: last).filter { visited.insert($0.callee.function).inserted }
          .map { (start, $0.callee) }
      }
    }
    return nil
  }

  /// The functions that a method calls synchronously, with the places of the calls.
  private func synchronousCalls(in method: CodeMethod) -> [(index: Int, callee: CodeMethod)] {
    let body = method.body
    guard body.count < InputFlow.maxTokens else { return [] }
    return body.outsideClosures.compactMap { index in
      guard let call = body.invocation(at: index),
        !body.isAwaited(at: index),
        let callee = graph.onlyFunction(named: call.baseName.text),
        callee.function != method.function
      else { return nil }
      return (index, callee)
    }
  }
}

extension CodeMethod {
  /// Whether it waits without a time limit.
  fileprivate var waitsWithoutLimit: Bool {
    let body = body
    return body.outsideClosures.contains { index in
      switch body[index].text {
      case "wait":
        return index > body.startIndex && body[index - 1].isSymbol(".")
          && body.call(of: index)?.arguments.isEmpty ?? false
      case "dispatch_semaphore_wait", "dispatch_group_wait":
        return body.call(of: index)?.tokens.mentions("DISPATCH_TIME_FOREVER") ?? false
      case "waitUntilAllOperationsAreFinished": return true
      default: return false
      }
    }
  }
}
