import LifecycleConformance
import LifecycleModels

/// The models that logs are held against, each explored once, when it is first needed.
struct LogJudges {
  private typealias Judge = (RecordedLog) -> LogJudgement

  private let entry: ModelEntry?
  private let profile: Profile
  private var judges: [String: Judge] = [:]

  /// Creates the judges: one model for every log, or the one for each kind of log.
  init(entry: ModelEntry?, profile: Profile) {
    self.entry = entry
    self.profile = profile
  }

  /// Judges a log.
  mutating func judge(_ log: RecordedLog) -> LogJudgement {
    let entry = entry ?? Self.entry(for: log)
    let judge = judges[entry.name] ?? Self.judge(by: entry.make(profile))
    judges[entry.name] = judge
    return judge(log)
  }

  private static func judge<M: Model>(by model: M) -> Judge {
    let checker = LogChecker(model: model)
    return { checker.judge($0) }
  }

  /// The model of the log's own life cycle; the first model where there is none.
  private static func entry(for log: RecordedLog) -> ModelEntry {
    let namesScenes = log.entries.contains { entry in
      if case .callback(let callback) = entry.item { callback.isSceneDelegateMethod } else { false }
    }
    let kind = log.lifeCycle ?? (namesScenes ? .scene : .app)
    let entries = ModelCatalogue.entries
    return entries.first { $0.name == kind.rawValue } ?? entries[0]
  }
}
