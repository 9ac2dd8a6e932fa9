import LifecycleModels

/// Says in words what was found about a log.
struct ExplanationWriter<State: ModelState>: Sendable {
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

  /// What an accepted log means.
  func acceptance(of survey: LogSurvey, showing evidence: [Evidence]) -> String {
    if survey.entryCount == 0 { return "An empty log is explained by every life cycle." }
    guard !survey.callbacks.isEmpty || !survey.hasPhases else {
      return "Some life cycle has these phases; phases alone, without callbacks, exclude little."
    }
    let unusual = evidence.filter(\.isUnusual)
    let shown = evidence.filter { !$0.isUnusual }.map {
      " It shows that \($0.text), before position \($0.position)."
    }
    let verdict =
      unusual.isEmpty
      ? "An ordinary life cycle explains every entry."
      : "Explained, but only if " + unusual.map(\.text).joined(separator: ", and ") + "."
    return verdict + shown.joined()
  }

  /// What is left to say of an accepted log that has more scenes at a time than the model.
  func moreScenes(_ most: Int, than count: Int) -> String {
    "Some life cycle explains every entry. The log has \(most) scenes at a time and the model \(count), "
      + "so what the log shows is not told."
  }

  /// Why a model with so many scenes has nothing to say of a log that names more.
  func tooFewScenes(_ count: Int, _ first: Trial.Failure) -> String {
    "\(first.entry.name) at position \(first.entry.position) is not possible with "
      + "\(count) scenes, all of which have other names there: an app with more scenes may explain it."
  }

  /// A break with its words.
  func words(for failure: Trial.Failure, missing: [String]) -> UnexplainedEntry {
    UnexplainedEntry(
      position: failure.entry.position, line: failure.entry.line,
      callback: failure.entry.name, states: failure.executions.map(\.name),
      possible: failure.deliveries.map { delivery in
        PossibleCallback(
          callback: delivery.name,
          sources: citationsOfCallback[delivery.callback]?.map(\.label) ?? [])
      },
      missing: missing, explanation: explanation(of: failure, missing: missing))
  }
}

// MARK: - Why an entry is not possible

extension ExplanationWriter {
  private func explanation(of failure: Trial.Failure, missing: [String]) -> String {
    let entry = failure.entry
    let place = failure.previous.map { "after \($0.name)" } ?? "at the beginning"
    let names = failure.deliveries.map(\.name)
    let sent =
      names.isEmpty
      ? "nothing that the log records could come" : "only \(list(names, "or")) could come"
    let needed =
      missing.isEmpty ? "" : " Before it \(list(missing, "and then")) would have had to come."
    let line = entry.line.map { " (line \($0))" } ?? ""
    return
      "\(entry.name) at position \(entry.position)\(line): \(contradiction(failure))\(place) the app "
      + "\(whereabouts(failure.executions)), where \(sent).\(needed)\(rule(of: entry))"
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
  private func rule(of entry: TrackEntry) -> String {
    guard case .callback(let callback) = entry.item else { return "" }
    guard let executions = executionsOfCallback[callback] else {
      return " The system never sends \(callback.name)"
        + Self.reason(callback)
    }
    let facts = (citationsOfCallback[callback] ?? []).map(\.label).joined(separator: ", ")
    // The state of the app says little of one scene among several.
    if callback.isSceneDelegateMethod { return " The rules of \(callback.name): \(facts)." }
    return " \(callback.name) is sent while \(list(executions.map(\.name), "or")) (\(facts))."
  }

  /// What is wrong beside the callback itself: the state that the log tells, or whose view it is.
  private func contradiction(_ failure: Trial.Failure) -> String {
    let entry = failure.entry
    if let printed = entry.printedState {
      let alone = failure.deliveries.contains { entry.item == .callback($0.callback) }
      return alone
        ? "it may come there, but the state in it cannot be \(printed.rawValue), as the log says; "
        : "the log says that the state was \(printed.rawValue) in it; "
    }
    guard case .callback(let callback) = entry.item, callback.isViewControllerMethod else {
      return ""
    }
    return "of the first view controller, the only one that the models have; "
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

  private func list(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
