import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R14 and R16: callbacks that wait, and work that outlasts them.
  var waitFindings: [AuditFinding] {
    let transitions = ScenesReplacement.transitions.flatMap { [$0.callback, $0.successor] }
    let methods = (appDelegates + sceneDelegates).flatMap(\.methods).filter { method in
      method.callbacks.contains { transitions.contains($0) }
    }
    return methods.flatMap(waits) + methods.flatMap(outlasting)
      + appMethods(.willTerminate).flatMap { lastWaits(in: $0) + outlastingTheProcess($0) }
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

  /// Waits in the last method of a process, which delay nothing but may be cut short.
  private func lastWaits(in method: CodeMethod) -> [AuditFinding] {
    method.waits.map { token in
      AuditFinding(
        .longCallback, .note, at: FindingPlace(token, in: method.file),
        "\(method.title) waits on the main thread. The process is killed after about five seconds, done "
          + "or not, and it is seldom told of its end at all: do this when the app leaves the foreground.",
        facts: [78, 105], life: .home)
    }
  }

  /// Work that is started in the last method of a process, which nothing waits for.
  private func outlastingTheProcess(_ method: CodeMethod) -> [AuditFinding] {
    guard method.waits.isEmpty, let token = method.body.outlastingWork else { return [] }
    return [
      AuditFinding(
        .lockedWork, .note, at: FindingPlace(token, in: method.file),
        "\(method.title) starts work that goes on after it returns, and the process ends then. It is "
          + "seldom told of its end at all: do this when the app leaves the foreground.",
        facts: [78, 105], life: .home)
    ]
  }

  /// Work that is started on the way into the background, without asking for time.
  private func outlasting(_ method: CodeMethod) -> [AuditFinding] {
    let entries: Set<Callback> = [.didEnterBackground, .sceneDidEnterBackground]
    let isSent =
      !hasScenes || method.isDelegateMethod(of: [.scene, .windowScene]) || isCalled(method)
    guard isSent, method.callbacks.contains(where: entries.contains),
      let token = method.body.outlastingWork, !asksForTime
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

  private var asksForTime: Bool { code.files.contains { $0.tokens[...].asksForTime } }

  /// R19: restoration that scenes do otherwise.
  var restorationFindings: [AuditFinding] {
    guard isUIKitWithScenes, entry != .notFound else { return [] }
    let former = appMethods(.shouldSaveState) + appMethods(.shouldRestoreState)
    return former.map { method in
      AuditFinding(
        .restoration, .warning, at: FindingPlace(method),
        "\(method.title) is not called in an app with scenes, so nothing is restored by it. Give the "
          + "scene an activity in stateRestorationActivity(for:).",
        facts: [261], life: .restoration)
    } + unlistedActivities
  }

  /// Activities for restoration whose type the plist does not list.
  private var unlistedActivities: [AuditFinding] {
    sceneMethods(.sceneStateRestorationActivity).flatMap { method in
      method.body.indices.compactMap { index -> AuditFinding? in
        guard method.body[index].isWord("activityType"), index + 2 < method.body.endIndex,
          let type = method.body[index + 2].literalText,
          let plist = plists.first(where: { $0.value != nil }),
          !plist.texts("NSUserActivityTypes").contains(where: { $0.text == type })
        else { return nil }
        return AuditFinding(
          .restoration, .warning, at: FindingPlace(method.body[index], in: method.file),
          "NSUserActivityTypes of \(plist.title) does not list “\(type)”, so nothing is restored.",
          facts: [261], life: .restoration)
      }
    }
  }
}

extension CodeMethod {
  /// Where it waits for something.
  fileprivate var waits: [CodeToken] {
    let body = body
    return body.indices.filter(body.waits).map { body[$0] }
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

  /// Where work begins that goes on after the method returns.
  fileprivate var outlastingWork: CodeToken? {
    first(".", "async") ?? first(".", "asyncAfter") ?? first("Task", "{") ?? first("Task", "(")
      ?? first(
        "Task", ".", "detached")
      ?? first("dispatch_async") ?? first("dispatch_after") ?? first("dataTask")
      ?? first("uploadTask")
  }

  fileprivate var asksForTime: Bool {
    first(of: [
      "beginBackgroundTask", "performExpiringActivity", "beginBackgroundTaskWithExpirationHandler",
      "beginBackgroundTaskWithName", "performExpiringActivityWithReason",
    ]) != nil
  }
}
