import LifecycleLogs
import LifecycleModels

/// The models that recorded logs are held against, each explored once for all tests.
enum CorpusJudges {
  static let app = LogChecker(model: AppModel(profile: .observed))
  static let scene = LogChecker(model: SceneModel(profile: .observed))

  /// What the observed profile of a log's own life cycle says of it.
  static func judge(_ log: RecordedLog) -> Judgement {
    log.lifeCycle?.model == .scene ? scene.judge(log) : app.judge(log)
  }
}
