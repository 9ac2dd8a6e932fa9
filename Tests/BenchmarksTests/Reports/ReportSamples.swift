@testable import Benchmarks

/// Reports to lay out, with figures made up.
enum ReportSamples {
  static let machine = MachineFacts(
    cores: 2, cpu: "Abacus", memoryBytes: 24_000_000_000, system: "Slate 1", swift: "6.3.1",
    spin: "6.5.2", load: 0.25)

  /// A search that is 14 times as fast as SPIN.
  static let complete = result(
    ours: Race.Result(samples: [search(seconds: 2), search(seconds: 4), search(seconds: 3)]),
    theirs: Race.Result(samples: [Sample(seconds: 42, work: 84_000_000)]))

  /// The same line where SPIN is not installed.
  static let withoutPeer = result(
    ours: Race.Result(samples: [search(seconds: 2)]),
    theirs: Race.Result(
      failure: .missingProgram("SPIN", advice: "apt-get install spin gcc")))

  /// The same line where SPIN has lost states.
  static let wrongPeer = result(
    ours: Race.Result(samples: [search(seconds: 2)]),
    theirs: Race.Result(
      samples: [Sample(seconds: 42, work: 84_000_000)],
      failure: .wrongCounts("SPIN, N = 12", difference: "9 states, not 10")))

  /// A time that is too long.
  static let slow = LineResult(
    LinePlan(id: "startup", unit: .seconds, budget: [.time(below: 0.05)]),
    in: ["startup": Race.Result(samples: [Sample(seconds: 0.0614)])])

  /// A time that is far shorter than the peer's.
  static let fast = LineResult(
    LinePlan(
      id: "symmetry", unit: .seconds,
      peer: LinePlan.Peer(contestant: "all", title: "all states")),
    in: [
      "symmetry": Race.Result(samples: [Sample(seconds: 0.0005)]),
      "all": Race.Result(samples: [Sample(seconds: 2)]),
    ])

  /// A ratio that this machine cannot judge.
  static let caveat = LineResult(
    LinePlan(
      id: "threads", unit: .transitionsPerSecond,
      peer: LinePlan.Peer(contestant: "one", title: "one thread"), budget: [.ratio(atLeast: 1.7)],
      caveat: "there is one core"),
    in: [
      "threads": Race.Result(samples: [search(seconds: 2)]),
      "one": Race.Result(samples: [search(seconds: 2)]),
    ])

  /// A ratio of threads, measured while others had half of the cores.
  static let disturbed = LineResult(
    LinePlan(
      id: "threads", unit: .transitionsPerSecond,
      peer: LinePlan.Peer(contestant: "one", title: "one thread"), budget: [.ratio(atLeast: 1.7)],
      needsIdleCores: true),
    in: [
      "threads": Race.Result(samples: [search(seconds: 2)]),
      "one": Race.Result(
        samples: [
          Sample(seconds: 4, work: 84_000_000, otherProcessCores: 0.04),
          Sample(seconds: 4, work: 84_000_000, otherProcessCores: 0.555),
        ]),
    ])

  static func report(_ lines: LineResult...) -> BenchmarkReport {
    BenchmarkReport(machine: machine, lines: lines)
  }

  private static func search(seconds: Double) -> Sample {
    Sample(seconds: seconds, work: 84_000_000, states: 4_782_969, bytesPerState: 25.2237)
  }

  private static func result(ours: Race.Result, theirs: Race.Result) -> LineResult {
    let plan = LinePlan(
      id: "exhaustive-packed-12", unit: .transitionsPerSecond,
      peer: LinePlan.Peer(contestant: "SPIN, N = 12", title: "SPIN 6.5.2"),
      budget: [.ratio(atLeast: 12), .memory(atMost: 32)])
    return LineResult(plan, in: [plan.id: ours, "SPIN, N = 12": theirs])
  }
}
