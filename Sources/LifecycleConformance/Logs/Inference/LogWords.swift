import LifecycleModels

/// Says in words what was found about a log.
struct LogWords<State: ModelState>: Sendable {
  private let executionsOfCallback: [Callback: [ExecutionState]]
  private let citationsOfCallback: [Callback: [Citation]]

  init(graph: LifeCycleGraph, rules: [Rule<State>]) {
    var executions: [Callback: Set<ExecutionState>] = [:]
    for state in 0..<graph.stateCount {
      for index in graph.transitions(from: Int32(state)) {
        guard let callback = graph.callbackOfRule[Int(graph.rule[index])] else { continue }
        executions[callback, default: []].insert(graph.execution[state])
      }
    }
    executionsOfCallback = executions.mapValues { set in
      ExecutionState.allCases.filter(set.contains)
    }
    citationsOfCallback = Dictionary(
      rules.compactMap { rule in rule.callback.map { ($0, rule.citations) } },
      uniquingKeysWith: { first, _ in first })
  }

  func requirement(_ circumstance: Circumstance<State>) -> String {
    "\(circumstance.statement) (\(labels(of: circumstance.citations)))"
  }

  func acceptance(of log: RecordedLog, needing needed: [Circumstance<State>]) -> String {
    if log.entries.isEmpty { return "An empty log is explained by every life cycle." }
    let hasCallbacks = log.entries.contains { entry in
      if case .callback = entry.item { true } else { false }
    }
    guard hasCallbacks else {
      return "Some life cycle has these phases; phases alone, without callbacks, exclude little."
    }
    guard !needed.isEmpty else { return "An ordinary life cycle explains every entry." }
    return "Explained, but only if " + needed.map(requirement).joined(separator: ", and ") + "."
  }

  func rejection(
    of reading: EntryReading, after last: EntryReading?, executions: [ExecutionState],
    possible: [String]
  ) -> String {
    let place = last.map { "after \($0.name)" } ?? "at the beginning"
    let could = whereabouts(executions)
    let sent =
      possible.isEmpty
      ? "nothing that the log records could come"
      : "only \(list(possible, "or")) could come"
    return
      "\(reading.name) at position \(reading.position): \(place) the app \(could), "
      + "where \(sent).\(rule(of: reading))"
  }

  /// What the app could be doing. Death may always have struck unseen, so the states of an ended
  /// process, and of one that is not launched yet, are told in one word.
  private func whereabouts(_ executions: [ExecutionState]) -> String {
    let alive = executions.filter { $0.isRunning || $0 == .suspended }
    guard !alive.isEmpty else { return "can only have ended" }
    let ended = alive.count < executions.count ? ", or its process has ended" : ""
    return "can only be \(list(alive.map(\.name), "or"))\(ended)"
  }

  /// Where the callback does come, with the facts.
  private func rule(of reading: EntryReading) -> String {
    guard case .callback(let callback, let seen, _) = reading.symbol else { return "" }
    guard let executions = executionsOfCallback[callback] else {
      return " The system never sends \(callback.name)"
        + Self.reason(callback)
    }
    let facts = labels(of: citationsOfCallback[callback] ?? [])
    // The state of the app says little of one scene among several.
    if callback.isSceneDelegateMethod { return " The rules of \(callback.name): \(facts)." }
    let shown = seen.map { " The log says that the state was \($0.name) in it." } ?? ""
    return
      " \(callback.name) is sent while \(list(executions.map(\.name), "or")) (\(facts)).\(shown)"
  }

  private static func reason(_ callback: Callback) -> String {
    switch callback {
    case .mainReturned: ": UIApplicationMain does not return (F141)."
    case .didBecomeActive:
      " to an app with scenes; scene.didBecomeActive takes its place (F152, F153)."
    case .willResignActive:
      " to an app with scenes; scene.willResignActive takes its place (F152, F153)."
    case .didEnterBackground:
      " to an app with scenes; scene.didEnterBackground takes its place (F152, F153)."
    case .willEnterForeground:
      " to an app with scenes; scene.willEnterForeground takes its place (F152, F153)."
    default: "."
    }
  }

  private func labels(of citations: [Citation]) -> String {
    citations.map(\.label).joined(separator: ", ")
  }

  private func list(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
