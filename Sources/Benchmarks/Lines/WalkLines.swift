import LifecycleModels
import ModelChecking

/// How fast random walks on the life cycle of one app are.
enum WalkLines {
  static var group: LineGroup {
    LineGroup(
      lines: [
        LinePlan(
          id: "walks-app", unit: .stepsPerSecond, budget: [.rate(atLeast: 20_000_000)]),
        LinePlan(id: "walks-app-all-properties", unit: .stepsPerSecond),
      ],
      contestants: [
        Contestant("walks-app") { try walk(walks: 5000, checksProperties: false) },
        Contestant("walks-app-all-properties") { try walk(walks: 500, checksProperties: true) },
      ])
  }

  /// Takes walks of 200 steps. Beliefs are not checked, because the first refuted one would end them.
  private static func walk(walks: Int, checksProperties: Bool) throws -> Sample {
    let model = AppModel(profile: .observed)
    let machine = model.machine
    let suite = checksProperties ? model.properties(of: machine) : []
    let properties = suite.filter { $0.role != .belief }.map(\.property)
    let options = WalkOptions(seed: 0x5EED, walks: walks, length: 200)
    let (report, seconds) = measured { machine.walk(options, checking: properties) }
    if let violation = report.violation {
      throw MeasurementError.failed("the walk", reason: "\(violation.property.id) is violated")
    }
    return Sample(seconds: seconds, work: report.steps)
  }
}
