import LifecycleModels

/// Puts into words what the models say that a mark leads to.
struct MarkExplainer: Sendable {
  let graph: LifeCycleGraph
  /// The sources of each rule.
  let citations: [[Citation]]

  /// What a mark or the scenario has to do with an unexplained entry; empty if there is none.
  func words(for failure: Trial.Failure, in survey: LogSurvey) -> String {
    var words = ""
    if let mark = failure.mark, let event = mark.item.mark {
      let line = mark.line.map { " (line \($0))" } ?? ""
      words +=
        " \(mark.name) at position \(mark.position)\(line) "
        + consequence(of: event, recording: survey.alphabet) + "."
    }
    guard let scenario = survey.scenario, let text = survey.scenarioText else { return words }
    let parts = scenario.marks.map { mark in
      "(\(mark.name)), which \(consequence(of: mark, recording: survey.alphabet))"
    }
    return words + " The scenario “\(text)” says \(parts.joined(separator: "; then "))."
  }

  /// Where the app can be when a mark happens, with the sources.
  func possibility(of mark: Mark) -> String {
    let transitions = transitions(of: mark)
    let present = Set(transitions.map { graph.execution[Int(graph.source[$0])] })
    let states = ExecutionState.allCases.filter(present.contains).map(\.name)
    guard !states.isEmpty else { return "" }
    return "; it can happen while the app is \(states.list("or"))\(sources(of: transitions))"
  }

  /// What a mark leads to, as a clause: “leads to app.willResignActive (F25)”.
  private func consequence(of mark: Mark, recording alphabet: Set<Callback>) -> String {
    let transitions = transitions(of: mark)
    let ways = ways(after: transitions, recording: alphabet)
    let named = ways.filter { !$0.isEmpty }.prefix(Self.maxWays)
      .map { $0.map(\.name).joined(separator: " and then ") }
    guard !named.isEmpty else { return "leads to nothing that the log records" }
    return "leads to \(Array(named).list("or to"))\(sources(of: transitions))"
  }

  private static let maxWays = 3
  private static let maxSources = 6
}

// MARK: - In the graph

extension MarkExplainer {
  private func transitions(of mark: Mark) -> [Int] {
    let rules = graph.occurrenceOfRule.indices.filter { rule in
      graph.occurrenceOfRule[rule].map(mark.matches) ?? false
    }
    return rules.flatMap { rule in
      graph.transitionsOfRule[rule].lazy.map(Int.init).filter { index in
        let source = Int(graph.source[index])
        let wasThere = graph.wasInFront[source] || !needsFormerFront(mark, rule)
        return wasThere && (mark.origin?.contains(graph.execution[source]) ?? true)
      }
    }
  }

  private func needsFormerFront(_ mark: Mark, _ rule: Int) -> Bool {
    graph.occurrenceOfRule[rule].map(mark.needsFormerFront) ?? false
  }

  private func sources(of transitions: [Int]) -> String {
    let rules = Set(transitions.map { Int(graph.rule[$0]) }).sorted()
    let labels = rules.flatMap { citations[$0].map(\.label) }.distinct
    return labels.isEmpty ? "" : " (\(labels.prefix(Self.maxSources).joined(separator: ", ")))"
  }

  /// What the system delivers after some transitions, the most frequent way first.
  private func ways(after transitions: [Int], recording alphabet: Set<Callback>) -> [[Callback]] {
    var counts: [[Callback]: Int] = [:]
    for index in transitions {
      counts[way(from: graph.target[index], recording: alphabet), default: 0] += 1
    }
    return counts.sorted { first, second in
      (second.value, first.key.map(\.name).joined()) < (
        first.value, second.key.map(\.name).joined()
      )
    }.map(\.key)
  }

  private func way(from start: Int32, recording alphabet: Set<Callback>) -> [Callback] {
    var state = start
    var way: [Callback] = []
    for _ in 0..<Self.maxDeliveries {
      let next = graph.transitions(from: state).first { index in
        graph.occurrenceOfRule[Int(graph.rule[index])] == .delivery(.plain)
      }
      guard let next, let callback = graph.callbackOfRule[Int(graph.rule[next])],
        !graph.isQuiet[Int(state)]
      else { break }
      if alphabet.contains(callback) { way.append(callback) }
      state = graph.target[next]
    }
    return way
  }

  private static let maxDeliveries = 20
}
