import DelegateSource
import LifecycleModels
import SourceCode

extension AuditRule {
  static let lockedWork = AuditRule(
    16, "Work that outlasts a callback has a background task, which ends in time.")
}

extension AuditCheck {
  /// Work started while the app enters the background, without asking for time.
  static let workInBackground = AuditCheck(
    .lockedWork, .warning, facts: [97, 106], life: .suspension, if: [{ !$0.asksForTime }]
  ) { app in
    app.delegateMethods(of: [.didEnterBackground, .sceneDidEnterBackground]).filter { method in
      !app.hasScenes || method.isDelegateMethod(of: [.scene, .windowScene]) || app.isCalled(method)
    }.compactMap { method in
      (method.body.outlastingWork ?? app.firstCallStartingWork(in: method)).map {
        Match(
          at: .init($0, in: method.file),
          "\(method.title) starts work that goes on after it returns, and nothing asks for background "
            + "time. The app is suspended meanwhile; a lock that the work holds ends the process.",
          instead: SuggestedCode.backgroundTask(inSwift: method.isSwift))
      }
    }
  }

  /// Work that a SwiftUI app starts when it enters the background, without asking for time.
  static let workOfPhase = AuditCheck(
    .lockedWork, .warning, facts: [97, 106], life: .suspension,
    if: [\.isSwiftUI, { !$0.asksForTime }], mentioning: ["scenePhase"]
  ) { app in
    app.backgroundBranches.compactMap { branch in
      let tokens = branch.file.tokens(in: branch.range)
      return tokens.indices.first { index in
        tokens.endOfWork(at: index, ignoring: "") != nil
          || app.startsWork(tokens, at: index, in: branch.file, calls: TargetFacts.maxWorkDepth)
      }.map { index in
        Match(
          at: .init(tokens[index], in: branch.file),
          "Work is started when the app enters the background, and nothing asks for background time. The "
            + "app is suspended meanwhile, and goes on when it is opened again, if it ever is.",
          instead: SuggestedCode.backgroundTask(inSwift: true))
      }
    }
  }

  /// Work started in the last method of a process, which nothing waits for.
  static let lastWork = AuditCheck(.lockedWork, .note, facts: [78, 105], life: .home) { app in
    app.appMethods(.willTerminate).filter(\.waits.isEmpty).compactMap { method in
      let helpers = method.plainCalls.compactMap(\.helper)
      let called =
        [method] + app.callees(of: method).filter { helpers.contains($0.function.baseName) }
      return called.lazy.filter(\.waits.isEmpty).compactMap { worker in
        worker.body.outlastingWork.map {
          Match(
            at: .init($0, in: worker.file),
            "\(method.title) starts work that goes on after it returns, and the process ends then. It is "
              + "seldom told of its end at all: do this when the app leaves the foreground.")
        }
      }.first
    }
  }
}

extension TargetFacts {
  fileprivate var asksForTime: Bool {
    code.mentions(
      "beginBackgroundTask", "performExpiringActivity", "beginBackgroundTaskWithExpirationHandler",
      "beginBackgroundTaskWithName", "performExpiringActivityWithReason")
  }
}

extension CodeTokens {
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
