import LifecycleModels

/// Puts what was found about a log into words.
struct ExplanationWriter<State: ModelState>: Sendable {
  private let executionsOfCallback: [Callback: [ExecutionState]]
  private let citationsOfCallback: [Callback: [Citation]]
  private let marks: MarkExplainer

  init(graph: LifeCycleGraph, rules: [Rule<State>]) {
    marks = MarkExplainer(graph: graph, citations: rules.map(\.citations))
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
  static func acceptance(of survey: LogSurvey, showing evidence: [Evidence]) -> String {
    if survey.entryCount == 0 { return "An empty log is explained by every life cycle." }
    guard !survey.callbacks.isEmpty || !survey.hasPhases else {
      return "Some life cycle has these phases. Phases without callbacks rule out little; "
        + "“lifecycle record” shows what to record to know more."
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

  /// The explanation of an accepted log that has more scenes at a time than the model.
  func moreScenes(_ most: Int, than count: Int) -> String {
    "Some life cycle explains every entry. The log has \(most) scenes at a time and the model \(count), "
      + "so no further conclusions are drawn."
  }

  /// Why a model with `count` scenes cannot judge a log that names more.
  func tooFewScenes(_ count: Int, _ first: Trial.Failure) -> String {
    "\(first.entry.name) at position \(first.entry.position) is not possible with "
      + "\(count) scenes, which all have other names there. An app with more scenes may explain it."
  }

  /// An unexplained entry with its explanation.
  func words(
    for failure: Trial.Failure, missing: [String], in survey: LogSurvey
  ) -> UnexplainedEntry {
    UnexplainedEntry(
      position: failure.entry.position, line: failure.entry.line,
      callback: failure.entry.name, states: failure.executions.map(\.name),
      possible: failure.deliveries.map { delivery in
        PossibleCallback(
          callback: delivery.name,
          sources: citationsOfCallback[delivery.callback]?.map(\.label) ?? [])
      },
      missing: missing, explanation: explanation(of: failure, missing: missing, in: survey))
  }
}

// MARK: - Why an entry is not possible

extension ExplanationWriter {
  private func explanation(
    of failure: Trial.Failure, missing: [String], in survey: LogSurvey
  ) -> String {
    let whole = failure.isOfEnding ? ending(failure) : entryWords(failure, missing: missing)
    return whole + marks.words(for: failure, in: survey)
  }

  /// Why the log cannot end where it ends.
  private func ending(_ failure: Trial.Failure) -> String {
    let place = "After \(failure.previous?.name ?? "nothing") at position \(failure.entry.position)"
    guard failure.entry.item.mark == nil else {
      return "\(failure.entry.name) must have happened, according to the scenario, but it can have "
        + "happened nowhere. \(place), at the end, the app \(processDescription(failure.executions))."
    }
    let names = failure.deliveries.map(\.name)
    return "The log is a claim, so it says that nothing else comes. \(place), "
      + "\(list(names, "or")) must come."
  }

  private func entryWords(_ failure: Trial.Failure, missing: [String]) -> String {
    let entry = failure.entry
    let place = failure.previous.map { "after \($0.name)" } ?? "at the beginning of the log"
    let names = failure.deliveries.map(\.name)
    let sent =
      names.isEmpty
      ? "No callback that the log records could come next."
      : "Only \(list(names, "or")) could come next."
    let needed =
      missing.isEmpty ? "" : " \(list(missing, "and then")) would have to come first."
    let line = entry.line.map { " (line \($0))" } ?? ""
    if let mark = entry.item.mark {
      return "\(entry.name) at position \(entry.position)\(line): \(place), the app "
        + "\(processDescription(failure.executions)), and this cannot happen there"
        + "\(marks.possibility(of: mark))." + needed
    }
    return
      "\(entry.name) at position \(entry.position)\(line): \(contradiction(failure))\(place), the app "
      + "\(processDescription(failure.executions)). \(sent)\(needed)\(rule(of: entry))"
  }

  /// What the app could be doing.
  ///
  /// The process can always have ended unseen, so the states of an ended process and of one that is
  /// not launched yet are not distinguished.
  private func processDescription(_ executions: [ExecutionState]) -> String {
    let alive = executions.filter { $0.isRunning || $0 == .suspended }
    guard !alive.isEmpty else { return "has ended" }
    let ended = alive.count < executions.count ? ", or its process has ended" : ""
    return "is \(list(alive.map(\.name), "or"))\(ended)"
  }

  /// When the callback is sent, with the facts.
  private func rule(of entry: TrackEntry) -> String {
    guard case .callback(let callback) = entry.item else { return "" }
    guard let executions = executionsOfCallback[callback] else {
      return " The system never sends \(callback.name)"
        + Self.reason(callback)
    }
    let facts = (citationsOfCallback[callback] ?? []).map(\.label).joined(separator: ", ")
    // The state of the app says little about one scene among several.
    if callback.isSceneDelegateMethod {
      return " The rules of \(callback.name) rest on \(facts)."
    }
    let states = list(executions.map(\.name), "or")
    return " \(callback.name) is sent while the app is \(states) (\(facts))."
  }

  /// What is wrong besides the callback itself: the printed state, or whose view it is.
  private func contradiction(_ failure: Trial.Failure) -> String {
    let entry = failure.entry
    if let printed = entry.printedState {
      let alone = failure.deliveries.contains { entry.item == .callback($0.callback) }
      return alone
        ? "it may come there, but not in the state \(printed.rawValue), which the log prints; "
        : "the log prints the state \(printed.rawValue); "
    }
    guard case .callback(let callback) = entry.item, callback.isViewControllerMethod else {
      return ""
    }
    return "the models have only the first view controller; "
  }

  private static func reason(_ callback: Callback) -> String {
    switch callback {
    case .mainReturned: ": UIApplicationMain does not return (F141)."
    case .didBecomeActive:
      " to an app with scenes; it sends scene.didBecomeActive instead (F152, F153)."
    case .willResignActive:
      " to an app with scenes; it sends scene.willResignActive instead (F152, F153)."
    case .didEnterBackground:
      " to an app with scenes; it sends scene.didEnterBackground instead (F152, F153)."
    case .willEnterForeground:
      " to an app with scenes; it sends scene.willEnterForeground instead (F152, F153)."
    default: "."
    }
  }

  private func list(_ words: [String], _ conjunction: String) -> String {
    words.list(conjunction)
  }
}

extension [String] {
  /// The words with commas, and a conjunction before the last.
  func list(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "nothing" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
