import LifecycleModels
import SourceCode

// The timers that repeat, and what stops them.
extension TargetFacts {
  /// The methods for some transitions, without those of an app delegate that UIKit does not call.
  private func transitions(_ former: [Callback], _ scene: [Callback]) -> [CodeMethod] {
    let methods = former.flatMap(appMethods).filter { !hasScenes || isCalled($0) }
    return Array((methods + scene.flatMap(sceneMethods)).prefix(Self.maxMethods))
  }

  /// The methods that are called when the user comes back, up to a limit.
  var comingTransitions: [CodeMethod] {
    transitions(
      [.willEnterForeground, .didBecomeActive], [.sceneWillEnterForeground, .sceneDidBecomeActive])
  }

  /// The methods that are called when the user leaves, up to a limit.
  var leavingTransitions: [CodeMethod] {
    transitions(
      [.willResignActive, .didEnterBackground], [.sceneWillResignActive, .sceneDidEnterBackground])
  }

  /// The timers that some methods start, directly or through helpers of their types. On request, those
  /// that start conditionally or later are omitted.
  func startedTimers(by methods: [CodeMethod], always isAlways: Bool) -> [StartedTimer] {
    methods.flatMap { root in
      ([root] + helpers(of: root, always: isAlways)).filter { method in
        method.body.count < InputFlow.maxTokens && !(isAlways && method.hasReentryGuard)
      }.flatMap { method in
        method.body.repeatingTimers(always: isAlways).map {
          StartedTimer(place: CodePlace(file: method.file, index: $0.index), name: $0.name)
        }
      }
    }
  }

  /// The methods of its type that a method calls, directly or indirectly.
  private func helpers(of root: CodeMethod, always isAlways: Bool) -> [CodeMethod] {
    let own = callees(of: root)
    var found: [CodeMethod] = []
    var open = [root]
    for _ in 0..<Self.maxCallDepth {
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

  /// The timers that some methods and their callees do not invalidate.
  func running(_ timers: [StartedTimer], after methods: [CodeMethod]) -> [StartedTimer] {
    if timers.isEmpty { return [] }
    let reach = graph.reach(from: methods, isCertain: true)
    return timers.prefix(Self.maxMethods).filter { timer in
      guard let name = timer.name else { return true }
      return code.places(of: ["invalidate"]) { place in
        reach.contains(place)
          && (place.function?.body.map { place.tokens[$0].mentions(name) } ?? false)
      }.isEmpty
    }
  }
}

/// A repeating timer.
struct StartedTimer {
  let place: CodePlace
  /// The property that stores it, if any.
  let name: String?
}

extension CodeTokens {
  /// The repeating timers that start here, with the properties that store them. On request, those
  /// in conditions and closures are omitted.
  fileprivate func repeatingTimers(always isAlways: Bool) -> [(index: Int, name: String?)] {
    let condition = firstCondition
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
    let call = call(of: index) ?? callsAround(index).first
    return call?.argument("repeats")?.first(of: ["true", "YES", "TRUE"]) != nil
  }
}
