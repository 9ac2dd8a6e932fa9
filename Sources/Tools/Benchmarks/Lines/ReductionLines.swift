import ModelChecking

/// How long a search of the reference device takes if it leaves out orders of independent actions.
///
/// That a single app may be in the foreground makes most actions depend on one another, so this is
/// no good case for it: nearly all states remain, with a part of their transitions.
enum ReductionLines {
  static var group: LineGroup {
    let sizes = [8, 10]
    return LineGroup(
      lines: sizes.map { apps in
        LinePlan(
          id: "reduction-\(apps)", unit: .seconds,
          peer: LinePlan.Peer(
            contestant: ExhaustiveLines.contestant(PackedDevice.self, apps: apps).id,
            title: "all orders"))
      },
      contestants: sizes.flatMap { apps in
        [contestant(apps: apps), ExhaustiveLines.contestant(PackedDevice.self, apps: apps)]
      })
  }

  private static func contestant(apps: Int) -> Contestant {
    let id = "reduction-\(apps)"
    return Contestant(id) {
      let (report, seconds) = measured {
        PackedDevice(apps: apps).reduced.check([property], options: .audit(.off))
      }
      guard case .holds = report.results[0].verdict else {
        throw MeasurementError.failed(
          id, reason: "what should hold does not: \(report.results[0].verdict)")
      }
      return Sample(
        seconds: seconds, work: report.transitions, states: report.states)
    }
  }

  /// The first app is purged only after it was launched.
  static let property = Property<PackedDevice>(
    "launched", "the first app is purged only after a launch",
    .pattern(
      .precedence(
        of: .action("launch") {
          $0.app == 0 && ($0.rule == .launch || $0.rule == .backgroundLaunch)
        },
        before: .action("purge") { $0.app == 0 && $0.rule == .purge }))
  ).seeing([])
}
