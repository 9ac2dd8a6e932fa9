import LifecycleModels

/// Judges logs by the model of their own life cycle, and looks for other models that explain a
/// rejected log.
///
/// A model is explored when it is first needed, and then kept.
///
/// ```swift
/// var examiner = LogExaminer(profile: .observed)
/// for log in try LogReader.read(bytes, name: "monday.log") {
///   let judgement = examiner.examine(log)
///   print(judgement.verdict, judgement.explanation)
/// }
/// ```
public struct LogExaminer: Sendable {
  private let profile: Profile
  private let chosen: JudgingModel?
  private let scenes: Int?
  private let systems: SystemVersions?
  private let phases: PhaseRecorder?
  private let findsAlternatives: Bool
  private var judges: [JudgeKey: any Judge] = [:]

  /// Creates an examiner.
  ///
  /// - Parameters:
  ///   - profile: The reading of the documentation.
  ///   - model: The model for all logs; nil to choose it by each log's own life cycle.
  ///   - scenes: The most scenes of the app; nil for as many as a log needs.
  ///   - systems: The systems that the logs were recorded on; nil for what each log says, and every
  ///     system for a log that says nothing.
  ///   - phases: What a recorder of phases writes down; nil to tell it from each log.
  ///   - findsAlternatives: Whether to look for models that explain a rejected log. Each model that
  ///     is tried is explored once, and reads the log.
  public init(
    profile: Profile, model: JudgingModel? = nil, scenes: Int? = nil,
    systems: SystemVersions? = nil, phases: PhaseRecorder? = nil, findsAlternatives: Bool = true
  ) {
    self.profile = profile
    self.scenes = scenes
    self.systems = systems
    self.phases = phases
    self.findsAlternatives = findsAlternatives
    chosen = model
  }

  /// Judges a log, and lists the models that explain it if it is rejected.
  public mutating func examine(_ log: RecordedLog) -> Judgement {
    examine(LogSurvey(log)) { receive in log.entries.forEach(receive) }
  }

  /// Judges a log that may be too long for memory.
  ///
  /// - Parameters:
  ///   - survey: The result of a first reading of the log.
  ///   - forEachEntry: Passes the entries of the same log to a closure; called again for each model
  ///     that is tried.
  /// - Returns: The judgement, with the alternatives to a rejection.
  public mutating func examine(
    _ survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> Judgement {
    let plain = EntryReading(of: survey, phases: phases)
    var (judgement, key, read) = try examine(survey, forEachEntry, as: plain)
    guard judgement.verdict == .rejected else { return judgement }
    for reading in plain.others(for: survey, withScenes: key.model == .scene) {
      let (other, _, _) = try examine(survey, forEachEntry, as: reading)
      if other.verdict == .accepted { return other }
    }
    if findsAlternatives {
      judgement.alternatives = try alternatives(to: key, judgement, read) {
        try plain.read(forEachEntry, $0)
      }
    }
    return judgement
  }

  /// Judges a log whose entries are read in some way; the result has the survey of the entries as read.
  private mutating func examine(
    _ survey: LogSurvey, _ forEachEntry: EntrySource, as reading: EntryReading
  ) rethrows -> (Judgement, JudgeKey, LogSurvey) {
    let written = survey
    let survey =
      reading.isPlain
      ? survey
      : try survey.reading(hasOneProcess: reading.hasOneProcess) {
        try reading.read(forEachEntry, $0)
      }
    var key = JudgeKey(
      model: chosen ?? JudgingModel(for: survey), profile: profile,
      scenes: scenes ?? survey.sceneCount, systems: systems ?? survey.systems)
    var judgement = try judge(by: key, survey) { try reading.read(forEachEntry, $0) }
    while scenes == nil, judgement.needsMoreScenes, let larger = key.withMoreScenes {
      key = larger
      judgement = try judge(by: key, survey) { try reading.read(forEachEntry, $0) }
    }
    judgement.namesFewCallbacks =
      survey.callbacks.count <= 2 && !survey.isClaim && survey.frameworks.isEmpty
    judgement.reading = reading
    judgement.explanation += reading.words(for: written, read: survey).map { " " + $0 }.joined()
    return (judgement, key, survey)
  }

  /// The most plausible life that explains a log, for each app; see ``LogChecker/accounts(of:)``.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - judgement: The judgement that ``examine(_:)`` returned.
  /// - Returns: The lives; none if the log was not accepted or is too long.
  public mutating func accounts(of log: RecordedLog, _ judgement: Judgement) -> [LifeAccount] {
    guard judgement.verdict == .accepted, let model = JudgingModel(judgement.kind) else {
      return []
    }
    var key = JudgeKey(
      model: model, profile: profile, scenes: scenes, systems: judgement.systems)
    if judgement.sceneCount > key.scenes { key.scenes = judgement.sceneCount }
    return judge(for: key).accounts(of: judgement.reading?.read(log) ?? log)
  }

  /// The rules of the model that judged a log.
  public mutating func rules(of judgement: Judgement) -> [ModelRule] {
    guard let model = JudgingModel(judgement.kind) else { return [] }
    return judge(
      for: JudgeKey(model: model, profile: profile, scenes: scenes, systems: judgement.systems)
    ).modelRules
  }
}

// MARK: - Other models

extension LogExaminer {
  private mutating func alternatives(
    to key: JudgeKey, _ rejection: Judgement, _ survey: LogSurvey,
    _ forEachEntry: EntrySource
  ) rethrows -> [AlternativeModel] {
    var found = try moreScenes(than: key, rejection, survey, forEachEntry)
    for other in key.others(for: survey, isChosen: chosen != nil)
    where try judge(for: other).verdict(on: survey, forEachEntry).verdict == .accepted {
      found.append(alternative(other))
    }
    found += try otherSystems(than: key, survey, forEachEntry)
    return found + (try decisions(for: key, survey, forEachEntry))
      + (try sparseRecorderReport(for: key, survey, forEachEntry))
      + (try withoutScenario(for: key, survey, forEachEntry))
  }

  /// The same model, if it explains the log without its scenario.
  private mutating func withoutScenario(
    for key: JudgeKey, _ survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> [AlternativeModel] {
    guard survey.scenario != nil,
      try judge(for: key).verdict(on: survey.withoutScenario, forEachEntry).verdict == .accepted
    else { return [] }
    var found = alternative(key)
    found.ignoresScenario = true
    return [found]
  }

  /// The model with the fewest additional scenes that explains the log, if there is one.
  ///
  /// Models grow with their scenes, so one more scene is tried only while that explains more of the
  /// log.
  private mutating func moreScenes(
    than key: JudgeKey, _ rejection: Judgement, _ survey: LogSurvey,
    _ forEachEntry: EntrySource
  ) rethrows -> [AlternativeModel] {
    var key = key
    var furthest = rejection.position ?? 0
    while let larger = key.withMoreScenes {
      key = larger
      let (verdict, position) = try judge(for: key).verdict(on: survey, forEachEntry)
      if verdict == .accepted { return [alternative(key)] }
      guard let position, position > furthest || verdict == .undecided else { return [] }
      furthest = position
    }
    return []
  }

  /// The same model about the other systems that explain the log, if there are any.
  private mutating func otherSystems(
    than key: JudgeKey, _ survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> [AlternativeModel] {
    let every = JudgeKey(model: key.model, profile: key.profile, scenes: key.scenes)
    guard every.systems != key.systems else { return [] }
    var explaining = SystemVersions.none
    for systems in judge(for: every).classes.all {
      var other = key
      other.systems = systems
      if try judge(for: other).verdict(on: survey, forEachEntry).verdict == .accepted {
        explaining = explaining.union(systems)
      }
    }
    guard !explaining.isEmpty else { return [] }
    var other = key
    other.systems = explaining
    return [alternative(other)]
  }

  /// The same model, if it explains a recorder that records only the callbacks that occur.
  private mutating func sparseRecorderReport(
    for key: JudgeKey, _ survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> [AlternativeModel] {
    guard survey.recorded == nil, survey.frameworks.isEmpty else { return [] }
    let partial = survey.recordingOnlyWhatOccurs
    guard try judge(for: key).verdict(on: partial, forEachEntry).verdict == .accepted else {
      return []
    }
    let unrecorded = survey.alphabet.subtracting(survey.callbacks)
    return [alternative(key, unrecorded: unrecorded.sorted { $0.name < $1.name })]
  }

  /// The disputed points that explain the log when they are decided the other way.
  ///
  /// The points that the model does not allow are tried all together. If that explains the log,
  /// each is tried alone. If none suffices alone, points are left out one by one while the rest
  /// suffice. If the log may be of every system, the points are decided for those of today: each
  /// decision is a model to explore.
  private mutating func decisions(
    for key: JudgeKey, _ survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> [AlternativeModel] {
    let points = judge(for: key.onCurrentSystems).disputes.filter { !$0.isOn }
    guard !points.isEmpty, try explains(key, allowing: points, survey, forEachEntry) else {
      return []
    }
    var single: [AlternativeModel] = []
    for point in points where try explains(key, allowing: [point], survey, forEachEntry) {
      single.append(alternative(key.onCurrentSystems, deciding: [point]))
    }
    if !single.isEmpty { return single }
    var few = points
    for point in points where few.count > 1 {
      let fewer = few.filter { $0 != point }
      if try explains(key, allowing: fewer, survey, forEachEntry) { few = fewer }
    }
    return [alternative(key.onCurrentSystems, deciding: few)]
  }

  private mutating func explains(
    _ key: JudgeKey, allowing points: [Dispute], _ survey: LogSurvey,
    _ forEachEntry: EntrySource
  ) rethrows -> Bool {
    var decided = key.onCurrentSystems
    decided.allowed = Set(points.map(\.name))
    return try judge(for: decided).verdict(on: survey, forEachEntry).verdict == .accepted
  }

  private func alternative(
    _ key: JudgeKey, deciding points: [Dispute] = [], unrecorded: [Callback] = []
  ) -> AlternativeModel {
    AlternativeModel(
      model: key.model.rawValue, profile: key.profile, sceneCount: key.scenes,
      systems: key.systems == JudgeKey(model: key.model, profile: key.profile).systems
        ? nil : key.systems,
      deciding: points, unrecorded: unrecorded)
  }

  private mutating func judge(
    by key: JudgeKey, _ survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> Judgement {
    try judge(for: key).judge(survey, forEachEntry)
  }

  private mutating func judge(for key: JudgeKey) -> any Judge {
    let judge = judges[key] ?? JudgeCache.judge(for: key)
    judges[key] = judge
    return judge
  }
}
