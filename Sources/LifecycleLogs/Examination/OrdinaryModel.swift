import LifecycleModels

/// The ordinary part of a model: the systems of today, without circumstances and silent deaths.
///
/// It has a small part of the states, and explains most logs. Each of its lives is a life of the whole
/// model, and of the models that are reduced to find evidence; so a log that it explains is accepted
/// and shows nothing. What it does not explain, the whole model must judge.
struct OrdinaryModel: Sendable {
  private let graph: LifeCycleGraph
  private let restriction: Restriction

  /// A longer log is not worth one more reading: exploring a model takes no longer.
  private static let maxEntries = 20_000

  /// Explores the ordinary part of a model.
  /// - Complexity: O(*t*) for *t* transitions of that part.
  init<M: LogModel>(of model: M) {
    let (rules, circumstances) = (model.machine.rules, model.circumstances)
    let numbers = rules.indices.filter { number in
      let rule = rules[number]
      return rule.kind != .kill && !circumstances.contains { $0.needs(rule) }
    }
    let states = model.machine.initialStates.filter { state in
      !circumstances.contains { $0.contains?(state) == true }
    }
    let current = states.filter { $0.systems.overlaps(.driven) }
    let machine = RuleMachine(
      initialStates: current.isEmpty ? states : current, rules: numbers.map { rules[$0] })
    let explored = model.explore(machine, limits: .none, auditing: .off) { _ in .proceed }
    graph = LifeCycleGraph(explored, rules: rules, numbers: numbers)
    restriction = ReducedModel.withoutCircumstances(of: model, explored.states, graph).restriction
  }

  /// Whether a log leaves no choice but that of the steps that its recorder does not record.
  ///
  /// Only then is a part of a model certain to explain no more than the whole: fewer states can make a
  /// mark fit, a scenario end, or a scene lose its name.
  static func mayExplain(_ survey: LogSurvey) -> Bool {
    survey.plan == .none && survey.markCount == 0 && !survey.namesScenes
      && !survey.hasSystemEntries && survey.entryCount <= maxEntries
  }

  /// Whether it explains a log that ``mayExplain(_:)`` allows.
  func explains(_ survey: LogSurvey, _ forEachEntry: EntrySource) rethrows -> Bool {
    let automaton = Automaton(graph: graph, alphabet: survey.alphabet, within: restriction)
    var reading = ReducedReading(
      by: automaton, sceneCount: graph.isConnected.count, plan: .none)
    var tracks = ProcessTracks(survey)
    try forEachEntry { entry in
      guard let (track, continuation) = tracks.next(entry) else { return }
      reading.read(TrackEntry(entry), on: track, continuation)
    }
    return reading.explainsLog
  }
}
