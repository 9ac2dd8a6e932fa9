import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R14 and R16: callbacks that wait, and work that outlives them.
  var waitFindings: [AuditFinding] {
    let transitions = ScenesReplacement.transitions.flatMap { [$0.callback, $0.successor] }
    let methods = (appDelegates + sceneDelegates).flatMap(\.methods).filter { method in
      method.callbacks.contains { transitions.contains($0) }
    }
    return methods.flatMap(waits) + methods.flatMap(outlasting) + starts.flatMap(slowStarts)
      + appMethods(.willTerminate).flatMap { lastWaits(in: $0) + outlastingTheProcess($0) }
  }

  /// The methods that run while the user waits for the app to start.
  private var starts: [CodeMethod] { launchMethods + sceneMethods(.sceneWillConnect) }

  /// Calls in a launch method that may take seconds.
  private func slowStarts(in method: CodeMethod) -> [AuditFinding] {
    let waits = method.waits
    return (waits + method.slowCalls).map { token in
      AuditFinding(
        .longCallback, waits.isEmpty ? .note : .warning, at: FindingPlace(token, in: method.file),
        "\(method.title) waits on the main thread for \(token.text), which may take seconds. A launch "
          + "that takes too long is ended by the watchdog: do this on another queue.",
        facts: [93], life: .launch)
    }
  }

  private func waits(in method: CodeMethod) -> [AuditFinding] {
    method.waits.map { token in
      AuditFinding(
        .longCallback, .warning, at: FindingPlace(token, in: method.file),
        "\(method.title) waits on the main thread. It has about five seconds, and everything after it "
          + "waits as well.",
        facts: [104], life: .home)
    }
  }

  /// Waits in the last method of a process. They delay nothing but may be cut short.
  private func lastWaits(in method: CodeMethod) -> [AuditFinding] {
    method.waits.map { token in
      AuditFinding(
        .longCallback, .note, at: FindingPlace(token, in: method.file),
        "\(method.title) waits on the main thread. The process is killed after about five seconds, done "
          + "or not, and it is seldom told of its end at all: do this when the app leaves the foreground.",
        facts: [78, 105], life: .home)
    }
  }

  /// Work started in the last method of a process, which nothing waits for.
  private func outlastingTheProcess(_ method: CodeMethod) -> [AuditFinding] {
    let helpers = method.plainCalls.compactMap(\.helper)
    let called = ([method] + callees(of: method).filter { helpers.contains($0.function.baseName) })
      .filter(\.waits.isEmpty)
    guard method.waits.isEmpty,
      let (worker, token) = called.lazy.compactMap({ worker in
        worker.body.outlastingWork.map { (worker, $0) }
      }).first
    else { return [] }
    return [
      AuditFinding(
        .lockedWork, .note, at: FindingPlace(token, in: worker.file),
        "\(method.title) starts work that goes on after it returns, and the process ends then. It is "
          + "seldom told of its end at all: do this when the app leaves the foreground.",
        facts: [78, 105], life: .home)
    ]
  }

  /// Work started while the app enters the background, without asking for time.
  private func outlasting(_ method: CodeMethod) -> [AuditFinding] {
    let entries: Set<Callback> = [.didEnterBackground, .sceneDidEnterBackground]
    let isSent =
      !hasScenes || method.isDelegateMethod(of: [.scene, .windowScene]) || isCalled(method)
    guard isSent, method.callbacks.contains(where: entries.contains), !asksForTime,
      let token = method.body.outlastingWork ?? firstCallStartingWork(in: method)
    else { return [] }
    return [
      AuditFinding(
        .lockedWork, .warning, at: FindingPlace(token, in: method.file),
        "\(method.title) starts work that goes on after it returns, and nothing asks for background "
          + "time. The app is suspended meanwhile; a lock that the work holds ends the process.",
        facts: [97, 106], life: .suspension,
        instead: method.file.language == .swift
          ? "let task = UIApplication.shared.beginBackgroundTask(expirationHandler: cancelAndEnd)"
          : nil)
    ]
  }

  var asksForTime: Bool {
    code.mentions(
      "beginBackgroundTask", "performExpiringActivity", "beginBackgroundTaskWithExpirationHandler",
      "beginBackgroundTaskWithName", "performExpiringActivityWithReason")
  }
}

extension CodeMethod {
  /// The places where the body itself waits.
  var waits: [CodeToken] {
    let body = body
    return body.outsideClosures.filter(body.waits).map { body[$0] }
  }

  /// The calls that wait for the answer of a server or a daemon.
  fileprivate var slowCalls: [CodeToken] {
    let body = body
    let names: Set = ["forUbiquityContainerIdentifier", "URLForUbiquityContainerIdentifier"]
    return body.outsideClosures.map { body[$0] }.filter {
      names.contains($0.text)
    }
  }
}

extension CodeTokens {
  fileprivate func waits(at index: Int) -> Bool {
    guard self[index].kind == .word, index + 1 < endIndex else { return false }
    let isCall = self[index + 1].isSymbol("(")
    switch self[index].text {
    case "sleep", "usleep":
      return isCall && (index == startIndex || !self[index - 1].isWord("func"))
    case "dispatch_semaphore_wait", "dispatch_group_wait": return isCall
    case "wait": return isCall && index > startIndex && self[index - 1].isSymbol(".")
    case "sleepForTimeInterval": return true
    default: return false
    }
  }

  /// The place that starts work which outlives the method.
  fileprivate var outlastingWork: CodeToken? {
    let forms = [
      [".", "async"], [".", "asyncAfter"], ["Task", "{"], ["Task", "("], ["Task", ".", "detached"],
      ["dispatch_async"], ["dispatch_after"], ["dataTask"], ["uploadTask"], ["performBlock"],
      [".", "perform", "{"],
    ]
    return forms.lazy.compactMap { indices(of: $0).first }.first.map { self[$0] }
  }
}
