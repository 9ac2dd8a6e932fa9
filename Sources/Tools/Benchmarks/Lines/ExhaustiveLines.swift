import ModelChecking

/// How fast every state of the reference device is visited.
struct ExhaustiveLines {
  private let surroundings: MachineFeatures

  init(_ surroundings: MachineFeatures) { self.surroundings = surroundings }

  /// One race for each size of the device.
  func groups(isLarge: Bool) -> [LineGroup] {
    [smallGroup(apps: 8), smallGroup(apps: 10), budgetGroup] + (isLarge ? [largeGroup] : [])
  }

  /// Every spelling against SPIN.
  private func smallGroup(apps: Int) -> LineGroup {
    LineGroup(
      lines: [
        line(PackedDevice.self, apps: apps), line(CollectionsDevice.self, apps: apps),
        line(StructDevice.self, apps: apps),
        line(ArrayDevice.self, apps: apps, budget: apps == 10 ? [.ratio(atLeast: 3)] : []),
      ],
      contestants: [
        Self.contestant(PackedDevice.self, apps: apps),
        Self.contestant(CollectionsDevice.self, apps: apps),
        Self.contestant(StructDevice.self, apps: apps),
        Self.contestant(ArrayDevice.self, apps: apps), spin(apps: apps),
      ])
  }

  /// The size that the budget is about.
  private var budgetGroup: LineGroup {
    LineGroup(
      lines: [
        line(PackedDevice.self, apps: 12, budget: [.ratio(atLeast: 12), .memory(atMost: 32)]),
        line(
          CollectionsDevice.self, apps: 12, budget: [.ratio(atLeast: 8), .memory(atMost: 32)]),
        line(StructDevice.self, apps: 12, budget: [.ratio(atLeast: 5)]),
        line(ArrayDevice.self, apps: 12),
        twoThreadsLine(PackedDevice.self, atLeast: 1.85),
        twoThreadsLine(StructDevice.self, atLeast: 1.35),
      ],
      contestants: [
        Self.contestant(PackedDevice.self, apps: 12),
        Self.contestant(PackedDevice.self, apps: 12, threads: 2),
        Self.contestant(CollectionsDevice.self, apps: 12),
        Self.contestant(StructDevice.self, apps: 12),
        Self.contestant(StructDevice.self, apps: 12, threads: 2),
        Self.contestant(ArrayDevice.self, apps: 12), spin(apps: 12),
      ])
  }

  /// Fifty million states; SPIN would take ten minutes and several gigabytes.
  private var largeGroup: LineGroup {
    let large = Self.contestant(PackedDevice.self, apps: 14)
    let disk = diskContestant(apps: 14)
    return LineGroup(
      lines: [
        LinePlan(id: large.id, unit: .transitionsPerSecond),
        LinePlan(
          id: disk.id, unit: .transitionsPerSecond,
          peer: LinePlan.Peer(contestant: large.id, title: "in memory"),
          budget: [.ratio(atLeast: 0.33)]),
      ],
      contestants: [large, disk])
  }

  /// A search with its states in files, and a sixth of the memory that they would take.
  private func diskContestant(apps: Int) -> Contestant {
    let id = "disk-\(apps)"
    return Contestant(id) { [folder = surroundings.folder] in
      try Self.search(apps: apps, for: id) { (device: PackedDevice) in
        try device.check(
          options: .disk(folder: "\(folder)/\(id)", memory: 256 << 20).audit(.sample))
      }
    }
  }
}

extension ExhaustiveLines {
  private func line<Device: DeviceMachine>(
    _ type: Device.Type, apps: Int, budget: [Requirement] = []
  ) -> LinePlan {
    LinePlan(
      id: Self.id(type, apps: apps), unit: .transitionsPerSecond,
      peer: LinePlan.Peer(contestant: SpinPeer.id(.states, apps: apps), title: surroundings.spin),
      budget: budget)
  }

  private func twoThreadsLine<Device: DeviceMachine>(
    _ type: Device.Type, atLeast ratio: Double
  ) -> LinePlan {
    LinePlan(
      id: Self.id(type, apps: 12, threads: 2), unit: .transitionsPerSecond,
      peer: LinePlan.Peer(contestant: Self.id(type, apps: 12), title: "one thread"),
      budget: [.ratio(atLeast: ratio)], needsIdleCores: true,
      caveat: surroundings.cores < 2 ? "two threads have only one core here" : nil)
  }

  private static func id<Device: DeviceMachine>(
    _ type: Device.Type, apps: Int, threads: Int = 1
  ) -> String {
    "exhaustive-\(Device.spelling)-\(apps)" + (threads > 1 ? "-\(threads)-threads" : "")
  }

  /// A search for all states of a device.
  static func contestant<Device: DeviceMachine>(
    _ type: Device.Type, apps: Int, threads: Int = 1
  ) -> Contestant {
    let id = id(type, apps: apps, threads: threads)
    return Contestant(id) { try search(type, apps: apps, threads: threads, for: id) }
  }

  /// One run of the line about a number of apps, with one thread.
  static func sample<Device: DeviceMachine>(_ type: Device.Type, apps: Int) throws -> Sample {
    try search(type, apps: apps, threads: 1, for: id(type, apps: apps))
  }

  /// What the audit of a sample costs: the same search with it and without.
  static var auditGroup: LineGroup {
    LineGroup(
      lines: [auditLine(PackedDevice.self), auditLine(StructDevice.self)],
      contestants: auditContestants(PackedDevice.self) + auditContestants(StructDevice.self))
  }

  private static func auditLine<Device: DeviceMachine>(_ type: Device.Type) -> LinePlan {
    LinePlan(
      id: "audit-\(Device.spelling)-11", unit: .transitionsPerSecond,
      peer: LinePlan.Peer(contestant: "no-audit-\(Device.spelling)-11", title: "no audit"),
      budget: [.ratio(atLeast: 0.97)])
  }

  private static func auditContestants<Device: DeviceMachine>(
    _ type: Device.Type
  ) -> [Contestant] {
    [("audit", ContractAudit.sample), ("no-audit", .off)].map { name, audit in
      let id = "\(name)-\(Device.spelling)-11"
      return Contestant(id) { try search(type, apps: 11, auditing: audit, threads: 1, for: id) }
    }
  }

  private func spin(apps: Int) -> Contestant {
    SpinPeer(search: .states, apps: apps, folder: surroundings.folder).contestant
  }

  private static func search<Device: DeviceMachine>(
    _ type: Device.Type, apps: Int, auditing audit: ContractAudit = .sample, threads: Int,
    for id: String
  ) throws -> Sample {
    try search(apps: apps, for: id) { (device: Device) in
      device.check(options: .audit(audit).threads(threads))
    }
  }

  private static func search<Device: DeviceMachine>(
    apps: Int, for id: String, by check: (Device) throws -> SearchReport<Device>
  ) throws -> Sample {
    let (report, seconds) = try measured { try check(Device(apps: apps)) }
    if let difference = DeviceCounts(apps: apps).difference(from: DeviceCounts(report)) {
      throw MeasurementError.wrongCounts(id, difference: difference)
    }
    return Sample(
      seconds: seconds, work: report.transitions, states: report.states,
      bytesPerState: Double(report.memory.total) / Double(report.states))
  }
}

extension DeviceCounts {
  /// The counts that a search has found.
  init<Device: DeviceMachine>(_ report: SearchReport<Device>) {
    self.init(states: report.states, transitions: report.transitions, depth: report.depth)
  }
}

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
    apps: Int, suffix: String = "", auditing: ContractAudit = .off
  ) -> Contestant {
    let id = "symmetry-\(apps)\(suffix)"
    return Contestant(id) {
      let (report, seconds) = measured {
        PackedDevice(apps: apps).orbits.check(options: .audit(auditing))
      }
      if let difference = DeviceCounts(orbitsOf: apps).difference(from: DeviceCounts(report)) {
        throw MeasurementError.wrongCounts(id, difference: difference)
      }
      return Sample(seconds: seconds, work: report.transitions, states: report.states)
    }
  }
}
