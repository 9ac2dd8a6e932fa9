import ModelChecking

/// How long a search of the reference device takes if its apps are interchangeable.
enum SymmetryLines {
  /// One size in comparison with the search for all states, and one whose ten billion states are too
  /// many for that; both without the audit, whose price is a line of its own.
  static var group: LineGroup {
    let peer = ExhaustiveLines.contestant(PackedDevice.self, apps: 12)
    return LineGroup(
      lines: [
        LinePlan(
          id: "symmetry-12", unit: .seconds,
          peer: LinePlan.Peer(contestant: peer.id, title: "all states")),
        LinePlan(id: "symmetry-21", unit: .seconds),
        LinePlan(
          id: "symmetry-21-audited", unit: .seconds,
          peer: LinePlan.Peer(contestant: "symmetry-21", title: "no audit")),
      ],
      contestants: [
        contestant(apps: 12), peer, contestant(apps: 21),
        contestant(apps: 21, suffix: "-audited", auditing: .sample),
      ])
  }

  private static func contestant(
    apps: Int, suffix: String = "", auditing: SymmetryAuditing = .none
  ) -> Contestant {
    let id = "symmetry-\(apps)\(suffix)"
    return Contestant(id) {
      let (report, seconds) = measured {
        PackedDevice(apps: apps).checkOrbits(auditing: auditing)
      }
      if let difference = DeviceCounts(orbitsOf: apps).difference(from: DeviceCounts(report)) {
        throw MeasurementError.wrongCounts(id, difference: difference)
      }
      return Sample(seconds: seconds, work: report.transitions, states: report.states)
    }
  }
}
