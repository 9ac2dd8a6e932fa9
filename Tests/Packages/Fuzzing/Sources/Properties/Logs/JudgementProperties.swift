import LifecycleLogs
import LifecycleModels

/// The properties of the judgement on every readable log.
///
/// They are separate from ``LogProperties``, because judging a log takes a hundred times as long as
/// reading it.
public enum JudgementProperties {
  /// Stops the process if a property is violated.
  public static func check(_ bytes: [UInt8]) {
    let input = LogInput(bytes)
    let logs = try? LogReader.read(input.bytes, name: "log", format: input.format)
    for log in logs ?? [] { check(log) }
  }

  private static func check(_ log: RecordedLog) {
    guard log.entries.count <= mostJudged else { return }
    for var examiner in [appExaminer, sceneExaminer] { check(examiner.examine(log), on: log) }
  }

  private static func check(_ judgement: Judgement, on log: RecordedLog) {
    precondition(!judgement.explanation.isEmpty, "\(judgement) says nothing")
    precondition((judgement.position != nil) == (judgement.verdict == .rejected), "\(judgement)")
    guard let position = judgement.position else { return }
    precondition(
      log.entries.contains { $0.position == position }, "\(judgement) is about no entry")
  }

  /// The time of the search for the nearest legal log grows fast with the number of entries.
  private static let mostJudged = 20

  /// Examiners explore each model once for the process, whatever else judges logs in it.
  private static let appExaminer = LogExaminer(
    profile: .observed, model: .app, systems: .all, findsAlternatives: false)
  private static let sceneExaminer = LogExaminer(
    profile: .observed, model: .scene, scenes: SceneModel.usualSceneCount, systems: .all,
    findsAlternatives: false)
}
