import DelegateSource
import SourceCode

extension TargetFacts {
  /// How many functions deep work is looked for that a callback starts. Beyond, nobody who reads the code
  /// would say of the callback that it starts the work.
  static let maxWorkDepth = 3

  /// Where a method calls something that starts work and returns before that is done, at most some calls away;
  /// nil if it calls nothing like it.
  ///
  /// Only calls are followed that mean one function.
  func firstCallStartingWork(in method: CodeMethod) -> CodeToken? {
    let body = method.body
    return body.outsideClosures(in: method.file.language).first {
      startsWork(body, at: $0, in: method.file, calls: Self.maxWorkDepth)
    }.map { body[$0] }
  }

  /// Whether a function is called at an index that starts work and returns, itself or by what it calls.
  func startsWork(_ tokens: CodeTokens, at index: Int, in file: CodeFile, calls: Int) -> Bool {
    guard calls > 0, let call = tokens.invocation(at: index, in: file.language), !call.isAside,
      !call.isOfResult, !tokens[..<index].suffix(6).contains(where: { $0.isWord("await") }),
      !call.arguments.contains(where: { $0.first?.isSymbol("{") ?? false }),
      let callee = graph.onlyFunction(named: call.baseName.text),
      callee.function.accepts(call, in: tokens, callee.file.language)
    else { return false }
    // What is put on a queue deep down is mostly short, and seldom what the callback is for.
    let isNear = calls == Self.maxWorkDepth
    if isNear ? callee.startsWork(ignoring: "") : callee.startsTask { return true }
    let body = callee.body
    guard body.count < InputFlow.maxTokens else { return false }
    return body.outsideClosures(in: callee.file.language).contains {
      startsWork(body, at: $0, in: callee.file, calls: calls - 1)
    }
  }
}

extension CodeFunction {
  /// Whether a call can mean it, by the labels of its arguments.
  fileprivate func accepts(
    _ call: Invocation, in tokens: CodeTokens, _ language: SourceLanguage
  ) -> Bool {
    guard language == .swift else { return true }
    let open = tokens[call.range].firstIndex { $0.offset == call.baseName.offset }.map { $0 + 1 }
    return open.map { accepts(tokens.labels(from: $0)) } ?? false
  }
}

extension CodeMethod {
  /// Whether it starts a task that waits for something, and returns.
  fileprivate var startsTask: Bool {
    let body = body
    return body.outsideClosures(in: file.language).contains {
      body[$0].isWord("Task") && body.endOfWork(at: $0, ignoring: "") != nil
    }
  }
}
