import ModelChecking
import Testing

@Suite struct `Random walks` {
  static let device = ReferenceDevice(apps: 3)

  @Test(arguments: [0, 1, 0x5EED, .max] as [UInt64])
  func `of equal seeds are equal`(seed: UInt64) {
    let options = WalkOptions(seed: seed, walks: 3, length: 50)
    let (first, second) = (Self.device.walk(options), Self.device.walk(options))
    #expect(
      first.actionCounts == second.actionCounts && first.statesVisited == second.statesVisited)
    #expect(first.steps == second.steps && first.walks == second.walks)
  }

  @Test func `of equal seeds are broken by equal traces`() {
    let dry = Property<WaterJugs>("dry", "not four gallons", .always(.init("dry") { $0.big != 4 }))
    let options = WalkOptions(seed: 11, walks: 100, length: 100)
    let traces = (0..<3).map { _ in
      WaterJugs().walk(options, checking: [dry]).violation?.trace
    }
    #expect(traces[0] != nil && Set(traces).count == 1)
  }

  @Test func `of different seeds differ`() {
    let counts = (0..<20).map { seed in
      Self.device.walk(WalkOptions(seed: seed, walks: 1, length: 100)).actionCounts
    }
    #expect(Set(counts).count == 20)
  }

  @Test func `of one seed are the same in every release`() {
    let trace = Self.trace(of: Ring(size: 1_000), seed: 7, length: 10)
    let right: Set = [1, 2]
    #expect(trace == (0..<10).map { right.contains($0) ? .right : .left })
  }

  @Test func `are not all the same`() {
    let reports = (0..<2).map { walk in
      Ring(size: 1_000).walk(WalkOptions(seed: 3, walks: walk + 1, length: 64)).actionCounts
    }
    #expect(reports[1][.left] != (reports[0][.left] ?? 0) * 2)
  }

  @Test func `begin in every initial state`() {
    let report = HourClock().walk(WalkOptions(seed: 3, walks: 200, length: 0))
    #expect(report.statesVisited == 12 && report.steps == 0 && report.walks == 200)
  }

  @Test func `take enabled actions only`() {
    let legal = StepPredicate<ReferenceDevice>("legal") { source, action, target in
      let device = ReferenceDevice(apps: 3)
      return device.actions(in: source).contains(action)
        && device.successor(of: source, taking: action) == target
    }
    let property = Property("legal", "all is legal", .everyStep(where: .any, is: legal))
    let report = Self.device.walk(
      WalkOptions(seed: 1, walks: 5, length: 200), checking: [property])
    #expect(report.violation == nil && report.steps == 1_000)
  }

  @Test func `see as much as a search if they are long enough`() {
    let report = Self.device.walk(WalkOptions(seed: 1, walks: 10, length: 1_000))
    let graph = Self.device.explore()
    #expect(report.statesVisited == graph.states.count)
    #expect(Set(report.actionCounts.keys) == Set(graph.actions))
  }

  /// The actions of a walk of exactly this length.
  private static func trace(of ring: Ring, seed: UInt64, length: Int) -> [Ring.Action]? {
    let claim = Claim<Ring>.pattern(.boundedExistence(of: .any, atMost: length - 1))
    let options = WalkOptions(seed: seed, walks: 1, length: length)
    return ring.walk(options, checking: [Property("end", "ends", claim)]).violation?.trace.actions
  }
}
