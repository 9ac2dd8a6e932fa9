import LifecycleModels

/// Finds the shortest lives of the models that end by causes, each once.
struct DeathLifeFinder: Sendable {
  /// The model whose lives are wanted; nil for the one that fits.
  let model: JudgingModel?
  let profile: Profile
  /// The systems whose lives are wanted; nil for the one of each report.
  let systems: SystemVersions?
  /// The callbacks that the logs name, which say whether the app has scenes.
  var logged: Set<Callback> = []
  /// The lives that were found, by what was looked for.
  private var lives: [Request: DeathLife?] = [:]

  init(model: JudgingModel?, profile: Profile, systems: SystemVersions?) {
    self.model = model
    self.profile = profile
    self.systems = systems
  }

  private struct Request: Hashable {
    let key: JudgeKey
    let cause: String
    let stages: [LifeStage]
    let running: Callback?
    let last: Callback?
  }

  /// The shortest life that ends by a cause.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - state: Where the app was, if that is known.
  ///   - running: The callback that was running, if that is known.
  ///   - last: The callback that was sent last, if that is known.
  ///   - version: The first number of the version of iOS, if that is known.
  /// - Returns: The life at the stage that fits best; nil if no model has one.
  mutating func life(
    endingBy cause: DeathCause, in state: ReportedState?, during running: Callback? = nil,
    after last: Callback? = nil, on version: Int?
  ) -> DeathLife? {
    guard !cause.occurrences.isEmpty else { return nil }
    let last = running ?? last
    let reported = version.flatMap { version in
      SystemVersions.known.contains(version) ? SystemVersions.only(version) : nil
    }
    let request = Request(
      key: JudgeKey(
        model: model ?? fitting(last, on: version), profile: profile, scenes: 1,
        systems: systems ?? reported),
      cause: cause.name, stages: stages(of: cause, in: state, after: last),
      running: cause.unfinished ?? running, last: last)
    if let known = lives[request] { return known }
    let judge = JudgeCache.judge(for: request.key)
    let life = request.stages.lazy.flatMap { stage in
      // Where a callback has returned, others may follow it before the end.
      let during = request.running ?? last.flatMap { stage.callbacks.contains($0) ? $0 : nil }
      return during.map { [(stage, $0), (stage, nil)] } ?? [(stage, nil)]
    }
    .compactMap { judge.deathLife(by: cause.occurrences, at: $0, during: $1) }.first
    lives[request] = .some(life)
    return life
  }

  /// The stages at which it can have happened, the one that fits the report best first.
  private func stages(
    of cause: DeathCause, in state: ReportedState?, after last: Callback?
  ) -> [LifeStage] {
    func rank(_ stage: LifeStage) -> Int? {
      if let last, stage.callbacks.contains(last) { return 0 }
      // Most ends of which nothing is known happen on screen.
      guard let state else { return stage == .inFront ? 1 : 2 }
      if stage.states.contains(state) { return stage.states == [state] ? 1 : 2 }
      // An app in the foreground has not gone to the background, and the other way round.
      return state == .foreground || stage.states == [.foreground] ? nil : 3
    }
    return cause.stages.enumerated().compactMap { place, stage in
      rank(stage).map { (rank: $0, place: place, stage: stage) }
    }.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.stage)
  }

  /// The model of the app: by what was running, or by the logs, or else by the system. Apps that were
  /// built for iOS 27 have scenes (F251).
  private func fitting(_ last: Callback?, on version: Int?) -> JudgingModel {
    if let version, version < 13 { return .app }
    let named = logged.union(last.map { [$0] } ?? [])
    if named.contains(where: \.isSceneDelegateMethod) { return .scene }
    let transitions: Set<Callback> = [
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
    ]
    return named.isDisjoint(with: transitions) ? .scene : .app
  }
}
