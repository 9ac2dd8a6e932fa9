import LifecycleModels
import ModelChecking

/// Judges recorded logs by a model: does some life cycle explain every entry?
///
/// Steps that the recorder would not have written down, above all silent ones, are inferred. A log
/// may begin and end anywhere in a life, and the process may have died at its end.
///
/// ```swift
/// let checker = LogChecker(model: AppModel(profile: .observed))
/// let log = RecordedLog(
///   name: "home", entries: [LogEntry(position: 1, text: "", item: .callback(.willEnterForeground))])
/// checker.judge(log).verdict  // .accepted
/// ```
public struct LogChecker<M: LogModel>: Sendable {
  let model: M
  /// How many scenes the model has.
  let sceneCount: Int
  private let ordinary = LazyValue<OrdinaryModel>()
  private let exploration = LazyValue<Exploration>()
  private let cache = AutomatonCache()
  private let explanations = LazyValue<Explainer<M>>()
  /// The model without one circumstance each, for the few logs that show one.
  private let withoutEach = LazyValue<[ReducedModel<M.State>]>()
  let prologue = LazyValue<LifeAccountSearch.Prologue>()
  /// The searches for ends, the most ordinary lives first.
  let deaths = LazyValue<[ShortestDeath]>()

  /// The whole model, explored.
  private struct Exploration {
    let explored: StateGraph<RuleMachine<M.State>>
    let graph: LifeCycleGraph
    let whole: Restriction
  }

  /// Creates a checker.
  /// - Complexity: O(*r*) for *r* rules. The model is explored for the first log that needs it; for
  ///   ordinary logs its ordinary part suffices.
  public init(model: M) {
    self.model = model
    sceneCount = LifeCycleGraph.sceneCount(of: model.machine.rules)
  }

  private var wholeModel: Exploration {
    exploration.value {
      let explored = model.explore(limits: .none, auditing: .off) { _ in .proceed }
      let graph = LifeCycleGraph(explored, rules: model.machine.rules)
      return Exploration(explored: explored, graph: graph, whole: Restriction(all: graph))
    }
  }

  var explored: StateGraph<RuleMachine<M.State>> { wholeModel.explored }
  var graph: LifeCycleGraph { wholeModel.graph }

  /// Judges one log.
  ///
  /// - Complexity: Linear in the entries once the sets of states that occur are known. The nearest
  ///   legal log is searched for within 6 edits.
  public func judge(_ log: RecordedLog) -> Judgement {
    judge(LogSurvey(log)) { receive in log.entries.forEach(receive) }
  }

  /// Judges a log that may be too long for memory, in constant space.
  ///
  /// - Parameters:
  ///   - survey: The result of a first reading of the log.
  ///   - forEachEntry: Passes the entries of the same log to a closure, in order; called again for a
  ///     log that is not ordinary, and for one whose lines of the system do not fit.
  /// - Returns: The judgement, without accounts and alternatives.
  /// - Throws: The errors of `forEachEntry`.
  public func judge(
    _ survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> Judgement {
    let judgement = try judgement(of: survey, forEachEntry)
    guard judgement.verdict != .accepted, survey.hasSystemEntries else { return judgement }
    // Lines of the system can come late or early. No log is rejected because of them.
    return try self.judgement(of: survey) {
      try Self.passEntriesOfApp(forEachEntry, $0)
    }
  }

  /// Passes on the entries that are no lines of the system.
  private static func passEntriesOfApp(
    _ forEachEntry: EntrySource, _ receive: (LogEntry) -> Void
  ) rethrows {
    try withoutActuallyEscaping(receive) { receive in
      try forEachEntry { if !$0.item.isOfSystem { receive($0) } }
    }
  }

  private func judgement(
    of survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> Judgement {
    if let reason = reasonNotToJudge(survey) {
      return judgement(of: survey, .undecided, reason)
    }
    if try isOrdinary(survey, forEachEntry) { return acceptance(of: survey, showing: []) }
    return try judgementByWholeModel(of: survey, forEachEntry)
  }

  /// Whether the ordinary part of the model suffices to accept a log.
  private func isOrdinary(_ survey: LogSurvey, _ forEachEntry: EntrySource) rethrows -> Bool {
    guard OrdinaryModel.mayExplain(survey) else { return false }
    return try ordinary.value { OrdinaryModel(of: model) }.explains(survey, forEachEntry)
  }

  /// The judgement by everything that the model has; for an ordinary log it is the same.
  func judgementByWholeModel(
    of survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> Judgement {
    let alphabet = survey.alphabet
    var automata = automata(for: alphabet)
    let own = restriction(for: survey)
    if let own { automata.whole = Automaton(graph: graph, alphabet: alphabet, within: own) }
    var trial = Trial(of: survey, by: automata, sceneCount: sceneCount)
    try forEachEntry { trial.read($0) }
    trial.finish()
    automata.whole = trial.follower.automaton
    automata.withoutCircumstances = trial.withoutCircumstances.automaton
    automata.withoutDeaths = trial.withoutDeaths.automaton
    defer { if own == nil { cache.put(automata, for: alphabet) } }
    if trial.lacksScenes, let first = trial.unexplained.first {
      var judgement = judgement(of: survey, .undecided, means.words.tooFewScenes(sceneCount, first))
      judgement.needsMoreScenes = true
      return judgement
    }
    if let lost = trial.lost, trial.unexplained.isEmpty {
      return judgement(
        of: survey, .undecided,
        "At position \(lost.position) there are too many ways to match the scenes of the log.")
    }
    if !trial.unexplained.isEmpty { return rejection(of: survey, trial, automata) }
    // A circumstance that a model with too few scenes needs may be unnecessary with more scenes.
    guard sceneCount == 0 || trial.peakSceneCount <= sceneCount else {
      var judgement = judgement(
        of: survey, .accepted, means.words.moreScenes(trial.peakSceneCount, than: sceneCount))
      judgement.needsMoreScenes = true
      return judgement
    }
    return acceptance(
      of: survey, showing: try evidence(trial, of: survey, &automata, forEachEntry))
  }

  /// The automaton of the whole model for the recorder of a log.
  func automaton(for survey: LogSurvey) -> Automaton {
    Automaton(
      graph: graph, alphabet: survey.alphabet, within: restriction(for: survey) ?? wholeModel.whole)
  }

  /// What cannot be assumed in a log of one process, and in a claim whose scenario says it all; nil if
  /// everything can.
  private func restriction(for survey: LogSurvey) -> Restriction? {
    let plan = survey.plan
    guard survey.isOfOneProcess || plan.isWhole else { return nil }
    let rules = graph.isKill.indices.map { rule in
      survey.isOfOneProcess && graph.isKill[rule]
        || graph.occurrenceOfRule[rule].map(plan.excludes) == true
    }
    return Restriction(of: graph, assumingNo: rules)
  }

  /// What explanations are made from; a bare verdict does not need it.
  private var means: Explainer<M> {
    explanations.value { Explainer(of: model, explored.states, graph) }
  }

  private func automata(for alphabet: Set<Callback>) -> AutomatonCache.Automata {
    let automaton = { Automaton(graph: graph, alphabet: alphabet, within: $0) }
    return cache.take(alphabet) {
      AutomatonCache.Automata(
        whole: automaton(wholeModel.whole), repairing: automaton(means.repairing),
        withoutCircumstances: automaton(means.withoutCircumstances.restriction),
        withoutDeaths: automaton(means.withoutDeaths.restriction))
    }
  }
}

// MARK: - Whether

extension LogChecker {
  /// The verdict on a log, and the position of the first entry that no life cycle explains.
  ///
  /// It agrees with ``judge(_:_:)``, and gives no explanation.
  func verdict(
    on survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> (verdict: Judgement.Verdict, position: Int?) {
    let result = try verdictByAllLines(on: survey, forEachEntry)
    guard result.verdict != .accepted, survey.hasSystemEntries else { return result }
    return try verdictByAllLines(on: survey) {
      try Self.passEntriesOfApp(forEachEntry, $0)
    }
  }

  private func verdictByAllLines(
    on survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> (verdict: Judgement.Verdict, position: Int?) {
    if reasonNotToJudge(survey) != nil { return (.undecided, nil) }
    if try isOrdinary(survey, forEachEntry) { return (.accepted, nil) }
    var tracks = ProcessTracks(survey)
    var follower = TrackFollower(
      automaton(for: survey), sceneCount: sceneCount, keepsRecent: false,
      plan: survey.plan)
    var verdict = Judgement.Verdict.accepted
    var position: Int?
    try forEachEntry { entry in
      guard verdict == .accepted, let (track, continuation) = tracks.next(entry) else { return }
      follower.begin(track, continuation)
      switch follower.read(TrackEntry(entry), on: track) {
      case .explained: return
      case .unexplained: verdict = .rejected
      case .tooManyHypotheses: verdict = .undecided
      }
      position = entry.position
    }
    if verdict == .accepted, follower.ending() != .explained { return (.rejected, nil) }
    return (verdict, position)
  }
}

// MARK: - Verdicts

extension LogChecker {
  /// What an accepted log shows; “one of several unusual things” only if none of them is certain.
  private func evidence(
    _ trial: Trial, of survey: LogSurvey, _ automata: inout AutomatonCache.Automata,
    _ forEachEntry: EntrySource
  ) rethrows -> [Evidence] {
    var found: [Evidence] = []
    if !trial.withoutCircumstances.explainsLog {
      found = try circumstances(of: survey, &automata, forEachEntry)
      if found.isEmpty, let failure = trial.withoutCircumstances.failure {
        found = [means.withoutCircumstances.evidence(failure)]
      }
    }
    if let failure = trial.withoutDeaths.failure {
      found.append(means.withoutDeaths.evidence(failure))
    }
    return found
  }

  /// The circumstances without which a log cannot be explained, for which it is read once more.
  private func circumstances(
    of survey: LogSurvey, _ automata: inout AutomatonCache.Automata, _ forEachEntry: EntrySource
  ) rethrows -> [Evidence] {
    let models = withoutEach.value { ReducedModel.withoutEach(of: model, explored.states, graph) }
    if automata.withoutEach.isEmpty {
      automata.withoutEach = models.map {
        Automaton(graph: graph, alphabet: survey.alphabet, within: $0.restriction)
      }
    }
    var tracks = ProcessTracks(survey)
    var readings = automata.withoutEach.map {
      ReducedReading(by: $0, sceneCount: sceneCount, plan: survey.plan)
    }
    try forEachEntry { entry in
      guard let (track, continuation) = tracks.next(entry) else { return }
      let entry = TrackEntry(entry)
      for index in readings.indices { readings[index].read(entry, on: track, continuation) }
    }
    automata.withoutEach = readings.map(\.automaton)
    return zip(models, readings).compactMap { model, reading in
      reading.failure.map(model.evidence)
    }
  }

  private func rejection(
    of survey: LogSurvey, _ trial: Trial, _ automata: AutomatonCache.Automata
  ) -> Judgement {
    var repair = RepairFinder(automata)
    // Only the first is searched: later entries may be unexplained because of it.
    let missing = trial.follower.firstFailure.map {
      repair.missing(at: $0, trial.unexplained[0].entry)
    }
    let unexplained = trial.unexplained.enumerated().map { index, failure in
      means.words.words(
        for: failure, missing: index == 0 ? missing ?? [] : [], in: survey)
    }
    var judgement = judgement(of: survey, .rejected, unexplained.first?.explanation ?? "")
    judgement.unexplained = unexplained
    judgement.unexplainedCount = trial.unexplainedCount
    judgement.surroundings =
      trial.follower.firstFailure.map {
        $0.surroundings.neighbours(of: trial.unexplained[0].entry.position, within: 20)
      } ?? []
    judgement.nearest = trial.follower.firstFailure.flatMap {
      repair.nearest(to: $0.surroundings, isOnlyTrack: trial.trackCount == 1)
    }
    return judgement
  }

  private func acceptance(of survey: LogSurvey, showing evidence: [Evidence]) -> Judgement {
    var judgement = judgement(
      of: survey, .accepted,
      ExplanationWriter<M.State>.acceptance(of: survey, showing: evidence))
    judgement.evidence = evidence
    return judgement
  }

  private func judgement(
    of survey: LogSurvey, _ verdict: Judgement.Verdict, _ explanation: String
  ) -> Judgement {
    Judgement(
      log: survey.name, model: model.name, profile: model.profile, sceneCount: sceneCount,
      systems: model.systems == model.availability ? nil : model.systems, verdict: verdict,
      explanation: explanation, kind: model.identity?.kind, scenario: survey.scenario,
      marks: survey.marks, markCount: survey.markCount, exits: survey.exits,
      exitCount: survey.exitCount)
  }

  private func reasonNotToJudge(_ survey: LogSurvey) -> String? {
    if let lifeCycle = survey.lifeCycle, let kind = model.identity?.kind, lifeCycle.model != kind {
      return "The log is of the \(lifeCycle.rawValue) life cycle, which the \(model.name) model "
        + "does not cover."
    }
    if survey.entryCount == 0, survey.hidesEntries || survey.malformedCount > 0 {
      return "The log holds no known callback, so there is nothing to judge."
    }
    if survey.hasTooManyProcesses {
      return "The log holds more than \(LogSurvey.maxProcesses) processes; split it."
    }
    guard sceneCount == 0, let entry = survey.firstOfScene else { return nil }
    return "\(entry.item.name) at position \(entry.position) belongs to the scene life cycle, "
      + "which the \(model.name) model does not cover."
  }
}
