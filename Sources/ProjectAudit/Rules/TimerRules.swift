import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R11 and R21: timers that nothing stops when the user leaves or reopens the app.
  var timerFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    let coming = transitions(
      [.willEnterForeground, .didBecomeActive], [.sceneWillEnterForeground, .sceneDidBecomeActive])
    let leaving = transitions(
      [.willResignActive, .didEnterBackground], [.sceneWillResignActive, .sceneDidEnterBackground])
    return addedTimers(by: coming, leaving) + lastingTimers(of: leaving, coming)
  }

  /// The methods for some transitions, without those of an app delegate that UIKit does not call.
  private func transitions(_ former: [Callback], _ scene: [Callback]) -> [CodeMethod] {
    let methods = former.flatMap(appMethods).filter { !hasScenes || isCalled($0) }
    return Array((methods + scene.flatMap(sceneMethods)).prefix(Self.maxMethods))
  }

  /// Timers that start whenever the user comes back, in addition to the former ones.
  private func addedTimers(by coming: [CodeMethod], _ leaving: [CodeMethod]) -> [AuditFinding] {
    running(startedTimers(by: coming, always: true), after: coming + leaving).map {
      finding(
        $0, .repeatedWork,
        "One more timer starts here each time that the user comes back. The former ones go on, so that "
          + "everything is done once more each time: invalidate the former one first.", [149, 153])
    }.uniqued
  }

  /// Timers that start when the user leaves the app and continue when it is reopened.
  private func lastingTimers(of leaving: [CodeMethod], _ coming: [CodeMethod]) -> [AuditFinding] {
    let kept = startedTimers(by: leaving, always: false).filter { $0.name != nil }
    return running(kept, after: coming).map {
      finding(
        $0, .pairs,
        "This timer starts when the app is left, and nothing that runs when the user comes back "
          + "invalidates it: what it does in the background is done in the foreground, too.",
        [26, 153])
    }.uniqued
  }

  private func finding(
    _ timer: StartedTimer, _ rule: AuditRule, _ message: String, _ facts: [Citation]
  ) -> AuditFinding {
    AuditFinding(
      rule, .warning, at: FindingPlace(timer.token, in: timer.file), message, facts: facts,
      life: .comeBack)
  }

  /// The timers that some methods start, directly or through helpers of their types.
  ///
  /// - Parameters:
  ///   - methods: The methods.
  ///   - isAlways: Whether to omit timers that start conditionally or later.
  /// - Returns: The timers.
  private func startedTimers(by methods: [CodeMethod], always isAlways: Bool) -> [StartedTimer] {
    methods.flatMap { root in
      ([root] + helpers(of: root, always: isAlways)).filter { method in
        method.body.count < InputFlow.maxTokens && !(isAlways && method.hasReentryGuard)
      }.flatMap { method in
        method.body.repeatingTimers(always: isAlways).map {
          StartedTimer(token: method.body[$0.index], file: method.file, name: $0.name)
        }
      }
    }
  }

  /// The methods of its type that a method calls, directly or indirectly.
  private func helpers(of root: CodeMethod, always isAlways: Bool) -> [CodeMethod] {
    let own = callees(of: root)
    var found: [CodeMethod] = []
    var open = [root]
    for _ in 0..<Self.maxHelperDepth {
      let calls = open.flatMap(\.plainCalls).filter { !isAlways || $0.conditions.isEmpty }
      let names = Set(calls.compactMap(\.helper))
      open = own.filter { callee in
        names.contains(callee.function.baseName)
          && !found.contains { $0.function == callee.function }
      }
      found += open
    }
    return Array(found.prefix(Self.maxMethods))
  }

  /// How many calls may lead from a callback to the start of a timer.
  private static let maxHelperDepth = 2

  /// The timers that some methods and their callees do not invalidate.
  private func running(_ timers: [StartedTimer], after methods: [CodeMethod]) -> [StartedTimer] {
    if timers.isEmpty { return [] }
    let reach = graph.reach(from: methods, isCertain: true)
    return timers.prefix(Self.maxMethods).filter { timer in
      guard let name = timer.name else { return true }
      return !code.files(mentioning: "invalidate").contains { file in
        file.tokens.indices.contains { index in
          file.tokens[index].isWord("invalidate") && reach.contains(file.tokens[index], in: file)
            && (file.function(around: file.tokens[index])?.body).map {
              file.tokens[$0].mentions(name)
            } ?? false
        }
      }
    }
  }
}

/// A repeating timer.
private struct StartedTimer {
  let token: CodeToken
  let file: CodeFile
  /// The property that stores it, if any.
  let name: String?
}

extension CodeTokens {
  /// The repeating timers that start here, with the properties that store them. On request, those
  /// in conditions and closures are omitted.
  fileprivate func repeatingTimers(always isAlways: Bool) -> [(index: Int, name: String?)] {
    let condition = firstIndex { ["if", "guard", "switch"].contains(where: $0.isWord) } ?? endIndex
    let places = isAlways ? outsideClosures.filter { $0 < condition } : Array(indices)
    return places.filter(startsRepeatingTimer).map { index in
      let before = before(index)
      let sign = before.lastIndex { $0.isSymbol("=") }
      return (index, sign.flatMap { before[..<$0].last?.text })
    }
  }

  private func startsRepeatingTimer(at index: Int) -> Bool {
    let starts = ["scheduledTimer", "scheduledTimerWithTimeInterval"]
    guard starts.contains(where: self[index].isWord) else { return false }
    let call = call(of: index) ?? callAround(index)
    return call?.argument("repeats")?.first(of: ["true", "YES", "TRUE"]) != nil
  }
}
