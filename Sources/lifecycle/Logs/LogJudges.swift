import LifecycleConformance
import LifecycleModels

/// The models that logs are held against, each explored once, when it is first needed.
struct LogJudges {
  private typealias Judge = (RecordedLog) -> LogJudgement

  private struct Key: Hashable {
    let model: String
    /// How many scenes the log names beyond the two that every scene model has.
    let moreScenes: Int
  }

  private let chosen: String?
  private let profile: Profile
  private var judges: [Key: Judge] = [:]

  /// Creates the judges: one model for every log, or the one for each kind of log.
  init(_ chosen: String?, profile: Profile) {
    self.chosen = chosen
    self.profile = profile
  }

  /// Judges a log.
  mutating func judge(_ log: RecordedLog) -> LogJudgement {
    let model = chosen ?? Self.model(for: log)
    let scenes = model == "app" ? 0 : log.sceneNames.count
    let key = Key(model: model, moreScenes: max(0, scenes - 2))
    let judge =
      judges[key]
      ?? Self.judge(by: ModelCatalogue.logModel(named: model, profile: profile, scenes: scenes))
    judges[key] = judge
    return judge(log)
  }

  private static func judge(by model: some LogModel) -> Judge {
    let checker = LogChecker(model: model)
    return { checker.judge($0) }
  }

  /// The model of the log's own life cycle: as it says, else as its entries show.
  private static func model(for log: RecordedLog) -> String {
    if let lifeCycle = log.lifeCycle { return lifeCycle.model }
    let callbacks = log.entries.compactMap { entry in
      if case .callback(let callback) = entry.item { callback } else { nil }
    }
    if callbacks.contains(where: \.isOfScenes) { return LifeCycle.scene.model }
    let hasPhases = log.entries.contains { entry in
      if case .phase = entry.item { true } else { false }
    }
    let isOfSwiftUI = hasPhases && !callbacks.contains(where: \.isReplacedByScenes)
    return (isOfSwiftUI ? LifeCycle.swiftUI : .app).model
  }
}

extension Callback {
  /// Whether an app with scenes is never sent the callback (F152).
  fileprivate var isReplacedByScenes: Bool {
    [.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground].contains(self)
  }

  /// Whether only an app with scenes is sent the callback.
  fileprivate var isOfScenes: Bool {
    isSceneDelegateMethod || self == .configurationForConnecting || self == .didDiscardSceneSessions
  }
}
