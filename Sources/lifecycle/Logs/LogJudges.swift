import LifecycleConformance
import LifecycleModels

/// The models that logs are held against, each explored once, when it is first needed.
struct LogJudges {
  private typealias Judge = (RecordedLog) -> LogJudgement

  private let chosen: LifeCycle?
  private let profile: Profile
  private var judges: [LifeCycle: Judge] = [:]

  /// Creates the judges: one model for every log, or the one for each kind of log.
  init(_ chosen: LifeCycle?, profile: Profile) {
    self.chosen = chosen
    self.profile = profile
  }

  /// Judges a log.
  mutating func judge(_ log: RecordedLog) -> LogJudgement {
    let kind = chosen ?? Self.kind(of: log)
    let judge = judges[kind] ?? Self.judge(by: Self.model(of: kind, profile))
    judges[kind] = judge
    return judge(log)
  }

  private static func judge(by model: some LogModel) -> Judge {
    let checker = LogChecker(model: model)
    return { checker.judge($0) }
  }

  private static func model(of kind: LifeCycle, _ profile: Profile) -> any LogModel {
    let models = ModelCatalogue.logModels
    return (models.first { $0.lifeCycle == kind } ?? models[0]).make(profile)
  }

  /// The log's own life cycle: as it says, else as its callbacks show.
  private static func kind(of log: RecordedLog) -> LifeCycle {
    let namesScenes = log.entries.contains { entry in
      if case .callback(let callback) = entry.item { callback.isSceneDelegateMethod } else { false }
    }
    return log.lifeCycle ?? (namesScenes ? .scene : .app)
  }
}
