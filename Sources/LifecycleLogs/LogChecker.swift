import LifecycleModels
import ModelChecking

/// Hands the entries of a log to what it is given, in order; may do so more than once.
public typealias LogEntrySource = (_ receive: (LogEntry) -> Void) throws -> Void

/// Judges recorded logs by a model: is there a life cycle that explains every entry?
///
/// Steps that the recorder would not have written down are inferred, silent ones above all. A log
/// may begin anywhere in a life and end anywhere, by death too.
///
/// ```swift
/// let checker = LogChecker(model: AppModel(profile: .observed))
/// let log = RecordedLog(
///   name: "home", entries: [LogEntry(position: 1, text: "", item: .callback(.willEnterForeground))])
/// checker.judge(log).verdict  // .accepted
/// ```
public struct LogChecker<M: LogModel>: Sendable {
  let model: M
  let explored: StateGraph<RuleMachine<M.State>>
  let graph: LifeCycleGraph
  private let whole: Remainder
  private let cache = AutomatonCache()
  private let explanations = OnceValue<LogExplanations<M>>()
  let prologue = OnceValue<LifeAccountSearch.Prologue>()

  /// Creates a checker.
  /// - Complexity: One exploration of the model.
  public init(model: M) {
    self.model = model
    explored = model.machine.explore()
    graph = LifeCycleGraph(explored, rules: model.machine.rules)
    whole = Remainder(all: graph)
  }

  /// How many scenes the model has.
  var sceneCount: Int { graph.isConnected.count }

  /// Judges one log.
  ///
  /// - Complexity: Linear in the entries once the sets of states that occur are known; the nearest
  ///   log of a rejected one is sought among those at most 6 edits away.
  public func judge(_ log: RecordedLog) -> LogJudgement {
    judge(LogSurvey(log)) { receive in log.entries.forEach(receive) }
  }

  /// Judges a log that may be too long to be kept, in constant memory.
  ///
  /// - Parameters:
  ///   - survey: What a first reading of the log has shown.
  ///   - forEachEntry: Hands the entries of the same log to what it is given, in order.
  /// - Returns: The judgement, without accounts and alternatives.
  /// - Throws: What `forEachEntry` throws.
  public func judge(
    _ survey: LogSurvey, _ forEachEntry: LogEntrySource
  ) rethrows -> LogJudgement {
    if let reason = reasonNotToJudge(survey) {
      return judgement(of: survey, .undecided, reason)
    }
    let alphabet = LogAlphabet.inferred(from: survey)
    var trial = LogTrial(of: survey, by: automata(for: alphabet), sceneCount: sceneCount)
    try forEachEntry { trial.read($0) }
    defer { cache.put(trial.automata, for: alphabet) }
    if trial.breaksForWantOfScenes, let first = trial.breaks.first {
      var judgement = judgement(of: survey, .undecided, means.words.tooFewScenes(sceneCount, first))
      judgement.needsMoreScenes = true
      return judgement
    }
    if let lost = trial.lost, trial.breaks.isEmpty {
      return judgement(
        of: survey, .undecided,
        "At position \(lost.position) there are too many ways to tell the scenes of the log apart.")
    }
    return trial.breaks.isEmpty ? acceptance(of: survey, trial) : rejection(of: survey, trial)
  }

  /// The automaton of the whole model for the recorder of a log.
  func automaton(for survey: LogSurvey) -> LogAutomaton {
    LogAutomaton(graph: graph, alphabet: LogAlphabet.inferred(from: survey), within: whole)
  }

  /// What it takes to explain a judgement, which a mere verdict does without.
  private var means: LogExplanations<M> {
    explanations.value { LogExplanations(of: model, explored.states, graph) }
  }

  private func automata(for alphabet: Set<Callback>) -> AutomatonCache.Automata {
    let automaton = { LogAutomaton(graph: graph, alphabet: alphabet, within: $0) }
    return cache.take(alphabet) {
      AutomatonCache.Automata(
        whole: automaton(whole), withoutDeaths: automaton(means.withoutDeaths),
        parts: means.parts.map { automaton($0.remainder) })
    }
  }
}

// MARK: - Whether

extension LogChecker {
  /// Whether some life cycle explains a log, and if not, the position of the first entry that none
  /// does: what ``judge(_:_:)`` says without all that explains it.
  func verdict(
    on survey: LogSurvey, _ forEachEntry: LogEntrySource
  ) rethrows -> (verdict: LogJudgement.Verdict, position: Int?) {
    if reasonNotToJudge(survey) != nil { return (.undecided, nil) }
    var tracks = ProcessTracks(survey)
    var follower = LogFollower(automaton(for: survey), sceneCount: sceneCount, keepsRecent: false)
    var verdict = LogJudgement.Verdict.accepted
    var position: Int?
    try forEachEntry { entry in
      guard verdict == .accepted else { return }
      let (track, course) = tracks.next(process: entry.process)
      follower.begin(track, course)
      switch follower.read(EntryReading(entry), on: track) {
      case .explained: return
      case .unexplained: verdict = .rejected
      case .tooManyHypotheses: verdict = .undecided
      }
      position = entry.position
    }
    return (verdict, position)
  }
}

// MARK: - Verdicts

extension LogChecker {
  private func acceptance(of survey: LogSurvey, _ trial: LogTrial) -> LogJudgement {
    // What a model with too few scenes cannot do without, an app with more may not have needed.
    let needsMoreScenes = sceneCount > 0 && trial.mostScenes > sceneCount
    let evidence = needsMoreScenes ? [] : evidence(trial)
    let words =
      needsMoreScenes
      ? means.words.moreScenes(trial.mostScenes, than: sceneCount)
      : means.words.acceptance(of: survey, showing: evidence)
    var judgement = judgement(of: survey, .accepted, words)
    judgement.evidence = evidence
    judgement.needsMoreScenes = needsMoreScenes
    return judgement
  }

  /// What the log shows; that one of several unusual things happened only if none of them is certain.
  private func evidence(_ trial: LogTrial) -> [LogEvidence] {
    let found = zip(means.parts, trial.failures).compactMap { part, failure in
      failure.map { (part: part, evidence: part.evidence(at: $0.position)) }
    }
    let isOneCertain = found.contains { $0.part.isUnusual && !$0.part.isUnion }
    return found.filter { !$0.part.isUnion || !isOneCertain }.map(\.evidence)
  }

  private func rejection(of survey: LogSurvey, _ trial: LogTrial) -> LogJudgement {
    var repair = LogRepair(trial.automata)
    // Only the first is worth a search: what follows may be its consequence.
    let missing = trial.follower.firstBreak.map { repair.missing(at: $0, trial.breaks[0].reading) }
    let breaks = trial.breaks.enumerated().map { index, failure in
      means.words.words(for: failure, missing: index == 0 ? missing ?? [] : [])
    }
    var judgement = judgement(of: survey, .rejected, breaks.first?.explanation ?? "")
    judgement.breaks = breaks
    judgement.breakCount = trial.breakCount
    judgement.nearest = trial.follower.firstBreak.flatMap {
      repair.nearest(to: $0.surroundings, isOnlyTrack: trial.trackCount == 1)
    }
    return judgement
  }

  private func judgement(
    of survey: LogSurvey, _ verdict: LogJudgement.Verdict, _ explanation: String
  ) -> LogJudgement {
    LogJudgement(
      log: survey.name, model: model.name, profile: model.profile, sceneCount: sceneCount,
      verdict: verdict, explanation: explanation)
  }

  private func reasonNotToJudge(_ survey: LogSurvey) -> String? {
    if let lifeCycle = survey.lifeCycle, lifeCycle.model != model.name {
      return "The log is of the \(lifeCycle.rawValue) life cycle, which the \(model.name) model "
        + "does not speak of."
    }
    if survey.entryCount == 0, survey.hidesEntries || survey.malformedCount > 0 {
      return "Nothing in the log is a callback that is known, so there is nothing to judge."
    }
    if survey.hasTooManyProcesses {
      return "The log holds more than \(LogSurvey.mostProcesses) processes; split it."
    }
    guard sceneCount == 0, let entry = survey.firstOfScene else { return nil }
    return "\(entry.item.name) at position \(entry.position) belongs to the scene life cycle, "
      + "which the \(model.name) model does not speak of."
  }
}
