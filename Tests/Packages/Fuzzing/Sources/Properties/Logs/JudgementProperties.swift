import LifecycleLogs
import LifecycleModels

/// What holds of the judgement on every log that can be read.
///
/// A judgement takes a hundred times as long as reading, so it is not among ``LogProperties``.
public enum JudgementProperties {
  /// Stops the process if something does not hold.
  public static func check(_ bytes: [UInt8]) {
    let input = LogInput(bytes)
    let logs = try? LogReader.read(input.bytes, name: "log", format: input.format)
    for log in logs ?? [] { check(log) }
  }

  private static func check(_ log: RecordedLog) {
    guard log.entries.count <= mostJudged else { return }
    check(appChecker.judge(log), on: log)
    check(sceneChecker.judge(log), on: log)
  }

  private static func check(_ judgement: Judgement, on log: RecordedLog) {
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
