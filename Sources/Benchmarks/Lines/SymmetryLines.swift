import ModelChecking

/// How long a search of the reference device takes if its apps are interchangeable.
enum SymmetryLines {
  /// One size in comparison with the search for all states, and one whose ten billion states are too
  /// many for that.
  static var group: LineGroup {
    let peer = ExhaustiveLines.contestant(PackedDevice.self, apps: 12)
    return LineGroup(
      lines: [
        LinePlan(
          id: "symmetry-12", unit: .seconds,
          peer: LinePlan.Peer(contestant: peer.id, title: "all states")),
        LinePlan(id: "symmetry-21", unit: .seconds),
      ],
      contestants: [contestant(apps: 12), peer, contestant(apps: 21)])
  }

  private static func contestant(apps: Int) -> Contestant {
    let id = "symmetry-\(apps)"
    return Contestant(id) {
      let (report, seconds) = measured { PackedDevice(apps: apps).checkOrbits() }
      if let difference = DeviceCounts(orbitsOf: apps).difference(from: DeviceCounts(report)) {
        throw MeasurementError.wrongCounts(id, difference: difference)
      }
      return Sample(seconds: seconds, work: report.transitions, states: report.states)
    }
  }
}
