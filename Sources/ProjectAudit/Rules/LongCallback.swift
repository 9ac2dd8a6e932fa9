import DelegateSource
import LifecycleModels
import SourceCode

extension AuditRule {
  static let longCallback = AuditRule(14, "No callback of the life cycle waits.")
}

extension AuditCheck {
  /// Transitions that wait.
  static let waitingTransitions = AuditCheck(
    .longCallback, .warning, facts: [104], life: .home
  ) { app in
    app.delegateMethods(of: ScenesReplacement.allTransitions).flatMap { method in
      method.waits.map { token in
        Match(
          at: .init(token, in: method.file),
          "\(method.title) waits on the main thread. It has about five seconds, and everything after it "
            + "waits as well.")
      }
    }
  }

  /// Calls that may take seconds while the user waits for the app to start.
  static let slowStarts = AuditCheck(
    .longCallback, .warning, facts: [93], life: .launch
  ) { app in
    (app.launchMethods + app.sceneMethods(.sceneWillConnect)).flatMap { method in
      let waits = method.waits
      return (waits + method.slowCalls).map { token in
        Match(
          at: .init(token, in: method.file),
          "\(method.title) waits on the main thread for \(token.text), which may take seconds. A launch "
            + "that takes too long is ended by the watchdog: do this on another queue.",
          severity: waits.isEmpty ? .note : .warning)
      }
    }
  }

  /// Waits in the last method of a process. They delay nothing but may be cut short.
  static let lastWaits = AuditCheck(.longCallback, .note, facts: [78, 105], life: .home) { app in
    app.appMethods(.willTerminate).flatMap { method in
      method.waits.map { token in
        Match(
          at: .init(token, in: method.file),
          "\(method.title) waits on the main thread. The process is killed after about five seconds, done "
            + "or not, and it is seldom told of its end at all: do this when the app leaves the foreground."
        )
      }
    }
  }

  /// Callbacks on the main thread that call code which waits without a time limit.
  static let hiddenWaits = AuditCheck(
    .longCallback, .note, facts: [93, 104], life: .home, if: [\.hasEntry]
  ) { app in
    let others: Set<Callback> = [
      .willFinishLaunching, .didFinishLaunching, .sceneWillConnect, .didReceiveRemoteNotification,
    ]
    return app.delegateMethods(of: ScenesReplacement.allTransitions.union(others)).lazy.filter {
      $0.waits.isEmpty && !(app.hasScenes && $0.isReplacedByScenes && !app.isCalled($0))
    }.prefix(TargetFacts.maxCallbacks).compactMap(app.hiddenWait)
  }
}

extension TargetFacts {
  fileprivate func hiddenWait(in method: CodeMethod) -> Match? {
    let calls = synchronousCalls(in: method)
    guard let (index, callee, waiting) = firstWait(after: calls) else { return nil }
    let isItself = waiting.function == callee.function
    return Match(
      at: .init(method.body[index], in: method.file),
      "\(method.title) calls \(callee.function.baseName) on the main thread, and "
        + (isItself ? "that" : waiting.function.baseName)
        + " waits as long as it takes. The system ends a process whose callback takes too long.")
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
  /// The calls that wait for the answer of a server or a daemon.
  fileprivate var slowCalls: [CodeToken] {
    let body = body
    let names: Set = ["forUbiquityContainerIdentifier", "URLForUbiquityContainerIdentifier"]
    return body.outsideClosures.map { body[$0] }.filter { names.contains($0.text) }
  }

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
