import ModelChecking

/// How fast it is decided on the reference device that an app does not stay inactive for ever, from
/// nothing: all states, and the fair cycles.
struct LivenessLines {
  private let surroundings: MachineFeatures

  init(_ surroundings: MachineFeatures) { self.surroundings = surroundings }

  /// A race for each size that SPIN decides, too, and one of ours alone about the price of strong
  /// fairness.
  var groups: [LineGroup] {
    [8, 10].map(peerGroup) + [growthGroup, strongGroup]
  }

  private func peerGroup(apps: Int) -> LineGroup {
    let ours = Self.contestant(apps: apps, .weak, of: 1)
    return LineGroup(
      lines: [
        LinePlan(
          id: ours.id, unit: .transitionsPerSecond,
          peer: LinePlan.Peer(
            contestant: SpinPeer.id(.fairCycles, apps: apps), title: surroundings.spin),
          budget: [.ratio(atLeast: 5)])
      ],
      contestants: [
        ours, SpinPeer(search: .fairCycles, apps: apps, folder: surroundings.folder).contestant,
      ])
  }

  /// The same question of more and more apps: the cost of a transition stays the same.
  private var growthGroup: LineGroup {
    let contestants = [4, 5, 6, 7, 9].map { Self.contestant(apps: $0, .weak, of: 1) }
    return LineGroup(
      lines: contestants.map { LinePlan(id: $0.id, unit: .transitionsPerSecond) },
      contestants: contestants)
  }

  /// Strong fairness of more and more apps, beside the weak fairness of one.
  private var strongGroup: LineGroup {
    let peer = Self.contestant(apps: 8, .weak, of: 1)
    let contestants = [1, 2, 4, 8].map { Self.contestant(apps: 8, .strong, of: $0) }
    return LineGroup(
      lines: contestants.map {
        LinePlan(
          id: $0.id, unit: .transitionsPerSecond,
          peer: LinePlan.Peer(contestant: peer.id, title: "one weak"))
      },
      contestants: contestants + [peer])
  }

  /// One run of the line about a number of apps.
  static func sample(apps: Int) throws -> Sample {
    try search(apps: apps, .weak, of: 1, for: "liveness-\(apps)")
  }

  /// The number of states of the automaton of that line.
  static func automatonStates(apps: Int) throws -> Int? {
    try property(of: PackedDevice(apps: apps), apps: apps, .weak, of: 1).automatonStateCount
  }

  private static func contestant(
    apps: Int, _ strength: Fairness.Strength, of fairApps: Int
  ) -> Contestant {
    let id = "liveness-\(apps)" + (strength == .strong ? "-strong-\(fairApps)" : "")
    return Contestant(id) { try search(apps: apps, strength, of: fairApps, for: id) }
  }

  private static func search(
    apps: Int, _ strength: Fairness.Strength, of fairApps: Int, for id: String
  ) throws -> Sample {
    let device = PackedDevice(apps: apps)
    let property = try property(of: device, apps: apps, strength, of: fairApps)
    let ((graph, verdict), seconds) = measured {
      let graph = device.explore(auditing: .off)
      return (graph, graph.check(property))
    }
    guard case .holds = verdict else {
      throw MeasurementError.failed(id, reason: "what should hold does not: \(verdict)")
    }
    let counts = DeviceCounts(apps: apps)
    guard graph.states.count == counts.states, graph.transitionCount == counts.transitions else {
      throw MeasurementError.wrongCounts(
        id, difference: "\(graph.states.count) states, \(graph.transitionCount) transitions")
    }
    return Sample(seconds: seconds, work: graph.transitionCount, states: graph.states.count)
  }

  private static func property(
    of device: PackedDevice, apps: Int, _ strength: Fairness.Strength, of fairApps: Int
  ) throws -> LivenessProperty<PackedDevice> {
    let vocabulary = try LivenessVocabulary<PackedDevice>(
      predicates: [.state("inactive") { device.phase(of: 0, in: $0) == .inactive }],
      rules: (0..<apps).map { app in
        RuleGroup("app \(app)", .action("app \(app)") { $0.app == app })
      })
    return try LivenessProperty(
      "the first app does not stay inactive", "always (inactive implies eventually not inactive)",
      in: vocabulary,
      assuming: (0..<fairApps).map {
        Fairness(strength, of: "app \($0)", reason: "every app goes on")
      })
  }
}
