import SourceCode

extension TargetFacts {
  /// How many calls may lead from a callback to the start of work. Beyond that, no reader of the
  /// code would say that the callback starts the work.
  static let maxWorkDepth = 3

  /// The call of a method that starts work and returns before it is done, directly or through a few
  /// calls; nil if there is none.
  ///
  /// Only unambiguous calls are followed.
  func firstCallStartingWork(in method: CodeMethod) -> CodeToken? {
    let body = method.body
    return body.outsideClosures.first {
      startsWork(body, at: $0, in: method.file, calls: Self.maxWorkDepth)
    }.map { body[$0] }
  }

  /// Whether the function called at an index starts work and returns, directly or through its
  /// callees.
  func startsWork(_ tokens: CodeTokens, at index: Int, in file: CodeFile, calls: Int) -> Bool {
    guard calls > 0, let call = tokens.invocation(at: index), !call.isAside,
      !call.isOfResult, !tokens.isAwaited(at: index),
      !call.arguments.contains(where: { $0.first?.isSymbol("{") ?? false }),
      let callee = graph.onlyFunction(named: call.baseName.text),
      !callee.isSwift || callee.function.accepts(tokens.labels(from: call.baseName.position + 1))
    else { return false }
    // Work queued by deep callees is mostly short, and seldom the purpose of the callback.
    let isNear = calls == Self.maxWorkDepth
    if isNear ? callee.startsWork(ignoring: "") : callee.startsTask { return true }
    let body = callee.body
    guard body.count < InputFlow.maxTokens else { return false }
    return body.outsideClosures.contains {
      startsWork(body, at: $0, in: callee.file, calls: calls - 1)
    }
  }
}

extension CodeMethod {
  /// Whether it starts a task that waits, and returns.
  fileprivate var startsTask: Bool {
    let body = body
    return body.outsideClosures.contains {
      body[$0].isWord("Task") && body.endOfWork(at: $0, ignoring: "") != nil
    }
  }
}
