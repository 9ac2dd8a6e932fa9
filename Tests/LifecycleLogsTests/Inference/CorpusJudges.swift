import LifecycleLogs
import LifecycleModels

/// The models that judge recorded logs, each explored once for all tests of this process.
enum CorpusJudges {
  static let app = LogChecker(model: AppModel(profile: .observed))
  static let documentedApp = LogChecker(model: AppModel(profile: .documented))
  static let scene = LogChecker(model: SceneModel(profile: .observed))

  /// What the observed profile of a log's own life cycle says about it.
  static func judge(_ log: RecordedLog) -> Judgement {
    log.lifeCycle?.model == .scene ? scene.judge(log) : app.judge(log)
  }
}
