import LifecycleConformance
import LifecycleModels

/// What holds of the judgement on every log.
enum JudgementProperties {
  /// Stops the process if something does not hold of the judgements on a log.
  static func check(_ log: RecordedLog) {
    guard log.entries.count <= mostJudged else { return }
    check(appChecker.judge(log), on: log)
    check(sceneChecker.judge(log), on: log)
  }

  private static func check(_ judgement: LogJudgement, on log: RecordedLog) {
    precondition(!judgement.explanation.isEmpty, "\(judgement) says nothing")
    precondition((judgement.position != nil) == (judgement.verdict == .rejected), "\(judgement)")
    guard let position = judgement.position else { return }
    precondition(
      log.entries.contains { $0.position == position }, "\(judgement) is about no entry")
  }

  /// The nearest legal log is sought in a time that grows fast with the entries.
  private static let mostJudged = 20
  private static let appChecker = LogChecker(model: AppModel(profile: .observed))
  private static let sceneChecker = LogChecker(model: SceneModel(profile: .observed))
}
